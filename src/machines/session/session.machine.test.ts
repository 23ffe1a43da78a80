import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { start } from '../testing/play.ts'
import { done, fails, type Step } from '../testing/steps.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionFact, SessionInfo } from './session-context.ts'
import {
  isLoggedIn,
  isLogoutUnconfirmed,
  isPasswordEntered,
  isRestoring,
  isSettled,
} from './session-selectors.ts'

const anonymousSession: SessionInfo = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  mfaType: 'sms',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 0,
  expiresInSeconds: 0,
}
const member: SessionInfo = {
  ...anonymousSession,
  loginYn: 'Y',
  email: 'minsu@hanbit.example',
  name: '김민수',
}
const enteredSession: SessionInfo = { ...member, passwordCheckYn: 'Y' }
const offlineProblem = new Problem(0, '')
const changedElsewhere = (fact: SessionFact) => ({ type: 'session.changedElsewhere', fact }) as const
const readDone = (session: SessionInfo) => done('getSessionInfo', session)
const checkDone = (session: SessionInfo) => done('getUnauthSessionInfo', session)
const sessionOpened = { type: 'session.opened' } as const
const refusedEvent = { type: 'session.refused' } as const
const logOut = { type: 'logout.requested' } as const
const pageRestored = { type: 'page.restored' } as const
const gestures = [
  sessionOpened,
  refusedEvent,
  { type: 'password.confirmed' },
  { type: 'password.required' },
  logOut,
  pageRestored,
  changedElsewhere('session.started'),
  changedElsewhere('session.ended'),
  changedElsewhere('session.expired'),
] as const
const outcomes = [
  checkDone(anonymousSession),
  checkDone(member),
  checkDone(enteredSession),
  fails('getUnauthSessionInfo', offlineProblem),
  readDone(member),
  readDone(anonymousSession),
  fails('getSessionInfo', offlineProblem),
  done('logOut', { loginYn: 'N' }),
  fails('logOut', offlineProblem),
  fails('logOut', problemNamed('session.missing')),
]
const anyStory = fc.array(fc.constantFrom<Step>(...gestures, ...outcomes), { maxLength: 25 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function beginSession() {
  let ids = 0
  const actor = start(sessionMachine, { newDeviceId: () => `device-${(ids += 1)}` })
  const snapshot = () => actor.snapshot() as Parameters<typeof isLoggedIn>[0]
  return {
    ...actor,
    snapshot,
    flags: () => ({
      loggedIn: isLoggedIn(snapshot()),
      passwordEntered: isPasswordEntered(snapshot()),
      settled: isSettled(snapshot()),
    }),
    /** Runs the step if it is possible now: an operation ends only while it is in progress. */
    async playIfPossible(step: Step) {
      if ('actorId' in step && !actor.pending().includes(step.actorId)) return false
      await actor.play(step)
      return true
    },
  }
}

async function stateAfter(...steps: Step[]) {
  const session = beginSession()
  for (const step of steps) await session.play(step)
  return session
}

describe('the state of the session for screens', () => {
  const visitorFlags = { loggedIn: false, passwordEntered: false, settled: true }
  const unsettledFlags = { ...visitorFlags, settled: false }

  it.each<[string, Step[], object]>([
    ['restoring', [], unsettledFlags],
    ['a visitor', [checkDone(anonymousSession)], visitorFlags],
    ['a member', [checkDone(member)], { loggedIn: true, passwordEntered: false, settled: true }],
    [
      'a confirmed member',
      [checkDone(enteredSession)],
      { loggedIn: true, passwordEntered: true, settled: true },
    ],
    [
      'a recheck',
      [checkDone(enteredSession), refusedEvent],
      { loggedIn: true, passwordEntered: true, settled: false },
    ],
    ['a restored page', [checkDone(enteredSession), pageRestored], unsettledFlags],
    ['a new login', [checkDone(anonymousSession), sessionOpened], unsettledFlags],
    ['a logout under way', [checkDone(enteredSession), logOut], visitorFlags],
    [
      'an unconfirmed logout',
      [checkDone(enteredSession), logOut, fails('logOut', offlineProblem)],
      visitorFlags,
    ],
  ])('%s', async (_, steps, flags) => {
    expect((await stateAfter(...steps)).flags()).toEqual(flags)
  })

  it('distinguishes a restored page from a logout that is not confirmed', async () => {
    const { play, snapshot } = beginSession()
    const seenFlags = [[isRestoring(snapshot()), isLogoutUnconfirmed(snapshot())]]
    for (const step of [
      checkDone(enteredSession),
      pageRestored,
      checkDone(enteredSession),
      logOut,
      fails('logOut', offlineProblem),
    ]) {
      await play(step)
      seenFlags.push([isRestoring(snapshot()), isLogoutUnconfirmed(snapshot())])
    }
    expect(seenFlags).toEqual([
      [true, false],
      [false, false],
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ])
  })
})

describe('the device id', () => {
  it('is replaced after every reset', async () => {
    const { play, snapshot } = beginSession()
    const ids = [snapshot().context.deviceId]
    const login = [sessionOpened, done('getSessionInfo', member)]
    const logout = [logOut, done('logOut', { loginYn: 'N' })]
    for (const step of [
      checkDone(enteredSession),
      ...logout,
      ...login,
      pageRestored,
      fails('getUnauthSessionInfo', offlineProblem),
    ]) {
      await play(step)
      ids.push(snapshot().context.deviceId)
    }
    expect(ids).toEqual([
      'device-1',
      'device-1',
      'device-2',
      'device-2',
      'device-3',
      'device-3',
      'device-3',
      'device-4',
    ])
  })

  it.each<[string, Step[]]>([
    ['the first check finds a visitor', [checkDone(anonymousSession)]],
    ['the first check fails', [fails('getUnauthSessionInfo', offlineProblem)]],
    ['another tab reports a logout before the first check', [changedElsewhere('session.ended')]],
    [
      'a check after a login in another tab finds a visitor again',
      [checkDone(anonymousSession), changedElsewhere('session.started'), checkDone(anonymousSession)],
    ],
    [
      'a logout in another tab arrives during a check',
      [checkDone(anonymousSession), pageRestored, changedElsewhere('session.ended')],
    ],
    [
      'another tab reports that the session has ended',
      [checkDone(enteredSession), changedElsewhere('session.ended')],
    ],
    ['the session expired', [checkDone(enteredSession), refusedEvent, checkDone(anonymousSession)]],
    [
      'a check of a restored page finds no session',
      [checkDone(enteredSession), pageRestored, checkDone(anonymousSession)],
    ],
  ])('is replaced when %s', async (_, steps) => {
    const { play, snapshot } = await stateAfter(...steps.slice(0, -1))
    const before = snapshot().context.deviceId
    for (const step of steps.slice(-1)) await play(step)
    expect(snapshot().context.deviceId).not.toBe(before)
  })
})

describe('the session machine after any events in any order', () => {
  it('reports no member after a logout until the server reports a member again', () =>
    fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const session = beginSession()
        let loggedOut = false
        for (const step of story) {
          const before = session.flags()
          if (!(await session.playIfPossible(step))) continue
          if (step.type === 'logout.requested' && before.loggedIn) loggedOut = true
          if ('output' in step && (step.output === member || step.output === enteredSession))
            loggedOut = false
          const { loggedIn, passwordEntered } = session.flags()
          if (loggedOut)
            expect({ loggedIn, passwordEntered }).toEqual({ loggedIn: false, passwordEntered: false })
          if (passwordEntered) expect(loggedIn).toBe(true)
        }
        session.stop()
      }),
    ))

  it('treats the password as checked after a logout only once there is a login, here or in another tab', () =>
    fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const session = beginSession()
        for (const step of [checkDone(enteredSession), logOut, done('logOut', { loginYn: 'N' })])
          await session.play(step)
        // Whether a step is no login. Without a login the simulated server reports no member, as the machine does.
        const noLogin = ({ type }: Step) =>
          type !== 'session.opened' && !type.startsWith('xstate.done.actor.get')
        for (const step of story.filter(noLogin)) {
          await session.playIfPossible(step)
          if (session.pending().includes('getUnauthSessionInfo'))
            await session.play(checkDone(anonymousSession))
          expect(session.flags()).toMatchObject({ loggedIn: false, passwordEntered: false })
        }
        session.stop()
      }),
    ))

  it('has a context that agrees with its state, and has ended a session that was reported as expired', () =>
    fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const session = beginSession()
        for (const step of story) {
          await session.playIfPossible(step)
          const { value, context } = session.snapshot()
          const { loggedIn, passwordEntered } = session.flags()
          if (JSON.stringify(value).includes('loggedIn')) {
            expect(value).toEqual({ loggedIn: passwordEntered ? 'passwordEntered' : 'passwordNeeded' })
            expect(loggedIn).toBe(true)
            expect(context.refused).toBe(false)
          }
          if (
            typeof value === 'string' &&
            ['anonymous', 'loggingOut', 'logoutUnconfirmed', 'gettingSessionInfo'].includes(value)
          )
            expect(context).toMatchObject({ session: undefined, refused: false })
        }
        const facts = session.emitted.map(({ type }) => type)
        for (const [index, fact] of facts.entries())
          if (fact === 'session.expired') expect(facts[index + 1]).toBe('session.ended')
        session.stop()
      }),
    ))
})
