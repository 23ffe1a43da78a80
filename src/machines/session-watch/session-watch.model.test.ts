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
const used = { type: 'session.used' } as const
const ended = { type: 'session.ended' } as const
const extend = { type: 'extension.requested' } as const
const offline = new Problem(0, '')
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
const extended = done('getSessionInfo', info)
const getSessionInfoFailed = fails('getSessionInfo', offline)
const warned = [fresh, passes(1_620)] as const
const emptyContext = { idleSeconds: 0, idleSecondsLeft: 0, endSecondsLeft: 0, problem: undefined }
const emission = { emitted: [{ type: 'time.over' }] } as const

describeModel(sessionWatchMachine, {
  input: undefined,
  gestures: [fresh, late, atEnd, used, ended, extend, passes(1), passes(1_620), passes(1_740)],
  outcomes: [extended, getSessionInfoFailed],
  sameness: ({ context }: AnyMachineSnapshot) =>
    ((watch: SessionWatchContext) => [
      Math.sign(secondsLeft(watch) - WARNING_SECONDS),
      canExtend(watch),
      watch.problem,
    ])(context),
  endings: [
    [[], 'idle', { context: emptyContext }],
    [[used], 'idle', { context: emptyContext }],
    [[extend], 'idle'],
    [
      [fresh],
      { watched: 'quiet' },
      { context: { idleSecondsLeft: 1_740, endSecondsLeft: 43_200 }, tags: [] },
    ],
    [[fresh, passes(1_619)], { watched: 'quiet' }],
    [
      [fresh, passes(1_619), used],
      { watched: 'quiet' },
      { context: { idleSecondsLeft: 1_740, endSecondsLeft: 41_581 } },
    ],
    [[fresh, extend], { watched: 'quiet' }],
    [[fresh, passes(1_740)], 'over', emission],
    [warned, { watched: 'warning' }, { context: { idleSecondsLeft: 120 }, tags: ['warning'], emitted: [] }],
    [[...warned, passes(119)], { watched: 'warning' }],
    [[...warned, passes(120)], 'over', emission],
    [[...warned, used], { watched: 'quiet' }, { context: { idleSecondsLeft: 1_740 } }],
    [[...warned, ended], 'idle', { context: emptyContext, emitted: [] }],
    [
      [...warned, extend],
      { watched: 'gettingSessionInfo' },
      { calls: ['getSessionInfo'], tags: ['busy', 'warning'] },
    ],
    [[...warned, extend, extend], { watched: 'gettingSessionInfo' }, { calls: ['getSessionInfo'] }],
    [
      [...warned, extend, extended],
      { watched: 'quiet' },
      { context: { idleSecondsLeft: 1_740, endSecondsLeft: 40_000, problem: undefined } },
    ],
    [
      [...warned, extend, getSessionInfoFailed],
      { watched: 'warning' },
      { context: { problem: offline, idleSecondsLeft: 120 } },
    ],
    [
      [...warned, extend, getSessionInfoFailed, extend, extended],
      { watched: 'quiet' },
      { context: { problem: undefined } },
    ],
    [[...warned, extend, passes(120)], 'over', emission],
    [[...warned, extend, ended], 'idle'],
    [[...warned, passes(120), fresh], { watched: 'quiet' }, emission],
    [[...warned, passes(120), ended], 'idle', emission],
    [[...warned, passes(120), used], 'over'],
    [[late, passes(880)], { watched: 'warning' }, { context: { endSecondsLeft: 120, idleSecondsLeft: 860 } }],
    [[late, passes(880), extend], { watched: 'warning' }, { calls: [] }],
    [[late, passes(880), used], { watched: 'warning' }],
    [[atEnd], { watched: 'warning' }, { calls: [] }],
    [[atEnd, passes(100)], 'over', emission],
  ],
})

it('the remaining time is the shorter of two limits, and using the session extends only the first', () => {
  const context = { ...emptyContext, idleSeconds: 1740 }
  expect(secondsLeft({ ...context, idleSecondsLeft: 5, endSecondsLeft: 9 })).toBe(5)
  expect(secondsLeft({ ...context, idleSecondsLeft: 9, endSecondsLeft: 5 })).toBe(5)
  expect(canExtend({ ...context, endSecondsLeft: 121 })).toBe(true)
  expect(canExtend({ ...context, endSecondsLeft: 120 })).toBe(false)
})
