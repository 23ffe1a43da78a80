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

const offlineProblem = new Problem(0, '')
const staleVerification = problemNamed('verification.stale')
const missingProblem = problemNamed('enrolment.missing')
const factorEnrolled = problemNamed('factor.enrolled')
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
const totpEnrolment: Enrolment = {
  enrolmentId,
  mfaType: 'totp',
  destination: null,
  secret: 'NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO',
  uri: 'otpauth://totp/x',
  expiresInSeconds: 600,
  resendInSeconds: 0,
}
const recoveryCodes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA']

const enrolmentInput: MfaEnrolmentInput = { offered: ['sms', 'totp'] }
const appAlone: MfaEnrolmentInput = { offered: ['totp'] }
const chooseSms = { type: 'factor.chosen', mfaType: 'sms' } as const
const chooseTotp = { type: 'factor.chosen', mfaType: 'totp' } as const
const request = { type: 'code.requested' } as const
const code = { type: 'code.submitted', code: '123456' } as const
const choiceReopened = { type: 'choice.reopened' } as const
const codesSaved = { type: 'codes.saved' } as const

const startMfaEnrolmentDone = done('startMfaEnrolment', sms)
const startTotpEnrolmentDone = done('startMfaEnrolment', totpEnrolment)
const verifiedWithCodes = done('verifyMfaEnrolment', { recoveryCodes })
const verificationDone = done('verifyMfaEnrolment', { recoveryCodes: [] })
const turnOnMfaFactorDone = done('turnOnMfaFactor', { mfaType: 'sms' })

const pathToStarting = [chooseSms] as const
const pathToCode = [...pathToStarting, startMfaEnrolmentDone] as const
const pathToVerifying = [...pathToCode, code] as const
const pathToCodes = [...pathToVerifying, verifiedWithCodes] as const
const turningOn = [...pathToCodes, codesSaved] as const

const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const noEnrolment = {
  enrolment: undefined,
  proven: false,
  recoveryCodes: [],
  code: noCode,
}
const startedOverWith = (problem: Problem | undefined) => ({ context: { ...noEnrolment, problem } })
const busyTags = { tags: ['busy'] }

/** Returns the expected end states after any call of an enrolment that the server no longer knows. */
const enrolmentLostEndings = (
  steps: Ending<typeof mfaEnrolmentMachine>[0],
  operation: OperationId,
): Ending<typeof mfaEnrolmentMachine>[] => [
  [[...steps, fails(operation, missingProblem)], 'choosingFactor', startedOverWith(missingProblem)],
  [[...steps, fails(operation, factorEnrolled)], 'choosingFactor', startedOverWith(factorEnrolled)],
]

