import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { operationActors, needs } from './operation-actors.ts'
import { scriptedApi } from './testing/scripted-api.ts'

const login = {
  email: 'minsu@hanbit.example',
  password: 'correct horse battery',
  deviceId: '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11',
}

describe('operationActors', () => {
  it('hands the body to the operation of the same name and gives its data', async () => {
    const { api, calls, ending } = scriptedApi()
    const actor = createActor(operationActors(api).logIn, { input: login }).start()
    ending('logIn').resolve({ loginYn: 'Y', mfaType: 'none' })
    expect(await toPromise(actor)).toEqual({ loginYn: 'Y', mfaType: 'none' })
    expect(calls).toEqual([{ operation: 'logIn', input: login }])
  })

  it('gives the call up when it is left', () => {
    const { api, pending } = scriptedApi()
    const actor = createActor(operationActors(api).logIn, { input: login }).start()
    expect(pending()).toEqual(['logIn'])
    actor.stop()
    expect(pending()).toEqual([])
  })
})

describe('needs', () => {
  it('names only what was asked for and refuses to run without an Api', async () => {
    const actors = needs('logIn', 'logOut')
    expect(Object.keys(actors)).toEqual(['logIn', 'logOut'])
    const actor = createActor(actors.logIn, { input: login })
    const refusal = toPromise(actor)
    actor.start()
    await expect(refusal).rejects.toThrow('No Api provided for the actor "logIn".')
  })
})
