import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Output } from '#contract/operation.ts'
import type { Machines } from '#src/components/context/app-context.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { verificationMachine } from '#src/machines/verification/verification.machine.ts'
import { requestVerification } from './request-verification.ts'

const verificationWays: Output<'startVerification'> = { ways: ['PASSWORD'], destination: null, passkey: null }
const password = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const

function createAskedVerification() {
  const session: Machines['session'] = createActor(sessionMachine, { input: { newDeviceId: () => 'd' } })
  const verification: Machines['verification'] = createActor(
    verificationMachine.provide({
      actors: {
        startVerification: fromPromise(() => Promise.resolve(verificationWays)),
        verifyAgain: fromPromise(() => Promise.resolve({ verifiedForSeconds: 600 })),
      },
    }),
  ).start()
  const send = vi.spyOn(session, 'send')
  const isOpen = () => !verification.getSnapshot().matches('idle')
  const open = () =>
    vi.waitFor(() => verification.getSnapshot().matches({ asking: 'enteringPassword' }) || fail())
  return { ask: requestVerification({ session, verification }), verification, send, isOpen, open }
}
const fail = (): never => {
  throw new Error('not yet')
}

describe('a fresh proof', () => {
  it('is requested once for calls that wait together, and reports the password check to the session', async () => {
    const { ask, verification, send, isOpen, open } = createAskedVerification()
    const [one, other] = [ask(), ask()]
    await open()
    verification.send(password)
    expect(await Promise.all([one, other])).toEqual([true, true])
    expect(isOpen()).toBe(false)
    expect(send.mock.calls).toEqual([[{ type: 'password.confirmed' }]])
  })

  it('that the member refuses makes the waiting calls fail, and the next call requests it again', async () => {
    const { ask, verification, send, open } = createAskedVerification()
    const firstProof = ask()
    await open()
    verification.send({ type: 'verification.canceled' })
    expect(await firstProof).toBe(false)
    expect(send).not.toHaveBeenCalled()
    const secondProof = ask()
    await open()
    verification.send(password)
    expect(await secondProof).toBe(true)
  })

  it('is requested only as long as a call waits', async () => {
    const { ask, isOpen, open } = createAskedVerification()
    const [one, other] = [new AbortController(), new AbortController()]
    const waitingCalls = [ask(one.signal), ask(other.signal)]
    await open()
    one.abort()
    expect(isOpen()).toBe(true)
    other.abort()
    expect(await Promise.all(waitingCalls)).toEqual([false, false])
    expect(isOpen()).toBe(false)
    expect(await ask(AbortSignal.abort())).toBe(false)
  })
})
