import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionContext, SessionEmitted, SessionFact, SessionInfo } from './session-context.ts'

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
const minsuSession: SessionInfo = { ...anonymousSession, loginYn: 'Y', email: 'minsu@hanbit.example' }
const minsuEntered: SessionInfo = { ...minsuSession, passwordCheckYn: 'Y' }
const jiwooSession: SessionInfo = { ...minsuSession, email: 'jiwoo@hanbit.example' }
const offlineProblem = new Problem(0, '')
const overProblem = problemNamed('session.missing')
const timedOut = problemNamed('session.expired')

const sessionOpened = { type: 'session.opened' } as const
const refusedEvent = { type: 'session.refused' } as const
const confirmed = { type: 'password.confirmed' } as const
const passwordRequired = { type: 'password.required' } as const
const logOut = { type: 'logout.requested' } as const
const pageRestored = { type: 'page.restored' } as const
const membershipEnded = { type: 'membership.ended' } as const
const checkRequested = { type: 'check.requested' } as const
const changedEvent = { type: 'member.changed' } as const
const changedElsewhere = (fact: SessionFact) => ({ type: 'session.changedElsewhere', fact }) as const
const startedElsewhere = changedElsewhere('session.started')
const endedElsewhere = changedElsewhere('session.ended')
const expiredElsewhere = changedElsewhere('session.expired')

const checkDone = (session: SessionInfo) => done('getUnauthSessionInfo', session)
const checkFails = fails('getUnauthSessionInfo', offlineProblem)
const readDone = (session: SessionInfo) => done('getSessionInfo', session)
const readFails = fails('getSessionInfo', offlineProblem)
const loggedOut = done('logOut', { loginYn: 'N' })

const isMinsu = [checkDone(minsuSession)] as const
const isMinsuEntered = [checkDone(minsuEntered)] as const
const isAnonymous = [checkDone(anonymousSession)] as const
const leftPath = [...isMinsuEntered, logOut, fails('logOut', offlineProblem)] as const

const neededState = { loggedIn: 'passwordNeeded' }
const enteredState = { loggedIn: 'passwordEntered' }
const noSession = { session: undefined, refused: false, unread: undefined }
const unread = { session: undefined, refused: false, unread: offlineProblem }

const checkCalls = (times: number) => Array<'getUnauthSessionInfo'>(times).fill('getUnauthSessionInfo')
const startedFact = (here: boolean) => ({ type: 'session.started', here }) as const
const endedFact = (here: boolean) => ({ type: 'session.ended', here }) as const
const endedUnread = { type: 'session.ended', here: false, unread: true } as const
const expiredFact = { type: 'session.expired' } as const
const passwordFact = { type: 'password.changed' } as const
// The machine itself creates this problem, so the problem has no message of the server.
const missingSession = new Problem(401, '')
const unconfirmedEvent = (problem: Problem) => ({ type: 'session.unconfirmed', problem }) as const
const logoutUnconfirmed = { type: 'logout.unconfirmed', problem: offlineProblem } as const
const emits = (...emitted: SessionEmitted[]) => ({ emitted })

const lostSession = { context: noSession, ...emits(expiredFact, endedFact(false)) }

