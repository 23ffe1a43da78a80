import type { AnyMachineSnapshot } from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { noCode } from '../code-challenge.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel, type Ending } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { mfaEnrolmentMachine } from './mfa-enrolment.machine.ts'
import type { Enrolment, MfaEnrolmentContext, MfaEnrolmentInput } from './mfa-enrolment-setup.ts'

const offline = new Problem(0, '')
const stale = problemNamed('verification.stale')
const missingProblem = problemNamed('enrolment.missing')
const enrolled = problemNamed('factor.enrolled')
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhaustedProblem = problemNamed('code.exhausted', { retryAfterSeconds: 900 })

const enrolmentId = '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'
const sms: Enrolment = {
  enrolmentId,
  mfaType: 'sms',
  destination: '010-****-5678',
  secret: null,
  uri: null,
  expiresInSeconds: 180,
  resendInSeconds: 30,
}
const totp: Enrolment = {
  enrolmentId,
  mfaType: 'totp',
  destination: null,
  secret: 'NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO',
  uri: 'otpauth://totp/x',
  expiresInSeconds: 600,
  resendInSeconds: 0,
}
const recoveryCodes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA']

const asked: MfaEnrolmentInput = { offered: ['sms', 'totp'] }
const appAlone: MfaEnrolmentInput = { offered: ['totp'] }
const chooseSms = { type: 'factor.chosen', mfaType: 'sms' } as const
const chooseTotp = { type: 'factor.chosen', mfaType: 'totp' } as const
const request = { type: 'code.requested' } as const
const code = { type: 'code.submitted', code: '123456' } as const
const reopen = { type: 'choice.reopened' } as const
const saved = { type: 'codes.saved' } as const

const startMfaEnrolmentDone = done('startMfaEnrolment', sms)
const startTotpEnrolmentDone = done('startMfaEnrolment', totp)
const verifiedWithCodes = done('verifyMfaEnrolment', { recoveryCodes })
const proven = done('verifyMfaEnrolment', { recoveryCodes: [] })
const turnOnMfaFactorDone = done('turnOnMfaFactor', { mfaType: 'sms' })

const starting = [chooseSms] as const
const pathToCode = [...starting, startMfaEnrolmentDone] as const
const verifying = [...pathToCode, code] as const
const pathToCodes = [...verifying, verifiedWithCodes] as const
const turningOn = [...pathToCodes, saved] as const

const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const nothing = {
  enrolment: undefined,
  proven: false,
  recoveryCodes: [],
  code: noCode,
}
const startedOverWith = (problem: Problem | undefined) => ({ context: { ...nothing, problem } })
const busy = { tags: ['busy'] }

/** The expected end states after any call of an enrolment that the server no longer knows. */
const enrolmentLostEndings = (
  steps: Ending<typeof mfaEnrolmentMachine>[0],
  operation: OperationId,
): Ending<typeof mfaEnrolmentMachine>[] => [
  [[...steps, fails(operation, missingProblem)], 'choosingFactor', startedOverWith(missingProblem)],
  [[...steps, fails(operation, enrolled)], 'choosingFactor', startedOverWith(enrolled)],
]

