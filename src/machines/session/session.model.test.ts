import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionContext, SessionEmitted, SessionFact, SessionInfo } from './session-context.ts'

const nobody: SessionInfo = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  mfaType: 'sms',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 0,
  expiresInSeconds: 0,
}
const minsu: SessionInfo = { ...nobody, loginYn: 'Y', email: 'minsu@hanbit.example' }
const minsuEntered: SessionInfo = { ...minsu, passwordCheckYn: 'Y' }
const jiwoo: SessionInfo = { ...minsu, email: 'jiwoo@hanbit.example' }
const offline = new Problem(0, '')
const over = problemNamed('session.missing')
const timedOut = problemNamed('session.expired')

const opened = { type: 'session.opened' } as const
const refused = { type: 'session.refused' } as const
const confirmed = { type: 'password.confirmed' } as const
const required = { type: 'password.required' } as const
const logOut = { type: 'logout.requested' } as const
const restored = { type: 'page.restored' } as const
const membershipEnded = { type: 'membership.ended' } as const
const checkRequested = { type: 'check.requested' } as const
const changed = { type: 'member.changed' } as const
const elsewhere = (fact: SessionFact) => ({ type: 'session.changedElsewhere', fact }) as const
const startedElsewhere = elsewhere('session.started')
const endedElsewhere = elsewhere('session.ended')
const expiredElsewhere = elsewhere('session.expired')

const check = (session: SessionInfo) => done('getUnauthSessionInfo', session)
const checkFails = fails('getUnauthSessionInfo', offline)
const read = (session: SessionInfo) => done('getSessionInfo', session)
const readFails = fails('getSessionInfo', offline)
const loggedOut = done('logOut', { loginYn: 'N' })

const isMinsu = [check(minsu)] as const
const isMinsuEntered = [check(minsuEntered)] as const
const isNobody = [check(nobody)] as const
const left = [...isMinsuEntered, logOut, fails('logOut', offline)] as const

const needed = { loggedIn: 'passwordNeeded' }
const entered = { loggedIn: 'passwordEntered' }
const forgotten = { session: undefined, refused: false, unread: undefined }
const unread = { session: undefined, refused: false, unread: offline }

const checked = (times: number) => Array<'getUnauthSessionInfo'>(times).fill('getUnauthSessionInfo')
const startedFact = (here: boolean) => ({ type: 'session.started', here }) as const
const endedFact = (here: boolean) => ({ type: 'session.ended', here }) as const
const endedUnread = { type: 'session.ended', here: false, unread: true } as const
const expiredFact = { type: 'session.expired' } as const
const passwordFact = { type: 'password.changed' } as const
// Found out by the machine itself, so it has no sentence of the server's.
const missing = new Problem(401, '')
const unconfirmed = (problem: Problem) => ({ type: 'session.unconfirmed', problem }) as const
const logoutUnconfirmed = { type: 'logout.unconfirmed', problem: offline } as const
const told = (...emitted: SessionEmitted[]) => ({ emitted })

const lostSession = { context: forgotten, ...told(expiredFact, endedFact(false)) }

