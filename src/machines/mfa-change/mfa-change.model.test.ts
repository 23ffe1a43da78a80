import type { AnyMachineSnapshot } from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel, type Ending } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import { type MfaChange, type MfaChangeContext, mfaChangeMachine } from './mfa-change.machine.ts'

const offline = new Problem(0, '')
const stale = problemNamed('verification.stale')
const required = problemNamed('factor.required')
const recoveryCodes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA']

const offEvent = { type: 'change.requested', change: { kind: 'off', mfaType: 'totp' } } as const
const codes = { type: 'change.requested', change: { kind: 'codes' } } as const
const devices: { type: 'change.requested'; change: MfaChange } = {
  type: 'change.requested',
  change: { kind: 'devices', trustedDeviceIds: ['6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'] },
}
const saved = { type: 'codes.saved' } as const

const turnedOff = done('turnOffMfaFactor', { mfaType: 'sms' })
const codesMade = done('makeRecoveryCodes', { recoveryCodes })
const removed = done('removeTrustedDevices', { count: 1 })

const busy = { tags: ['busy'] }
const nothing = { change: undefined, recoveryCodes: [] }

const refused = (
  change: typeof offEvent | typeof codes | typeof devices,
  operation: OperationId,
): Ending<typeof mfaChangeMachine>[] =>
  [stale, offline].map((problem) => [
    [change, fails(operation, problem)],
    'choosing',
    { context: { ...nothing, problem }, emitted: [] },
  ])

describeModel(mfaChangeMachine, {
  input: undefined,
  gestures: [offEvent, codes, devices, saved],
  outcomes: [
    turnedOff,
    ...[stale, required, offline].map((problem) => fails('turnOffMfaFactor', problem)),
    codesMade,
    ...[stale, offline].map((problem) => fails('makeRecoveryCodes', problem)),
    removed,
    ...[stale, offline].map((problem) => fails('removeTrustedDevices', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as MfaChangeContext),
  endings: [
    [[], 'choosing', { context: { ...nothing, problem: undefined } }],
    [[offEvent], 'turningOffMfaFactor', { context: { change: offEvent.change }, ...busy }],
    [[offEvent, offEvent], 'turningOffMfaFactor', { calls: ['turnOffMfaFactor'] }],
    [
      [offEvent, turnedOff],
      'choosing',
      { context: nothing, emitted: [{ type: 'change.made', kind: 'off' }] },
    ],
    [
      [offEvent, turnedOff, codes],
      'makingRecoveryCodes',
      { calls: ['turnOffMfaFactor', 'makeRecoveryCodes'] },
    ],
    [[offEvent, fails('turnOffMfaFactor', required)], 'choosing', { context: { problem: required } }],
    [
      [offEvent, fails('turnOffMfaFactor', required), codes],
      'makingRecoveryCodes',
      { context: { problem: undefined } },
    ],
    ...refused(offEvent, 'turnOffMfaFactor'),
    [[codes], 'makingRecoveryCodes', busy],
    [[codes, codesMade], 'savingCodes', { context: { recoveryCodes }, emitted: [] }],
    [
      [codes, codesMade, saved],
      'choosing',
      { context: nothing, emitted: [{ type: 'change.made', kind: 'codes' }] },
    ],
    ...refused(codes, 'makeRecoveryCodes'),
    [[devices], 'removingTrustedDevices', busy],
    [
      [devices, removed],
      'choosing',
      { context: nothing, emitted: [{ type: 'change.made', kind: 'devices' }] },
    ],
    ...refused(devices, 'removeTrustedDevices'),
  ],
})

function situation({ change, recoveryCodes: shown, problem }: MfaChangeContext) {
  return [change?.kind, shown.length, problem?.code]
}