describeModel(mfaEnrolmentMachine, {
  input: enrolmentInput,
  otherInputs: [appAlone],
  gestures: [
    chooseSms,
    chooseTotp,
    request,
    code,
    choiceReopened,
    codesSaved,
    passes(30),
    passes(180),
    passes(900),
  ],
  outcomes: [
    startMfaEnrolmentDone,
    startTotpEnrolmentDone,
    ...[staleVerification, exhaustedProblem, factorEnrolled, tooSoon, offlineProblem].map((problem) =>
      fails('startMfaEnrolment', problem),
    ),
    verifiedWithCodes,
    verificationDone,
    ...[staleVerification, missingProblem, exhaustedProblem, codeExpired, codeWrong].map((problem) =>
      fails('verifyMfaEnrolment', problem),
    ),
    turnOnMfaFactorDone,
    ...[staleVerification, missingProblem, offlineProblem].map((problem) =>
      fails('turnOnMfaFactor', problem),
    ),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as MfaEnrolmentContext),
  endings: [
    [[], 'choosingFactor', startedOverWith(undefined)],
    [[passes(30)], 'choosingFactor', { still: true }],

    // A factor is chosen: text messages or an authenticator app.
    [pathToStarting, 'startingMfaEnrolment', busyTags],
    [[...pathToStarting, chooseTotp], 'startingMfaEnrolment'],
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
      { context: { enrolment: totpEnrolment, code: { codeSecondsLeft: 600, resendSecondsLeft: 0 } } },
    ],
    [
      [...pathToStarting, fails('startMfaEnrolment', staleVerification)],
      'choosingFactor',
      withProblem(staleVerification),
    ],
    [
      [...pathToStarting, fails('startMfaEnrolment', factorEnrolled)],
      'choosingFactor',
      startedOverWith(factorEnrolled),
    ],
    [
      [...pathToStarting, fails('startMfaEnrolment', offlineProblem)],
      'choosingFactor',
      withProblem(offlineProblem),
    ],
    [
      [...pathToStarting, fails('startMfaEnrolment', tooSoon)],
      'choosingFactor',
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [
      [...pathToStarting, fails('startMfaEnrolment', exhaustedProblem)],
      'paused',
      { context: { ...noEnrolment, problem: exhaustedProblem, pauseSecondsLeft: 900 } },
    ],
    [[...pathToStarting, fails('startMfaEnrolment', exhaustedProblem), passes(30)], 'paused'],
    [[...pathToStarting, fails('startMfaEnrolment', exhaustedProblem), chooseTotp], 'paused'],
    [
      [...pathToStarting, fails('startMfaEnrolment', exhaustedProblem), passes(900)],
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
      [...pathToCode, passes(30), request, fails('startMfaEnrolment', offlineProblem)],
      openState,
      { context: { problem: offlineProblem, code: { codeSecondsLeft: 150 } } },
    ],
    [
      [...pathToCode, passes(30), request, fails('startMfaEnrolment', tooSoon)],
      openState,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...pathToCode, passes(180)], expiredState, { context: { code: { codeSecondsLeft: 0 } } }],
    [[...pathToCode, passes(180), code], expiredState],
    [[...pathToCode, passes(180), request], 'startingMfaEnrolment'],
    [[...pathToCode, choiceReopened], 'choosingFactor', startedOverWith(undefined)],
    [
      [...pathToCode, choiceReopened, chooseTotp, startTotpEnrolmentDone],
      openState,
      { context: { enrolment: totpEnrolment } },
    ],
    ...earlyCode<typeof mfaEnrolmentMachine>({
      sending: [...pathToCode, passes(30), request],
      at: 'startingMfaEnrolment',
      code,
      sent: startMfaEnrolmentDone,
      verifying: 'verifyingMfaEnrolment',
      refused: fails('verifyMfaEnrolment', codeWrong),
      open: openState,
      unsent: fails('startMfaEnrolment', offlineProblem),
      again: [request],
    }),
    [pathToVerifying, 'verifyingMfaEnrolment', busyTags],
    [[...pathToVerifying, code], 'verifyingMfaEnrolment'],
    [[...pathToVerifying, fails('verifyMfaEnrolment', codeWrong)], openState, withProblem(codeWrong)],
    [
      [...pathToVerifying, fails('verifyMfaEnrolment', codeExpired)],
      expiredState,
      { context: { problem: codeExpired, code: { codeSecondsLeft: 0 } } },
    ],
    [
      [...pathToVerifying, fails('verifyMfaEnrolment', exhaustedProblem)],
      'paused',
      { context: { ...noEnrolment, problem: exhaustedProblem } },
    ],
    ...enrolmentLostEndings(pathToVerifying, 'verifyMfaEnrolment'),
    [
      [...pathToVerifying, fails('verifyMfaEnrolment', staleVerification)],
      openState,
      withProblem(staleVerification),
    ],

    // The recovery codes are shown, and the factor is turned on.
    [pathToCodes, 'savingCodes', { context: { recoveryCodes, proven: true } }],
    [
      [...pathToVerifying, verificationDone],
      'turningOnMfaFactor',
      { context: { recoveryCodes: [], proven: true } },
    ],
    [turningOn, 'turningOnMfaFactor', busyTags],
    [[...turningOn, codesSaved], 'turningOnMfaFactor'],
    [[...turningOn, turnOnMfaFactorDone], 'enabled', { emitted: [{ type: 'factor.enabled' }] }],
    [
      [...turningOn, fails('turnOnMfaFactor', offlineProblem)],
      'savingCodes',
      { context: { problem: offlineProblem, recoveryCodes } },
    ],
    [
      [...pathToVerifying, verificationDone, fails('turnOnMfaFactor', offlineProblem), codesSaved],
      'turningOnMfaFactor',
      withProblem(undefined),
    ],
    ...enrolmentLostEndings(turningOn, 'turnOnMfaFactor'),
    [
      [...turningOn, fails('turnOnMfaFactor', staleVerification)],
      'savingCodes',
      { context: { recoveryCodes } },
    ],
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
  const countdownStates = [...codeSituation(code), pauseSecondsLeft > 0]
  return [enrolment?.mfaType, proven, recoveryCodes.length, problem?.code, countdownStates]
}
