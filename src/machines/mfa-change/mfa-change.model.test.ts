import type { AnyMachineSnapshot } from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel, type Ending } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import { type MfaChange, type MfaChangeContext, mfaChangeMachine } from './mfa-change.machine.ts'

const offlineProblem = new Problem(0, '')
const staleVerification = problemNamed('verification.stale')
const factorRequired = problemNamed('factor.required')
const recoveryCodes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA']

const offEvent = { type: 'change.requested', change: { kind: 'off', mfaType: 'totp' } } as const
const codesRequested = { type: 'change.requested', change: { kind: 'codes' } } as const
const devicesRemoval: { type: 'change.requested'; change: MfaChange } = {
  type: 'change.requested',
  change: { kind: 'devices', trustedDeviceIds: ['6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'] },
}
const codesSaved = { type: 'codes.saved' } as const

const turnedOff = done('turnOffMfaFactor', { mfaType: 'sms' })
const codesMade = done('makeRecoveryCodes', { recoveryCodes })
const removalDone = done('removeTrustedDevices', { count: 1 })

const busyTags = { tags: ['busy'] }
const noChange = { change: undefined, recoveryCodes: [] }

const refusedEndings = (
  change: typeof offEvent | typeof codesRequested | typeof devicesRemoval,
  operation: OperationId,
): Ending<typeof mfaChangeMachine>[] =>
  [staleVerification, offlineProblem].map((problem) => [
    [change, fails(operation, problem)],
    'choosing',
    { context: { ...noChange, problem }, emitted: [] },
  ])

describeModel(mfaChangeMachine, {
  input: undefined,
  gestures: [offEvent, codesRequested, devicesRemoval, codesSaved],
  outcomes: [
    turnedOff,
    ...[staleVerification, factorRequired, offlineProblem].map((problem) =>
      fails('turnOffMfaFactor', problem),
    ),
    codesMade,
    ...[staleVerification, offlineProblem].map((problem) => fails('makeRecoveryCodes', problem)),
    removalDone,
    ...[staleVerification, offlineProblem].map((problem) => fails('removeTrustedDevices', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as MfaChangeContext),
  endings: [
    [[], 'choosing', { context: { ...noChange, problem: undefined } }],
    [[offEvent], 'turningOffMfaFactor', { context: { change: offEvent.change }, ...busyTags }],
    [[offEvent, offEvent], 'turningOffMfaFactor', { calls: ['turnOffMfaFactor'] }],
    [
      [offEvent, turnedOff],
      'choosing',
      { context: noChange, emitted: [{ type: 'change.made', kind: 'off' }] },
    ],
    [
      [offEvent, turnedOff, codesRequested],
      'makingRecoveryCodes',
      { calls: ['turnOffMfaFactor', 'makeRecoveryCodes'] },
    ],
    [
      [offEvent, fails('turnOffMfaFactor', factorRequired)],
      'choosing',
      { context: { problem: factorRequired } },
    ],
    [
      [offEvent, fails('turnOffMfaFactor', factorRequired), codesRequested],
      'makingRecoveryCodes',
      { context: { problem: undefined } },
    ],
    ...refusedEndings(offEvent, 'turnOffMfaFactor'),
    [[codesRequested], 'makingRecoveryCodes', busyTags],
    [[codesRequested, codesMade], 'savingCodes', { context: { recoveryCodes }, emitted: [] }],
    [
      [codesRequested, codesMade, codesSaved],
      'choosing',
      { context: noChange, emitted: [{ type: 'change.made', kind: 'codes' }] },
    ],
    ...refusedEndings(codesRequested, 'makeRecoveryCodes'),
    [[devicesRemoval], 'removingTrustedDevices', busyTags],
    [
      [devicesRemoval, removalDone],
      'choosing',
      { context: noChange, emitted: [{ type: 'change.made', kind: 'devices' }] },
    ],
    ...refusedEndings(devicesRemoval, 'removeTrustedDevices'),
  ],
})

function situation({ change, recoveryCodes: shown, problem }: MfaChangeContext) {
  return [change?.kind, shown.length, problem?.code]
}
