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

const anonymous: SessionInfo = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  mfaType: 'sms',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 0,
  expiresInSeconds: 0,
}
const member: SessionInfo = { ...anonymous, loginYn: 'Y', email: 'minsu@hanbit.example', name: '김민수' }
const entered: SessionInfo = { ...member, passwordCheckYn: 'Y' }
const offline = new Problem(0, '')
const changedElsewhere = (fact: SessionFact) => ({ type: 'session.changedElsewhere', fact }) as const
const read = (session: SessionInfo) => done('getSessionInfo', session)
const check = (session: SessionInfo) => done('getUnauthSessionInfo', session)
const opened = { type: 'session.opened' } as const
const refusedEvent = { type: 'session.refused' } as const
const logOut = { type: 'logout.requested' } as const
const restored = { type: 'page.restored' } as const
const gestures = [
  opened,
  refusedEvent,
  { type: 'password.confirmed' },
  { type: 'password.required' },
  logOut,
  restored,
  changedElsewhere('session.started'),
  changedElsewhere('session.ended'),
  changedElsewhere('session.expired'),
] as const
const outcomes = [
  check(anonymous),
  check(member),
  check(entered),
  fails('getUnauthSessionInfo', offline),
  read(member),
  read(anonymous),
  fails('getSessionInfo', offline),
  done('logOut', { loginYn: 'N' }),
  fails('logOut', offline),
  fails('logOut', problemNamed('session.missing')),
]
const anyStory = fc.array(fc.constantFrom<Step>(...gestures, ...outcomes), { maxLength: 25 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begin() {
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
    /** Plays the step if it can happen now: an operation ends only while it is in progress. */
    async playIfPossible(step: Step) {
      if ('actorId' in step && !actor.pending().includes(step.actorId)) return false
      await actor.play(step)
      return true
    },
  }
}

async function stateAfter(...steps: Step[]) {
  const session = begin()
  for (const step of steps) await session.play(step)
  return session
}

describe('the state of the session for screens', () => {
  const visitor = { loggedIn: false, passwordEntered: false, settled: true }
  const unsettled = { ...visitor, settled: false }

  it.each<[string, Step[], object]>([
    ['restoring', [], unsettled],
    ['a visitor', [check(anonymous)], visitor],
    ['a member', [check(member)], { loggedIn: true, passwordEntered: false, settled: true }],
    ['a confirmed member', [check(entered)], { loggedIn: true, passwordEntered: true, settled: true }],
    ['a recheck', [check(entered), refusedEvent], { loggedIn: true, passwordEntered: true, settled: false }],
    ['a restored page', [check(entered), restored], unsettled],
    ['a new login', [check(anonymous), opened], unsettled],
    ['a logout under way', [check(entered), logOut], visitor],
    ['an unconfirmed logout', [check(entered), logOut, fails('logOut', offline)], visitor],
  ])('%s', async (_, steps, flags) => {
    expect((await stateAfter(...steps)).flags()).toEqual(flags)
  })

  it('distinguishes a restored page from a logout that is not confirmed', async () => {
    const { play, snapshot } = begin()
    const seen = [[isRestoring(snapshot()), isLogoutUnconfirmed(snapshot())]]
    for (const step of [check(entered), restored, check(entered), logOut, fails('logOut', offline)]) {
      await play(step)
      seen.push([isRestoring(snapshot()), isLogoutUnconfirmed(snapshot())])
    }
    expect(seen).toEqual([
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
    const { play, snapshot } = begin()
    const ids = [snapshot().context.deviceId]
    const login = [opened, done('getSessionInfo', member)]
    const logout = [logOut, done('logOut', { loginYn: 'N' })]
    for (const step of [
      check(entered),
      ...logout,
      ...login,
      restored,
      fails('getUnauthSessionInfo', offline),
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
    ['a visitor is found at the start', [check(anonymous)]],
    ['the first check fails', [fails('getUnauthSessionInfo', offline)]],
    ['a logout elsewhere comes first', [changedElsewhere('session.ended')]],
    ['nobody is found again', [check(anonymous), changedElsewhere('session.started'), check(anonymous)]],
    ['a logout elsewhere overtakes a check', [check(anonymous), restored, changedElsewhere('session.ended')]],
    ['the member left elsewhere', [check(entered), changedElsewhere('session.ended')]],
    ['the session expired', [check(entered), refusedEvent, check(anonymous)]],
    ['the session is gone', [check(entered), restored, check(anonymous)]],
  ])('is another one when %s', async (_, steps) => {
    const { play, snapshot } = await stateAfter(...steps.slice(0, -1))
    const before = snapshot().context.deviceId
    for (const step of steps.slice(-1)) await play(step)
    expect(snapshot().context.deviceId).not.toBe(before)
  })
})

describe('after any events in any order', () => {
  it('no member is logged in after a logout until the server reports a member again', () =>
    fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const session = begin()
        let loggedOut = false
        for (const step of story) {
          const before = session.flags()
          if (!(await session.playIfPossible(step))) continue
          if (step.type === 'logout.requested' && before.loggedIn) loggedOut = true
          if ('output' in step && (step.output === member || step.output === entered)) loggedOut = false
          const { loggedIn, passwordEntered } = session.flags()
          if (loggedOut)
            expect({ loggedIn, passwordEntered }).toEqual({ loggedIn: false, passwordEntered: false })
          if (passwordEntered) expect(loggedIn).toBe(true)
        }
        session.stop()
      }),
    ))

  it('after a logout the password counts as checked only after a login, here or in another tab', () =>
    fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const session = begin()
        for (const step of [check(entered), logOut, done('logOut', { loginYn: 'N' })])
          await session.play(step)
        // Steps without a login: the simulated server, like the machine, reports no member until the next login.
        const noLogin = ({ type }: Step) =>
          type !== 'session.opened' && !type.startsWith('xstate.done.actor.get')
        for (const step of story.filter(noLogin)) {
          await session.playIfPossible(step)
          if (session.pending().includes('getUnauthSessionInfo')) await session.play(check(anonymous))
          expect(session.flags()).toMatchObject({ loggedIn: false, passwordEntered: false })
        }
        session.stop()
      }),
    ))

  it('the states and the context agree, and a session that was reported as expired has ended', () =>
    fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const session = begin()
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
