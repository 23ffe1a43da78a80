import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails, passes } from '../testing/steps.ts'
import {
  canExtend,
  type SessionWatchContext,
  secondsLeft,
  sessionWatchMachine,
  WARNING_SECONDS,
} from './session-watch.machine.ts'

const knownSession = (expiresInSeconds: number) =>
  ({ type: 'session.known', idleSeconds: 1740, expiresInSeconds }) as const
const [fresh, late, atEnd] = [knownSession(43_200), knownSession(1_000), knownSession(100)]
const sessionUsed = { type: 'session.used' } as const
const sessionEnded = { type: 'session.ended' } as const
const extensionRequested = { type: 'extension.requested' } as const
const offlineProblem = new Problem(0, '')
const info = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'sms',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 1740,
  expiresInSeconds: 40_000,
} as const
const extensionDone = done('getSessionInfo', info)
const getSessionInfoFailed = fails('getSessionInfo', offlineProblem)
const pathToWarning = [fresh, passes(1_620)] as const
const emptyContext = { idleSeconds: 0, idleSecondsLeft: 0, endSecondsLeft: 0, problem: undefined }
const timeOverEmitted = { emitted: [{ type: 'time.over' }] } as const

describeModel(sessionWatchMachine, {
  input: undefined,
  gestures: [
    fresh,
    late,
    atEnd,
    sessionUsed,
    sessionEnded,
    extensionRequested,
    passes(1),
    passes(1_620),
    passes(1_740),
  ],
  outcomes: [extensionDone, getSessionInfoFailed],
  sameness: ({ context }: AnyMachineSnapshot) =>
    ((watch: SessionWatchContext) => [
      Math.sign(secondsLeft(watch) - WARNING_SECONDS),
      canExtend(watch),
      watch.problem,
    ])(context),
  endings: [
    [[], 'idle', { context: emptyContext }],
    [[sessionUsed], 'idle', { context: emptyContext }],
    [[extensionRequested], 'idle'],
    [
      [fresh],
      { watched: 'quiet' },
      { context: { idleSecondsLeft: 1_740, endSecondsLeft: 43_200 }, tags: [] },
    ],
    [[fresh, passes(1_619)], { watched: 'quiet' }],
    [
      [fresh, passes(1_619), sessionUsed],
      { watched: 'quiet' },
      { context: { idleSecondsLeft: 1_740, endSecondsLeft: 41_581 } },
    ],
    [[fresh, extensionRequested], { watched: 'quiet' }],
    [[fresh, passes(1_740)], 'over', timeOverEmitted],
    [
      pathToWarning,
      { watched: 'warning' },
      { context: { idleSecondsLeft: 120 }, tags: ['warning'], emitted: [] },
    ],
    [[...pathToWarning, passes(119)], { watched: 'warning' }],
    [[...pathToWarning, passes(120)], 'over', timeOverEmitted],
    [[...pathToWarning, sessionUsed], { watched: 'quiet' }, { context: { idleSecondsLeft: 1_740 } }],
    [[...pathToWarning, sessionEnded], 'idle', { context: emptyContext, emitted: [] }],
    [
      [...pathToWarning, extensionRequested],
      { watched: 'gettingSessionInfo' },
      { calls: ['getSessionInfo'], tags: ['busy', 'warning'] },
    ],
    [
      [...pathToWarning, extensionRequested, extensionRequested],
      { watched: 'gettingSessionInfo' },
      { calls: ['getSessionInfo'] },
    ],
    [
      [...pathToWarning, extensionRequested, extensionDone],
      { watched: 'quiet' },
      { context: { idleSecondsLeft: 1_740, endSecondsLeft: 40_000, problem: undefined } },
    ],
    [
      [...pathToWarning, extensionRequested, getSessionInfoFailed],
      { watched: 'warning' },
      { context: { problem: offlineProblem, idleSecondsLeft: 120 } },
    ],
    [
      [...pathToWarning, extensionRequested, getSessionInfoFailed, extensionRequested, extensionDone],
      { watched: 'quiet' },
      { context: { problem: undefined } },
    ],
    [[...pathToWarning, extensionRequested, passes(120)], 'over', timeOverEmitted],
    [[...pathToWarning, extensionRequested, sessionEnded], 'idle'],
    [[...pathToWarning, passes(120), fresh], { watched: 'quiet' }, timeOverEmitted],
    [[...pathToWarning, passes(120), sessionEnded], 'idle', timeOverEmitted],
    [[...pathToWarning, passes(120), sessionUsed], 'over'],
    [[late, passes(880)], { watched: 'warning' }, { context: { endSecondsLeft: 120, idleSecondsLeft: 860 } }],
    [[late, passes(880), extensionRequested], { watched: 'warning' }, { calls: [] }],
    [[late, passes(880), sessionUsed], { watched: 'warning' }],
    [[atEnd], { watched: 'warning' }, { calls: [] }],
    [[atEnd, passes(100)], 'over', timeOverEmitted],
  ],
})

it('the remaining time is the shorter of the idle limit and the total limit, and using the session extends only the idle limit', () => {
  const context = { ...emptyContext, idleSeconds: 1740 }
  expect(secondsLeft({ ...context, idleSecondsLeft: 5, endSecondsLeft: 9 })).toBe(5)
  expect(secondsLeft({ ...context, idleSecondsLeft: 9, endSecondsLeft: 5 })).toBe(5)
  expect(canExtend({ ...context, endSecondsLeft: 121 })).toBe(true)
  expect(canExtend({ ...context, endSecondsLeft: 120 })).toBe(false)
})
