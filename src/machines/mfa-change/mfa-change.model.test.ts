import type { AnyMachineSnapshot } from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel, type Ending } from '../testing/describe-model.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { type MfaChange, type MfaChangeContext, mfaChangeMachine } from './mfa-change.machine.ts'

const offline = new Problem(0, '')
const stale = problemNamed('verification.stale')
const required = problemNamed('factor.required')
const wrong = problemNamed('password.wrong', { remaining: 4 })
const paused = problemNamed('password.paused', { retryAfterSeconds: 900 })
const recoveryCodes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA']

const off = { type: 'change.requested', change: { kind: 'off', mfaType: 'totp' } } as const
const codes = { type: 'change.requested', change: { kind: 'codes' } } as const
const devices: { type: 'change.requested'; change: MfaChange } = {
  type: 'change.requested',
  change: { kind: 'devices', trustedDeviceIds: ['6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'] },
}
const password = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const
const cancel = { type: 'change.canceled' } as const
const saved = { type: 'codes.saved' } as const

const again = done('verifyAgain', { verifiedForSeconds: 600 })
const turnedOff = done('turnOffMfaFactor', { mfaType: 'sms' })
const told = done('makeRecoveryCodes', { recoveryCodes })
const removed = done('removeTrustedDevices', { count: 1 })

const verified = { verified: true }
const asking = { enteringPassword: 'open' }
const asleep = { enteringPassword: 'paused' }
const because = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }
const nothing = { change: undefined, recoveryCodes: [] }

const refused = (
  change: typeof off | typeof codes | typeof devices,
  operation: OperationId,
): Ending<typeof mfaChangeMachine>[] => [
  [
    [change, fails(operation, stale)],
    asking,
    { input: verified, context: { change: change.change, verified: false, problem: stale } },
  ],
  [
    [change, fails(operation, offline)],
    'choosing',
    { input: verified, context: { ...nothing, problem: offline }, emitted: [] },
  ],
]

describeModel(mfaChangeMachine, {
  input: { verified: false },
  otherInputs: [verified],
  gestures: [off, codes, devices, password, cancel, saved, passes(30), passes(900)],
  outcomes: [
    again,
    ...[wrong, paused].map((problem) => fails('verifyAgain', problem)),
    turnedOff,
    ...[stale, required, offline].map((problem) => fails('turnOffMfaFactor', problem)),
    told,
    ...[stale, offline].map((problem) => fails('makeRecoveryCodes', problem)),
    removed,
    ...[stale, offline].map((problem) => fails('removeTrustedDevices', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as MfaChangeContext),
  endings: [
    [[], 'choosing', { context: { ...nothing, problem: undefined } }],
    [[passes(30)], 'choosing', { still: true }],
    [[off], asking, { context: { change: off.change } }],
    [[off, cancel], 'choosing', { context: { ...nothing, problem: undefined } }],
    [[off, password], 'verifyingAgain', busy],
    [[off, password, password], 'verifyingAgain', { calls: ['verifyAgain'] }],
    [[off, password, fails('verifyAgain', wrong)], asking, because(wrong)],
    [[off, password, fails('verifyAgain', wrong), cancel, off], asking, because(undefined)],
    [
      [off, password, fails('verifyAgain', paused)],
      asleep,
      { context: { problem: paused, pauseSecondsLeft: 900 } },
    ],
    [[off, password, fails('verifyAgain', paused), password], asleep],
    [
      [off, password, fails('verifyAgain', paused), passes(30)],
      asleep,
      { context: { pauseSecondsLeft: 870 } },
    ],
    [[off, password, fails('verifyAgain', paused), cancel, off], asleep],
    [[off, password, fails('verifyAgain', paused), passes(900)], asking, because(undefined)],
    [[off, password, again], 'turningOffMfaFactor', { context: { verified: true }, ...busy }],
    [
      [off, password, again, turnedOff],
      'choosing',
      { context: nothing, emitted: [{ type: 'change.made', kind: 'off' }] },
    ],
    [
      [off, password, again, turnedOff, codes],
      'makingRecoveryCodes',
      { calls: ['verifyAgain', 'turnOffMfaFactor', 'makeRecoveryCodes'] },
    ],
    [[off], 'turningOffMfaFactor', { input: verified }],
    [
      [off, fails('turnOffMfaFactor', required)],
      'choosing',
      { input: verified, context: { problem: required } },
    ],
    [[off, fails('turnOffMfaFactor', stale), password, again], 'turningOffMfaFactor', { input: verified }],
    ...refused(off, 'turnOffMfaFactor'),
    [[codes], 'makingRecoveryCodes', { input: verified, ...busy }],
    [[codes, told], 'savingCodes', { input: verified, context: { recoveryCodes }, emitted: [] }],
    [
      [codes, told, saved],
      'choosing',
      { input: verified, context: nothing, emitted: [{ type: 'change.made', kind: 'codes' }] },
    ],
    ...refused(codes, 'makeRecoveryCodes'),
    [[devices], 'removingTrustedDevices', { input: verified, ...busy }],
    [
      [devices, removed],
      'choosing',
      { input: verified, context: nothing, emitted: [{ type: 'change.made', kind: 'devices' }] },
    ],
    ...refused(devices, 'removeTrustedDevices'),
  ],
})

// The numbers of the countdowns tell situations apart only by being over or not.
function situation({
  verified: isVerified,
  change,
  recoveryCodes: shown,
  pauseSecondsLeft,
  problem,
}: MfaChangeContext) {
  return [isVerified, change?.kind, shown.length, pauseSecondsLeft > 0, problem?.code]
}
