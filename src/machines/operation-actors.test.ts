import { describe, expect, it, vi } from 'vitest'
import { createActor, setup, toPromise } from 'xstate'
import type { Api } from '#contract/operation.ts'
import { needs, operationActors, type ShareSent } from './operation-actors.ts'
import { scriptedApi } from './testing/scripted-api.ts'

const login = {
  email: 'minsu@hanbit.example',
  password: 'correct horse battery',
  deviceId: '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11',
}

describe('operationActors', () => {
  it('passes the body to the operation of the same name and returns its data', async () => {
    const { api, calls, ending } = scriptedApi()
    const actor = createActor(operationActors(api).logIn, { input: login }).start()
    ending('logIn').resolve({ loginYn: 'Y', mfaType: 'none' })
    expect(await toPromise(actor)).toEqual({ loginYn: 'Y', mfaType: 'none' })
    expect(calls).toEqual([{ operation: 'logIn', input: login }])
  })

  it('reports the progress of an upload to the machine that invoked it', () => {
    const sentShares: number[] = []
    const uploadFile = vi.fn<Api['uploadFile']>(() => new Promise(() => {}))
    const machine = setup({ types: {} as { events: ShareSent }, actors: needs('uploadFile') }).createMachine({
      invoke: { src: 'uploadFile', input: { purpose: 'inquiry', file: new File(['%PDF'], 'a.pdf') } },
      on: { 'share.sent': { actions: ({ event }) => sentShares.push(event.share) } },
    })
    createActor(machine.provide({ actors: operationActors({ ...scriptedApi().api, uploadFile }) })).start()
    uploadFile.mock.calls[0]![1]!.onProgress!(0.25)
    expect(sentShares).toEqual([0.25])
  })

  it('aborts the call when its state is left', () => {
    const { api, pending } = scriptedApi()
    const actor = createActor(operationActors(api).logIn, { input: login }).start()
    expect(pending()).toEqual(['logIn'])
    actor.stop()
    expect(pending()).toEqual([])
  })
})

describe('needs', () => {
  it('provides only the named operations, which refuse to run without an Api', async () => {
    const actors = needs('logIn', 'logOut')
    expect(Object.keys(actors)).toEqual(['logIn', 'logOut'])
    const actor = createActor(actors.logIn, { input: login })
    const refusal = toPromise(actor)
    actor.start()
    await expect(refusal).rejects.toThrow('No Api provided for the actor "logIn".')
  })
})
