import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionContext, SessionEmitted, SessionFact, SessionInfo } from './session-context.ts'

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
const minsu: SessionInfo = { ...anonymous, loginYn: 'Y', email: 'minsu@hanbit.example' }
const minsuEntered: SessionInfo = { ...minsu, passwordCheckYn: 'Y' }
const jiwoo: SessionInfo = { ...minsu, email: 'jiwoo@hanbit.example' }
const offline = new Problem(0, '')
const overProblem = problemNamed('session.missing')
const timedOut = problemNamed('session.expired')

const opened = { type: 'session.opened' } as const
const refusedEvent = { type: 'session.refused' } as const
const confirmed = { type: 'password.confirmed' } as const
const required = { type: 'password.required' } as const
const logOut = { type: 'logout.requested' } as const
const restored = { type: 'page.restored' } as const
const membershipEnded = { type: 'membership.ended' } as const
const checkRequested = { type: 'check.requested' } as const
const changedEvent = { type: 'member.changed' } as const
const changedElsewhere = (fact: SessionFact) => ({ type: 'session.changedElsewhere', fact }) as const
const startedElsewhere = changedElsewhere('session.started')
const endedElsewhere = changedElsewhere('session.ended')
const expiredElsewhere = changedElsewhere('session.expired')

const check = (session: SessionInfo) => done('getUnauthSessionInfo', session)
const checkFails = fails('getUnauthSessionInfo', offline)
const read = (session: SessionInfo) => done('getSessionInfo', session)
const readFails = fails('getSessionInfo', offline)
const loggedOut = done('logOut', { loginYn: 'N' })

const isMinsu = [check(minsu)] as const
const isMinsuEntered = [check(minsuEntered)] as const
const isAnonymous = [check(anonymous)] as const
const leftPath = [...isMinsuEntered, logOut, fails('logOut', offline)] as const

const neededState = { loggedIn: 'passwordNeeded' }
const enteredState = { loggedIn: 'passwordEntered' }
const forgotten = { session: undefined, refused: false, unread: undefined }
const unread = { session: undefined, refused: false, unread: offline }

const checked = (times: number) => Array<'getUnauthSessionInfo'>(times).fill('getUnauthSessionInfo')
const startedFact = (here: boolean) => ({ type: 'session.started', here }) as const
const endedFact = (here: boolean) => ({ type: 'session.ended', here }) as const
const endedUnread = { type: 'session.ended', here: false, unread: true } as const
const expiredFact = { type: 'session.expired' } as const
const passwordFact = { type: 'password.changed' } as const
// The machine itself creates this problem, so the problem has no message of the server.
const missing = new Problem(401, '')
const unconfirmed = (problem: Problem) => ({ type: 'session.unconfirmed', problem }) as const
const logoutUnconfirmed = { type: 'logout.unconfirmed', problem: offline } as const
const emits = (...emitted: SessionEmitted[]) => ({ emitted })

const lostSession = { context: forgotten, ...emits(expiredFact, endedFact(false)) }