describeModel(sessionMachine, {
  input: { newDeviceId: () => 'f3d8a7a2-53f4-4a0e-9c8f-3f9f6e7d1c55' },
  gestures: [
    opened,
    refused,
    confirmed,
    required,
    logOut,
    membershipEnded,
    restored,
    changed,
    checkRequested,
    startedElsewhere,
    endedElsewhere,
    expiredElsewhere,
  ],
  outcomes: [
    ...[nobody, minsu, minsuEntered, jiwoo].map(check),
    checkFails,
    ...[nobody, minsu].map(read),
    readFails,
    loggedOut,
    fails('logOut', offline),
    fails('logOut', over),
  ],
  sameness: ({ context }: AnyMachineSnapshot) =>
    (({ session, refused, unread }: SessionContext) => [session, refused, unread])(context),
  endings: [
    // At the start
    [[], 'restoring', { calls: checked(1), tags: ['checking'] }],
    [isNobody, 'anonymous', { context: forgotten, ...told() }],
    [[checkFails], 'anonymous', { context: unread, ...told() }],
    [[checkFails, checkRequested], 'revisiting', { calls: checked(2), context: unread, tags: ['checking'] }],
    [[checkFails, checkRequested, check(nobody)], 'anonymous', { context: forgotten, ...told() }],
    [[checkFails, checkRequested, checkFails], 'anonymous', { context: unread, ...told() }],
    [
      [checkFails, checkRequested, check(minsu)],
      needed,
      { context: { session: minsu, unread: undefined }, ...told(startedFact(false)) },
    ],
    [[checkFails, opened], 'gettingSessionInfo', { context: forgotten }],
    [isMinsu, needed, { context: { session: minsu }, ...told() }],
    [isMinsuEntered, entered, { context: { session: minsuEntered }, ...told() }],
    [[endedElsewhere], 'anonymous', told()],
    [[startedElsewhere], 'rechecking', { tags: ['checking'] }],
    [[startedElsewhere, startedElsewhere], 'rechecking', { calls: checked(3) }],
    [[startedElsewhere, check(minsu)], needed, told(startedFact(false))],
    [[restored], 'revisiting', { calls: checked(2), tags: ['checking'] }],
    [[restored, restored], 'revisiting', { calls: checked(3) }],
    [[opened], 'gettingSessionInfo', { tags: ['checking'] }],
    [[opened, opened], 'gettingSessionInfo', { calls: [...checked(1), 'getSessionInfo', 'getSessionInfo'] }],
    [[refused, check(nobody)], 'anonymous', told()],

    // Login
    [[...isNobody, opened], 'gettingSessionInfo', told()],
    [[...isNobody, opened, read(minsu)], needed, { context: { session: minsu }, ...told(startedFact(true)) }],
    [[...isNobody, opened, read(nobody)], 'anonymous', { context: forgotten, ...told(unconfirmed(missing)) }],
    [[...isNobody, opened, readFails], 'anonymous', { context: forgotten, ...told(unconfirmed(offline)) }],
    [[...isNobody, opened, readFails, opened, read(minsu)], needed],
    [[...isNobody, opened, refused, read(minsu)], needed, told(startedFact(true))],
    [[...isMinsuEntered, opened], 'gettingSessionInfo', { context: forgotten }],
    [
      [...isMinsuEntered, membershipEnded],
      'anonymous',
      { context: forgotten, ...told({ type: 'member.left' }) },
    ],
    [[...isNobody, startedElsewhere], 'rechecking', told()],
    [[...isNobody, startedElsewhere, check(minsuEntered)], entered, told(startedFact(false))],
    [[...isNobody, startedElsewhere, check({ ...nobody, loginYn: 'Y' })], needed, told(startedFact(false))],
    [[...isNobody, startedElsewhere, check(nobody)], 'anonymous', told()],
    [[...isNobody, startedElsewhere, endedElsewhere], 'anonymous', told()],
    [[...isNobody, startedElsewhere, refused, check(nobody)], 'anonymous', told()],
    [[...isNobody, startedElsewhere, logOut], 'rechecking', told()],
    [[...isNobody, endedElsewhere], 'anonymous', told()],
    [[...isNobody, expiredElsewhere], 'anonymous', told()],
    [[...isNobody, refused], 'anonymous', told()],
    [[...isNobody, logOut], 'anonymous', told()],
    [[...isNobody, confirmed], 'anonymous', { context: forgotten }],

    // The member's own data
    [[...isMinsuEntered, changed], 'rechecking', { calls: checked(2) }],
    [[...isMinsuEntered, changed, check({ ...minsuEntered, name: '김민수' })], entered, told()],
    [
      [...isMinsuEntered, changed, check({ ...minsuEntered, email: 'kim@hanbit.example' })],
      entered,
      told(startedFact(false)),
    ],

    // The second password check
    [[...isMinsu, confirmed], entered, { context: { session: minsuEntered }, ...told(passwordFact) }],
    [[...isMinsuEntered, required], needed, { context: { session: minsu }, ...told(passwordFact) }],
    [[...isMinsuEntered, required, confirmed], entered, told(passwordFact, passwordFact)],
    [[...isMinsu, required], needed, told()],
    [
      [...isMinsuEntered, refused, required],
      'rechecking',
      { context: { session: minsu }, ...told(passwordFact) },
    ],
    [[...isMinsu, refused, required], 'rechecking', told()],
    [[...isMinsu, refused, confirmed], 'rechecking', { calls: checked(3), ...told() }],
    [[...isMinsu, refused, confirmed, check(minsuEntered)], entered, told(passwordFact)],

    // A call was refused: the session is checked first, and lost only if that says so too
    [
      [...isMinsuEntered, refused],
      'rechecking',
      { context: { session: minsuEntered, refused: true }, ...told() },
    ],
    [[...isMinsuEntered, refused, check(minsuEntered)], entered, { context: { refused: false }, ...told() }],
    [[...isMinsuEntered, refused, check(minsu)], needed, told(passwordFact)],
    [
      [...isMinsuEntered, refused, check(jiwoo)],
      needed,
      { context: { session: jiwoo }, ...told(startedFact(false)) },
    ],
    [[...isMinsuEntered, refused, check(nobody)], 'anonymous', lostSession],
    [[...isMinsuEntered, refused, checkFails], 'anonymous', lostSession],
    [[...isMinsuEntered, refused, refused, check(nobody)], 'anonymous', told(expiredFact, endedFact(false))],
    [[...isMinsuEntered, refused, check(nobody), refused], 'anonymous', told(expiredFact, endedFact(false))],
    [[...isMinsuEntered, refused, logOut], 'loggingOut', { context: forgotten, ...told(endedFact(true)) }],
    [
      [...isMinsuEntered, refused, endedElsewhere],
      'anonymous',
      { context: forgotten, ...told(endedFact(false)) },
    ],
    [
      [...isMinsuEntered, startedElsewhere, refused, check(nobody)],
      'anonymous',
      told(expiredFact, endedFact(false)),
    ],
    [[...isMinsuEntered, startedElsewhere, refused], 'rechecking', { context: { refused: true } }],
    [[...isMinsuEntered, startedElsewhere, check(nobody)], 'anonymous', told(endedFact(false))],
    [
      [...isMinsuEntered, startedElsewhere, checkFails],
      'anonymous',
      { context: unread, ...told(endedUnread) },
    ],
    [[...isNobody, startedElsewhere, checkFails], 'anonymous', { context: unread, ...told() }],
    [[...isMinsuEntered, expiredElsewhere], 'rechecking', { context: { refused: true } }],
    [[...isMinsuEntered, expiredElsewhere, check(nobody)], 'anonymous', told(expiredFact, endedFact(false))],

    // The browser's history brings the page back
    [[...isMinsuEntered, restored], 'revisiting', told()],
    [[...isMinsuEntered, restored, check(minsuEntered)], entered, told()],
    [[...isMinsuEntered, restored, check(minsu)], needed, told(passwordFact)],
    [[...isMinsuEntered, restored, check(jiwoo)], needed, told(startedFact(false))],
    [[...isNobody, restored, check(minsu)], needed, told(startedFact(false))],
    [
      [...isMinsuEntered, restored, check(nobody)],
      'anonymous',
      { context: forgotten, ...told(endedFact(false)) },
    ],
    [[...isMinsuEntered, restored, checkFails], 'anonymous', { context: unread, ...told(endedUnread) }],
    [[...isNobody, restored, check(nobody)], 'anonymous', told()],
    [[...isNobody, restored, checkFails], 'anonymous', { context: unread, ...told() }],
    [[...isMinsuEntered, restored, refused], 'revisiting', { context: { refused: true } }],
    [[...isMinsuEntered, restored, refused, check(nobody)], 'anonymous', told(expiredFact, endedFact(false))],
    [[...isMinsuEntered, restored, refused, checkFails], 'anonymous', told(expiredFact, endedFact(false))],
    [[...isNobody, restored, refused, check(nobody)], 'anonymous', told()],
    [
      [...isMinsuEntered, restored, endedElsewhere],
      'anonymous',
      { context: forgotten, ...told(endedFact(false)) },
    ],
    [[...isNobody, restored, endedElsewhere], 'anonymous', told()],
    [[...isMinsuEntered, restored, startedElsewhere], 'rechecking', told()],

    // Logout, here and in another tab
    [[...isMinsuEntered, logOut], 'loggingOut', { context: forgotten, ...told(endedFact(true)) }],
    [[...isMinsuEntered, logOut, loggedOut], 'anonymous', { context: forgotten, ...told(endedFact(true)) }],
    [[...isMinsuEntered, logOut, fails('logOut', over)], 'anonymous', told(endedFact(true))],
    [[...isMinsuEntered, logOut, fails('logOut', timedOut)], 'anonymous', told(endedFact(true))],
    [left, 'logoutUnconfirmed', { context: forgotten, ...told(endedFact(true), logoutUnconfirmed) }],
    [
      [...isMinsuEntered, logOut, restored],
      'loggingOut',
      { calls: [...checked(1), 'logOut', 'logOut'], ...told(endedFact(true)) },
    ],
    [[...isMinsuEntered, logOut, refused], 'loggingOut', told(endedFact(true))],
    [[...isMinsuEntered, logOut, endedElsewhere], 'loggingOut', told(endedFact(true))],
    [[...left, logOut], 'loggingOut', told(endedFact(true), logoutUnconfirmed)],
    [[...left, restored], 'loggingOut'],
    [[...left, logOut, loggedOut], 'anonymous', told(endedFact(true), logoutUnconfirmed)],
    [[...left, endedElsewhere], 'logoutUnconfirmed', { tags: [] }],
    [[...left, opened], 'gettingSessionInfo'],
    [[...left, startedElsewhere], 'rechecking'],
    [[...isMinsuEntered, endedElsewhere], 'anonymous', { context: forgotten, ...told(endedFact(false)) }],
  ],
})