describeModel(mfaEnrolmentMachine, {
  input: asked,
  otherInputs: [appAlone],
  gestures: [chooseSms, chooseTotp, request, code, reopen, saved, passes(30), passes(180), passes(900)],
  outcomes: [
    startMfaEnrolmentDone,
    startTotpEnrolmentDone,
    ...[stale, exhaustedProblem, enrolled, tooSoon, offline].map((problem) =>
      fails('startMfaEnrolment', problem),
    ),
    verifiedWithCodes,
    proven,
    ...[stale, missingProblem, exhaustedProblem, codeExpired, codeWrong].map((problem) =>
      fails('verifyMfaEnrolment', problem),
    ),
    turnOnMfaFactorDone,
    ...[stale, missingProblem, offline].map((problem) => fails('turnOnMfaFactor', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as MfaEnrolmentContext),
  endings: [
    [[], 'choosingFactor', startedOverWith(undefined)],
    [[passes(30)], 'choosingFactor', { still: true }],

    // A factor is chosen: text messages or an authenticator app.
    [starting, 'startingMfaEnrolment', busy],
    [[...starting, chooseTotp], 'startingMfaEnrolment'],
    [[chooseTotp], 'startingMfaEnrolment', { input: appAlone }],
    [[chooseSms], 'choosingFactor', { input: appAlone }],
    [
      pathToCode,
      openState,
      { context: { enrolment: sms, code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [
      [chooseTotp, startTotpEnrolmentDone],
      openState,
      { context: { enrolment: totp, code: { codeSecondsLeft: 600, resendSecondsLeft: 0 } } },
    ],
    [[...starting, fails('startMfaEnrolment', stale)], 'choosingFactor', withProblem(stale)],
    [[...starting, fails('startMfaEnrolment', enrolled)], 'choosingFactor', startedOverWith(enrolled)],
    [[...starting, fails('startMfaEnrolment', offline)], 'choosingFactor', withProblem(offline)],
    [
      [...starting, fails('startMfaEnrolment', tooSoon)],
      'choosingFactor',
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [
      [...starting, fails('startMfaEnrolment', exhaustedProblem)],
      'paused',
      { context: { ...nothing, problem: exhaustedProblem, pauseSecondsLeft: 900 } },
    ],
    [[...starting, fails('startMfaEnrolment', exhaustedProblem), passes(30)], 'paused'],
    [[...starting, fails('startMfaEnrolment', exhaustedProblem), chooseTotp], 'paused'],
    [
      [...starting, fails('startMfaEnrolment', exhaustedProblem), passes(900)],
      'choosingFactor',
      withProblem(undefined),
    ],

    // The code
    [[...pathToCode, request], openState, { calls: ['startMfaEnrolment'] }],
    [[...pathToCode, passes(30), request], 'startingMfaEnrolment'],
    [
      [...pathToCode, passes(30), request, startMfaEnrolmentDone],
      openState,
      { context: { code: { codeSecondsLeft: 180 } } },
    ],
    [
      [...pathToCode, passes(30), request, fails('startMfaEnrolment', offline)],
      openState,
      { context: { problem: offline, code: { codeSecondsLeft: 150 } } },
    ],
    [
      [...pathToCode, passes(30), request, fails('startMfaEnrolment', tooSoon)],
      openState,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...pathToCode, passes(180)], expiredState, { context: { code: { codeSecondsLeft: 0 } } }],
    [[...pathToCode, passes(180), code], expiredState],
    [[...pathToCode, passes(180), request], 'startingMfaEnrolment'],
    [[...pathToCode, reopen], 'choosingFactor', startedOverWith(undefined)],
    [
      [...pathToCode, reopen, chooseTotp, startTotpEnrolmentDone],
      openState,
      { context: { enrolment: totp } },
    ],
    ...earlyCode<typeof mfaEnrolmentMachine>({
      sending: [...pathToCode, passes(30), request],
      at: 'startingMfaEnrolment',
      code,
      sent: startMfaEnrolmentDone,
      verifying: 'verifyingMfaEnrolment',
      refused: fails('verifyMfaEnrolment', codeWrong),
      open: openState,
      unsent: fails('startMfaEnrolment', offline),
      again: [request],
    }),
    [verifying, 'verifyingMfaEnrolment', busy],
    [[...verifying, code], 'verifyingMfaEnrolment'],
    [[...verifying, fails('verifyMfaEnrolment', codeWrong)], openState, withProblem(codeWrong)],
    [
      [...verifying, fails('verifyMfaEnrolment', codeExpired)],
      expiredState,
      { context: { problem: codeExpired, code: { codeSecondsLeft: 0 } } },
    ],
    [
      [...verifying, fails('verifyMfaEnrolment', exhaustedProblem)],
      'paused',
      { context: { ...nothing, problem: exhaustedProblem } },
    ],
    ...enrolmentLostEndings(verifying, 'verifyMfaEnrolment'),
    [[...verifying, fails('verifyMfaEnrolment', stale)], openState, withProblem(stale)],

    // The recovery codes are shown, and the factor is turned on.
    [pathToCodes, 'savingCodes', { context: { recoveryCodes, proven: true } }],
    [[...verifying, proven], 'turningOnMfaFactor', { context: { recoveryCodes: [], proven: true } }],
    [turningOn, 'turningOnMfaFactor', busy],
    [[...turningOn, saved], 'turningOnMfaFactor'],
    [[...turningOn, turnOnMfaFactorDone], 'enabled', { emitted: [{ type: 'factor.enabled' }] }],
    [
      [...turningOn, fails('turnOnMfaFactor', offline)],
      'savingCodes',
      { context: { problem: offline, recoveryCodes } },
    ],
    [
      [...verifying, proven, fails('turnOnMfaFactor', offline), saved],
      'turningOnMfaFactor',
      withProblem(undefined),
    ],
    ...enrolmentLostEndings(turningOn, 'turnOnMfaFactor'),
    [[...turningOn, fails('turnOnMfaFactor', stale)], 'savingCodes', { context: { recoveryCodes } }],
  ],
})

function situation({
  enrolment,
  proven,
  recoveryCodes,
  code,
  pauseSecondsLeft,
  problem,
}: MfaEnrolmentContext) {
  const running = [...codeSituation(code), pauseSecondsLeft > 0]
  return [enrolment?.mfaType, proven, recoveryCodes.length, problem?.code, running]
}
