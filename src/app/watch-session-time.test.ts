import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { sessionWatchMachine } from '#src/machines/session-watch/session-watch.machine.ts'
import { watchSessionTime } from './watch-session-time.ts'

type SessionInfo = Output<'getUnauthSessionInfo'>
const member: SessionInfo = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'sms',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 300,
  expiresInSeconds: 9_000,
}
const anonymous: SessionInfo = { ...member, loginYn: 'N', idleSeconds: 0, expiresInSeconds: 0 }

describe('the countdown of the session', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function tab(answers: SessionInfo[]) {
    let asked = 0
    const channelListeners: ((message: { data: unknown }) => void)[] = []
    const postedMessages: unknown[] = []
    const session = createActor(
      sessionMachine.provide({
        actors: {
          getUnauthSessionInfo: fromPromise(() =>
            Promise.resolve(answers[Math.min(asked++, answers.length - 1)]!),
          ),
        },
      }),
      { input: { newDeviceId: () => 'd' } },
    )
    const sessionWatch = createActor(sessionWatchMachine)
    const channel = {
      postMessage: (data: unknown) => void postedMessages.push(data),
      addEventListener: (_: string, listener: unknown) =>
        void channelListeners.push(listener as (typeof channelListeners)[number]),
    }
    const reportUse = watchSessionTime({ session, sessionWatch, channel: channel as never, now: Date.now })
    sessionWatch.start()
    session.start()
    await vi.advanceTimersByTimeAsync(0)
    return {
      session,
      sessionWatch,
      used: reportUse,
      posted: postedMessages,
      hear: (data: unknown) => channelListeners.forEach((listener) => listener({ data })),
      asked: () => asked,
    }
  }

  it('warns two minutes before the session ends, and asks the server when the time is over', async () => {
    const { session, sessionWatch, asked } = await tab([member, anonymous])
    await vi.advanceTimersByTimeAsync(179_000)
    expect(sessionWatch.getSnapshot().hasTag('warning')).toBe(false)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(sessionWatch.getSnapshot().hasTag('warning')).toBe(true)
    expect(asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked()).toBe(2)
    expect(session.getSnapshot().value).toBe('anonymous')
    expect(sessionWatch.getSnapshot().value).toBe('idle')
  })

  it('begins again when the server reports that the session continues', async () => {
    const { sessionWatch } = await tab([member, { ...member }])
    await vi.advanceTimersByTimeAsync(300_500)
    expect(sessionWatch.getSnapshot().value).toEqual({ watched: 'quiet' })
  })

  it('informs the other tabs of use even if the clock was set back since the last report', async () => {
    const { used, posted } = await tab([member])
    used()
    vi.setSystemTime(Date.now() - 86_400_000)
    used()
    expect(posted).toHaveLength(2)
  })

  it('counts from the last use in this tab or in another one, and informs the other tabs regularly', async () => {
    const { sessionWatch, used, posted, hear } = await tab([member])
    await vi.advanceTimersByTimeAsync(170_000)
    used()
    used()
    expect(posted).toEqual(['session.used'])
    await vi.advanceTimersByTimeAsync(170_000)
    expect(sessionWatch.getSnapshot().hasTag('warning')).toBe(false)
    hear('session.used')
    hear('something else')
    await vi.advanceTimersByTimeAsync(170_000)
    expect(sessionWatch.getSnapshot().hasTag('warning')).toBe(false)
    used()
    expect(posted).toHaveLength(2)
  })

  it('ends with the session', async () => {
    const { session, sessionWatch } = await tab([member])
    session.send({ type: 'session.changedElsewhere', fact: 'session.ended' })
    expect(sessionWatch.getSnapshot().value).toBe('idle')
  })
})