describeModel(sessionMachine, {
  input: { newDeviceId: () => 'f3d8a7a2-53f4-4a0e-9c8f-3f9f6e7d1c55' },
  gestures: [
    sessionOpened,
    refusedEvent,
    confirmed,
    passwordRequired,
    logOut,
    membershipEnded,
    pageRestored,
    changedEvent,
    checkRequested,
    startedElsewhere,
    endedElsewhere,
    expiredElsewhere,
  ],
  outcomes: [
    ...[anonymousSession, minsuSession, minsuEntered, jiwooSession].map(checkDone),
    checkFails,
    ...[anonymousSession, minsuSession].map(readDone),
    readFails,
    loggedOut,
    fails('logOut', offlineProblem),
    fails('logOut', overProblem),
  ],
  sameness: ({ context }: AnyMachineSnapshot) =>
    (({ session, refused, unread }: SessionContext) => [session, refused, unread])(context),
  endings: [
    // At the start
    [[], 'restoring', { calls: checkCalls(1), tags: ['checking'] }],
    [isAnonymous, 'anonymous', { context: noSession, ...emits() }],
    [[checkFails], 'anonymous', { context: unread, ...emits() }],
    [
      [checkFails, checkRequested],
      'revisiting',
      { calls: checkCalls(2), context: unread, tags: ['checking'] },
    ],
    [
      [checkFails, checkRequested, checkDone(anonymousSession)],
      'anonymous',
      { context: noSession, ...emits() },
    ],
    [[checkFails, checkRequested, checkFails], 'anonymous', { context: unread, ...emits() }],
    [
      [checkFails, checkRequested, checkDone(minsuSession)],
      neededState,
      { context: { session: minsuSession, unread: undefined }, ...emits(startedFact(false)) },
    ],
    [[checkFails, sessionOpened], 'gettingSessionInfo', { context: noSession }],
    [isMinsu, neededState, { context: { session: minsuSession }, ...emits() }],
    [isMinsuEntered, enteredState, { context: { session: minsuEntered }, ...emits() }],
    [[endedElsewhere], 'anonymous', emits()],
    [[startedElsewhere], 'rechecking', { tags: ['checking'] }],
    [[startedElsewhere, startedElsewhere], 'rechecking', { calls: checkCalls(3) }],
    [[startedElsewhere, checkDone(minsuSession)], neededState, emits(startedFact(false))],
    [[pageRestored], 'revisiting', { calls: checkCalls(2), tags: ['checking'] }],
    [[pageRestored, pageRestored], 'revisiting', { calls: checkCalls(3) }],
    [[sessionOpened], 'gettingSessionInfo', { tags: ['checking'] }],
    [
      [sessionOpened, sessionOpened],
      'gettingSessionInfo',
      { calls: [...checkCalls(1), 'getSessionInfo', 'getSessionInfo'] },
    ],
    [[refusedEvent, checkDone(anonymousSession)], 'anonymous', emits()],

    // Login
    [[...isAnonymous, sessionOpened], 'gettingSessionInfo', emits()],
    [
      [...isAnonymous, sessionOpened, readDone(minsuSession)],
      neededState,
      { context: { session: minsuSession }, ...emits(startedFact(true)) },
    ],
    [
      [...isAnonymous, sessionOpened, readDone(anonymousSession)],
      'anonymous',
      { context: noSession, ...emits(unconfirmedEvent(missingSession)) },
    ],
    [
      [...isAnonymous, sessionOpened, readFails],
      'anonymous',
      { context: noSession, ...emits(unconfirmedEvent(offlineProblem)) },
    ],
    [[...isAnonymous, sessionOpened, readFails, sessionOpened, readDone(minsuSession)], neededState],
    [
      [...isAnonymous, sessionOpened, refusedEvent, readDone(minsuSession)],
      neededState,
      emits(startedFact(true)),
    ],
    [[...isMinsuEntered, sessionOpened], 'gettingSessionInfo', { context: noSession }],
    [
      [...isMinsuEntered, membershipEnded],
      'anonymous',
      { context: noSession, ...emits({ type: 'member.left' }) },
    ],
    [[...isAnonymous, startedElsewhere], 'rechecking', emits()],
    [[...isAnonymous, startedElsewhere, checkDone(minsuEntered)], enteredState, emits(startedFact(false))],
    [
      [...isAnonymous, startedElsewhere, checkDone({ ...anonymousSession, loginYn: 'Y' })],
      neededState,
      emits(startedFact(false)),
    ],
    [[...isAnonymous, startedElsewhere, checkDone(anonymousSession)], 'anonymous', emits()],
    [[...isAnonymous, startedElsewhere, endedElsewhere], 'anonymous', emits()],
    [[...isAnonymous, startedElsewhere, refusedEvent, checkDone(anonymousSession)], 'anonymous', emits()],
    [[...isAnonymous, startedElsewhere, logOut], 'rechecking', emits()],
    [[...isAnonymous, endedElsewhere], 'anonymous', emits()],
    [[...isAnonymous, expiredElsewhere], 'anonymous', emits()],
    [[...isAnonymous, refusedEvent], 'anonymous', emits()],
    [[...isAnonymous, logOut], 'anonymous', emits()],
    [[...isAnonymous, confirmed], 'anonymous', { context: noSession }],

    // The member's own data is changed.
    [[...isMinsuEntered, changedEvent], 'rechecking', { calls: checkCalls(2) }],
    [
      [...isMinsuEntered, changedEvent, checkDone({ ...minsuEntered, name: '김민수' })],
      enteredState,
      emits(),
    ],
    [
      [...isMinsuEntered, changedEvent, checkDone({ ...minsuEntered, email: 'kim@hanbit.example' })],
      enteredState,
      emits(startedFact(false)),
    ],

    // The second password check is passed.
    [[...isMinsu, confirmed], enteredState, { context: { session: minsuEntered }, ...emits(passwordFact) }],
    [
      [...isMinsuEntered, passwordRequired],
      neededState,
      { context: { session: minsuSession }, ...emits(passwordFact) },
    ],
    [[...isMinsuEntered, passwordRequired, confirmed], enteredState, emits(passwordFact, passwordFact)],
    [[...isMinsu, passwordRequired], neededState, emits()],
    [
      [...isMinsuEntered, refusedEvent, passwordRequired],
      'rechecking',
      { context: { session: minsuSession }, ...emits(passwordFact) },
    ],
    [[...isMinsu, refusedEvent, passwordRequired], 'rechecking', emits()],
    [[...isMinsu, refusedEvent, confirmed], 'rechecking', { calls: checkCalls(3), ...emits() }],
    [[...isMinsu, refusedEvent, confirmed, checkDone(minsuEntered)], enteredState, emits(passwordFact)],

    // A call was refused: the session is checked first, and ends only if the check confirms the refusal.
    [
      [...isMinsuEntered, refusedEvent],
      'rechecking',
      { context: { session: minsuEntered, refused: true }, ...emits() },
    ],
    [
      [...isMinsuEntered, refusedEvent, checkDone(minsuEntered)],
      enteredState,
      { context: { refused: false }, ...emits() },
    ],
    [[...isMinsuEntered, refusedEvent, checkDone(minsuSession)], neededState, emits(passwordFact)],
    [
      [...isMinsuEntered, refusedEvent, checkDone(jiwooSession)],
      neededState,
      { context: { session: jiwooSession }, ...emits(startedFact(false)) },
    ],
    [[...isMinsuEntered, refusedEvent, checkDone(anonymousSession)], 'anonymous', lostSession],
    [[...isMinsuEntered, refusedEvent, checkFails], 'anonymous', lostSession],
    [
      [...isMinsuEntered, refusedEvent, refusedEvent, checkDone(anonymousSession)],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [
      [...isMinsuEntered, refusedEvent, checkDone(anonymousSession), refusedEvent],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [
      [...isMinsuEntered, refusedEvent, logOut],
      'loggingOut',
      { context: noSession, ...emits(endedFact(true)) },
    ],
    [
      [...isMinsuEntered, refusedEvent, endedElsewhere],
      'anonymous',
      { context: noSession, ...emits(endedFact(false)) },
    ],
    [
      [...isMinsuEntered, startedElsewhere, refusedEvent, checkDone(anonymousSession)],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [[...isMinsuEntered, startedElsewhere, refusedEvent], 'rechecking', { context: { refused: true } }],
    [
      [...isMinsuEntered, startedElsewhere, checkDone(anonymousSession)],
      'anonymous',
      emits(endedFact(false)),
    ],
    [
      [...isMinsuEntered, startedElsewhere, checkFails],
      'anonymous',
      { context: unread, ...emits(endedUnread) },
    ],
    [[...isAnonymous, startedElsewhere, checkFails], 'anonymous', { context: unread, ...emits() }],
    [[...isMinsuEntered, expiredElsewhere], 'rechecking', { context: { refused: true } }],
    [
      [...isMinsuEntered, expiredElsewhere, checkDone(anonymousSession)],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],

    // The browser's history restores the page.
    [[...isMinsuEntered, pageRestored], 'revisiting', emits()],
    [[...isMinsuEntered, pageRestored, checkDone(minsuEntered)], enteredState, emits()],
    [[...isMinsuEntered, pageRestored, checkDone(minsuSession)], neededState, emits(passwordFact)],
    [[...isMinsuEntered, pageRestored, checkDone(jiwooSession)], neededState, emits(startedFact(false))],
    [[...isAnonymous, pageRestored, checkDone(minsuSession)], neededState, emits(startedFact(false))],
    [
      [...isMinsuEntered, pageRestored, checkDone(anonymousSession)],
      'anonymous',
      { context: noSession, ...emits(endedFact(false)) },
    ],
    [[...isMinsuEntered, pageRestored, checkFails], 'anonymous', { context: unread, ...emits(endedUnread) }],
    [[...isAnonymous, pageRestored, checkDone(anonymousSession)], 'anonymous', emits()],
    [[...isAnonymous, pageRestored, checkFails], 'anonymous', { context: unread, ...emits() }],
    [[...isMinsuEntered, pageRestored, refusedEvent], 'revisiting', { context: { refused: true } }],
    [
      [...isMinsuEntered, pageRestored, refusedEvent, checkDone(anonymousSession)],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [
      [...isMinsuEntered, pageRestored, refusedEvent, checkFails],
      'anonymous',
      emits(expiredFact, endedFact(false)),
    ],
    [[...isAnonymous, pageRestored, refusedEvent, checkDone(anonymousSession)], 'anonymous', emits()],
    [
      [...isMinsuEntered, pageRestored, endedElsewhere],
      'anonymous',
      { context: noSession, ...emits(endedFact(false)) },
    ],
    [[...isAnonymous, pageRestored, endedElsewhere], 'anonymous', emits()],
    [[...isMinsuEntered, pageRestored, startedElsewhere], 'rechecking', emits()],

    // The member logs out, in this tab and in another one.
    [[...isMinsuEntered, logOut], 'loggingOut', { context: noSession, ...emits(endedFact(true)) }],
    [[...isMinsuEntered, logOut, loggedOut], 'anonymous', { context: noSession, ...emits(endedFact(true)) }],
    [[...isMinsuEntered, logOut, fails('logOut', overProblem)], 'anonymous', emits(endedFact(true))],
    [[...isMinsuEntered, logOut, fails('logOut', timedOut)], 'anonymous', emits(endedFact(true))],
    [leftPath, 'logoutUnconfirmed', { context: noSession, ...emits(endedFact(true), logoutUnconfirmed) }],
    [
      [...isMinsuEntered, logOut, pageRestored],
      'loggingOut',
      { calls: [...checkCalls(1), 'logOut', 'logOut'], ...emits(endedFact(true)) },
    ],
    [[...isMinsuEntered, logOut, refusedEvent], 'loggingOut', emits(endedFact(true))],
    [[...isMinsuEntered, logOut, endedElsewhere], 'loggingOut', emits(endedFact(true))],
    [[...leftPath, logOut], 'loggingOut', emits(endedFact(true), logoutUnconfirmed)],
    [[...leftPath, pageRestored], 'loggingOut'],
    [[...leftPath, logOut, loggedOut], 'anonymous', emits(endedFact(true), logoutUnconfirmed)],
    [[...leftPath, endedElsewhere], 'logoutUnconfirmed', { tags: [] }],
    [[...leftPath, sessionOpened], 'gettingSessionInfo'],
    [[...leftPath, startedElsewhere], 'rechecking'],
    [[...isMinsuEntered, endedElsewhere], 'anonymous', { context: noSession, ...emits(endedFact(false)) }],
  ],
})