describeModel(sessionMachine, {
  input: { newDeviceId: () => 'f3d8a7a2-53f4-4a0e-9c8f-3f9f6e7d1c55' },
  gestures: [
    opened,
    refusedEvent,
    confirmed,
    required,
    logOut,
    membershipEnded,
    restored,
    changedEvent,
    checkRequested,
    startedElsewhere,
    endedElsewhere,
    expiredElsewhere,
  ],
  outcomes: [
    ...[anonymous, minsu, minsuEntered, jiwoo].map(check),
    checkFails,
    ...[anonymous, minsu].map(read),
    readFails,
    loggedOut,
    fails('logOut', offline),
    fails('logOut', overProblem),
  ],
  sameness: ({ context }: AnyMachineSnapshot) =>
    (({ session, refused, unread }: SessionContext) => [session, refused, unread])(context),
  endings: [
    // At the start
    [[], 'restoring', { calls: checked(1), tags: ['checking'] }],
    [isAnonymous, 'anonymous', { context: forgotten, ...emits() }],
    [[checkFails], 'anonymous', { context: unread, ...emits() }],
    [[checkFails, checkRequested], 'revisiting', { calls: checked(2), context: unread, tags: ['checking'] }],
    [[checkFails, checkRequested, check(anonymous)], 'anonymous', { context: forgotten, ...emits() }],
    [[checkFails, checkRequested, checkFails], 'anonymous', { context: unread, ...emits() }],
    [
      [checkFails, checkRequested, check(minsu)],
      neededState,
      { context: { session: minsu, unread: undefined }, ...emits(startedFact(false)) },
    ],
    [[checkFails, opened], 'gettingSessionInfo', { context: forgotten }],
    [isMinsu, neededState, { context: { session: minsu }, ...emits() }],
    [isMinsuEntered, enteredState, { context: { session: minsuEntered }, ...emits() }],
    [[endedElsewhere], 'anonymous', emits()],
    [[startedElsewhere], 'rechecking', { tags: ['checking'] }],
    [[startedElsewhere, startedElsewhere], 'rechecking', { calls: checked(3) }],
    [[startedElsewhere, check(minsu)], neededState, emits(startedFact(false))],
    [[restored], 'revisiting', { calls: checked(2), tags: ['checking'] }],
    [[restored, restored], 'revisiting', { calls: checked(3) }],
    [[opened], 'gettingSessionInfo', { tags: ['checking'] }],
    [[opened, opened], 'gettingSessionInfo', { calls: [...checked(1), 'getSessionInfo', 'getSessionInfo'] }],
    [[refusedEvent, check(anonymous)], 'anonymous', emits()],

    // Login
    [[...isAnonymous, opened], 'gettingSessionInfo', emits()],
    [
      [...isAnonymous, opened, read(minsu)],
      neededState,
      { context: { session: minsu }, ...emits(startedFact(true)) },
    ],
    [
      [...isAnonymous, opened, read(anonymous)],
      'anonymous',
      { context: forgotten, ...emits(unconfirmed(missing)) },
    ],
    [
      [...isAnonymous, opened, readFails],
      'anonymous',
      { context: forgotten, ...emits(unconfirmed(offline)) },
    ],
    [[...isAnonymous, opened, readFails, opened, read(minsu)], neededState],
    [[...isAnonymous, opened, refusedEvent, read(minsu)], neededState, emits(startedFact(true))],
    [[...isMinsuEntered, opened], 'gettingSessionInfo', { context: forgotten }],
    [
      [...isMinsuEntered, membershipEnded],
      'anonymous',
      { context: forgotten, ...emits({ type: 'member.left' }) },
    ],
    [[...isAnonymous, startedElsewhere], 'rechecking', emits()],
    [[...isAnonymous, startedElsewhere, check(minsuEntered)], enteredState, emits(startedFact(false))],
    [
      [...isAnonymous, startedElsewhere, check({ ...anonymous, loginYn: 'Y' })],
      neededState,
      emits(startedFact(false)),
    ],
    [[...isAnonymous, startedElsewhere, check(anonymous)], 'anonymous', emits()],
    [[...isAnonymous, startedElsewhere, endedElsewhere], 'anonymous', emits()],
    [[...isAnonymous, startedElsewhere, refusedEvent, check(anonymous)], 'anonymous', emits()],
    [[...isAnonymous, startedElsewhere, logOut], 'rechecking', emits()],
    [[...isAnonymous, endedElsewhere], 'anonymous', emits()],
    [[...isAnonymous, expiredElsewhere], 'anonymous', emits()],
    [[...isAnonymous, refusedEvent], 'anonymous', emits()],
    [[...isAnonymous, logOut], 'anonymous', emits()],
    [[...isAnonymous, confirmed], 'anonymous', { context: forgotten }],

    // The member's own data is changed.
    [[...isMinsuEntered, changedEvent], 'rechecking', { calls: checked(2) }],
    [[...isMinsuEntered, changedEvent, check({ ...minsuEntered, name: '김민수' })], enteredState, emits()],
    [
      [...isMinsuEntered, changedEvent, check({ ...minsuEntered, email: 'kim@hanbit.example' })],
      enteredState,
      emits(startedFact(false)),
    ],

    // The second password check is passed.
    [[...isMinsu, confirmed], enteredState, { context: { session: minsuEntered }, ...emits(passwordFact) }],
    [[...isMinsuEntered, required], neededState, { context: { session: minsu }, ...emits(passwordFact) }],
    [[...isMinsuEntered, required, confirmed], enteredState, emits(passwordFact, passwordFact)],
    [[...isMinsu, required], neededState, emits()],
    [
      [...isMinsuEntered, refusedEvent, required],
      'rechecking',
      { context: { session: minsu }, ...emits(passwordFact) },
    ],
    [[...isMinsu, refusedEvent, required], 'rechecking', emits()],
    [[...isMinsu, refusedEvent, confirmed], 'rechecking', { calls: checked(3), ...emits() }],
    [[...isMinsu, refusedEvent, confirmed, check(minsuEntered)], enteredState, emits(passwordFact)],

    // A call was refused: the session is checked first, and ends only if the check confirms the refusal.
    [
      [...isMinsuEntered, refusedEvent],
      'rechecking',
      { context: { session: minsuEntered, refused: true }, ...emits() },
    ],
    [
      [...isMinsuEntered, refusedEvent, check(minsuEntered)],
      enteredState,
      { context: { refused: false }, ...emits() },
    ],
    [[...isMinsuEntered, refusedEvent, check(minsu)], neededState, emits(passwordFact)],
    [
      [...isMinsuEntered, refusedEvent, check(jiwoo)],
      neededState,
      { context: { session: jiwoo }, ...emits(startedFact(false)) },
    ],
    [[...isMinsuEntered, refusedEvent, check(anonymous)], 'anonymous', lostSession],
    [[...isMinsuEntered, refusedEvent, checkFails], 'anonymous', lostSession],
    [
      [...isMinsuEntered, refusedEvent, refusedEvent, check(anonymous)],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [
      [...isMinsuEntered, refusedEvent, check(anonymous), refusedEvent],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [
      [...isMinsuEntered, refusedEvent, logOut],
      'loggingOut',
      { context: forgotten, ...emits(endedFact(true)) },
    ],
    [
      [...isMinsuEntered, refusedEvent, endedElsewhere],
      'anonymous',
      { context: forgotten, ...emits(endedFact(false)) },
    ],
    [
      [...isMinsuEntered, startedElsewhere, refusedEvent, check(anonymous)],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [[...isMinsuEntered, startedElsewhere, refusedEvent], 'rechecking', { context: { refused: true } }],
    [[...isMinsuEntered, startedElsewhere, check(anonymous)], 'anonymous', emits(endedFact(false))],
    [
      [...isMinsuEntered, startedElsewhere, checkFails],
      'anonymous',
      { context: unread, ...emits(endedUnread) },
    ],
    [[...isAnonymous, startedElsewhere, checkFails], 'anonymous', { context: unread, ...emits() }],
    [[...isMinsuEntered, expiredElsewhere], 'rechecking', { context: { refused: true } }],
    [
      [...isMinsuEntered, expiredElsewhere, check(anonymous)],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],

    // The browser's history restores the page.
    [[...isMinsuEntered, restored], 'revisiting', emits()],
    [[...isMinsuEntered, restored, check(minsuEntered)], enteredState, emits()],
    [[...isMinsuEntered, restored, check(minsu)], neededState, emits(passwordFact)],
    [[...isMinsuEntered, restored, check(jiwoo)], neededState, emits(startedFact(false))],
    [[...isAnonymous, restored, check(minsu)], neededState, emits(startedFact(false))],
    [
      [...isMinsuEntered, restored, check(anonymous)],
      'anonymous',
      { context: forgotten, ...emits(endedFact(false)) },
    ],
    [[...isMinsuEntered, restored, checkFails], 'anonymous', { context: unread, ...emits(endedUnread) }],
    [[...isAnonymous, restored, check(anonymous)], 'anonymous', emits()],
    [[...isAnonymous, restored, checkFails], 'anonymous', { context: unread, ...emits() }],
    [[...isMinsuEntered, restored, refusedEvent], 'revisiting', { context: { refused: true } }],
    [
      [...isMinsuEntered, restored, refusedEvent, check(anonymous)],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [
      [...isMinsuEntered, restored, refusedEvent, checkFails],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [[...isAnonymous, restored, refusedEvent, check(anonymous)], 'anonymous', emits()],
    [
      [...isMinsuEntered, restored, endedElsewhere],
      'anonymous',
      { context: forgotten, ...emits(endedFact(false)) },
    ],
    [[...isAnonymous, restored, endedElsewhere], 'anonymous', emits()],
    [[...isMinsuEntered, restored, startedElsewhere], 'rechecking', emits()],

    // The member logs out, in this tab and in another one.
    [[...isMinsuEntered, logOut], 'loggingOut', { context: forgotten, ...emits(endedFact(true)) }],
    [[...isMinsuEntered, logOut, loggedOut], 'anonymous', { context: forgotten, ...emits(endedFact(true)) }],
    [[...isMinsuEntered, logOut, fails('logOut', overProblem)], 'anonymous', emits(endedFact(true))],
    [[...isMinsuEntered, logOut, fails('logOut', timedOut)], 'anonymous', emits(endedFact(true))],
    [leftPath, 'logoutUnconfirmed', { context: forgotten, ...emits(endedFact(true), logoutUnconfirmed) }],
    [
      [...isMinsuEntered, logOut, restored],
      'loggingOut',
      { calls: [...checked(1), 'logOut', 'logOut'], ...emits(endedFact(true)) },
    ],
    [[...isMinsuEntered, logOut, refusedEvent], 'loggingOut', emits(endedFact(true))],
    [[...isMinsuEntered, logOut, endedElsewhere], 'loggingOut', emits(endedFact(true))],
    [[...leftPath, logOut], 'loggingOut', emits(endedFact(true), logoutUnconfirmed)],
    [[...leftPath, restored], 'loggingOut'],
    [[...leftPath, logOut, loggedOut], 'anonymous', emits(endedFact(true), logoutUnconfirmed)],
    [[...leftPath, endedElsewhere], 'logoutUnconfirmed', { tags: [] }],
    [[...leftPath, opened], 'gettingSessionInfo'],
    [[...leftPath, startedElsewhere], 'rechecking'],
    [[...isMinsuEntered, endedElsewhere], 'anonymous', { context: forgotten, ...emits(endedFact(false)) }],
  ],
})
