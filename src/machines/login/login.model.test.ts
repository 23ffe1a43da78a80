import type { AnyMachineSnapshot } from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { noCode } from '../code-challenge.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel, type Ending } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { loginMachine } from './login.machine.ts'
import type { LoginContext } from './login-context.ts'
import {
  bothFactors,
  challenge,
  choose,
  code,
  codeExhausted,
  codeExpired,
  codeWrong,
  credentialsSubmitted,
  credentialsWrong,
  credentialsWrongSlowed,
  deviceId,
  email,
  emailTyped,
  factorUnavailable,
  inputAfterReload,
  listMfaFactorsDone,
  logInDone,
  logInHalfDone,
  loginMissing,
  loginPaused,
  loginRestarted,
  noSession,
  offlineProblem,
  onlySms,
  otherFactorsRequested,
  recoveryChosen,
  recoveryCode,
  recoveryWrong,
  resend,
  sentTotp,
  startMfaChallengeDone,
  stepLeft,
  tooSoon,
  verifyMfaCodeDone,
  verifyRecoveryCodeDone,
} from './testing/login-story.ts'

const pathToSecondFactor = [credentialsSubmitted, logInHalfDone] as const
const pathToFactors = [...pathToSecondFactor, listMfaFactorsDone] as const
const pathToCode = [...pathToFactors, startMfaChallengeDone] as const
const pathToUnsent = [...pathToFactors, fails('startMfaChallenge', offlineProblem)] as const
const pathToOther = [...pathToCode, otherFactorsRequested] as const
const pathToRecovery = [...pathToOther, recoveryChosen] as const

const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const unsentState = { enteringCode: 'unsent' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const emptyContext = {
  factors: undefined,
  mfaType: undefined,
  challenge: undefined,
  code: noCode,
}
const startedOver = (problem: Problem | undefined, pauseSecondsLeft = 0) => ({
  context: { ...emptyContext, email, problem, pauseSecondsLeft },
})
const busyTags = { tags: ['busy'] }
const completedEmitted = { emitted: [{ type: 'login.completed' }] } as const

/**
 * Returns the expected end states after any call of the second factor when the login has ended, or when no attempts
 * are left.
 */
const loginEndedEndings = (
  steps: Ending<typeof loginMachine>[0],
  operation: OperationId,
): Ending<typeof loginMachine>[] => [
  [[...steps, fails(operation, loginMissing)], 'enteringCredentials', startedOver(loginMissing)],
  [[...steps, fails(operation, noSession)], 'enteringCredentials', startedOver(noSession)],
  [[...steps, fails(operation, problemNamed('session.expired'))], 'enteringCredentials'],
  [[...steps, fails(operation, codeExhausted)], 'paused', startedOver(codeExhausted, 900)],
  [[...steps, fails(operation, problemNamed('code.exhausted'))], 'enteringCredentials'],
]

describeModel(loginMachine, {
  input: { deviceId, at: 'credentials' },
  otherInputs: [inputAfterReload],
  gestures: [
    emailTyped,
    credentialsSubmitted,
    code,
    resend,
    otherFactorsRequested,
    choose('sms'),
    choose('totp'),
    recoveryChosen,
    recoveryCode,
    stepLeft,
    loginRestarted,
    passes(30),
    passes(180),
  ],
  outcomes: [
    logInDone,
    logInHalfDone,
    ...[credentialsWrong, credentialsWrongSlowed, offlineProblem].map((problem) => fails('logIn', problem)),
    listMfaFactorsDone,
    ...[loginMissing, codeExhausted, offlineProblem].map((problem) => fails('listMfaFactors', problem)),
    startMfaChallengeDone,
    sentTotp,
    ...[loginMissing, codeExhausted, tooSoon, factorUnavailable, offlineProblem].map((problem) =>
      fails('startMfaChallenge', problem),
    ),
    verifyMfaCodeDone,
    ...[loginMissing, codeExhausted, codeWrong, codeExpired].map((problem) =>
      fails('verifyMfaCode', problem),
    ),
    verifyRecoveryCodeDone,
    ...[loginMissing, codeExhausted, recoveryWrong].map((problem) => fails('verifyRecoveryCode', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as LoginContext),
  endings: [
    // Credentials
    [[], 'enteringCredentials', { context: { ...emptyContext, deviceId, email: '', problem: undefined } }],
    [[emailTyped], 'enteringCredentials', { context: { email } }],
    [[passes(30)], 'enteringCredentials', { still: true }],
    [[credentialsSubmitted], 'loggingIn', { context: { email }, ...busyTags }],
    [[credentialsSubmitted, credentialsSubmitted], 'loggingIn'],
    [[credentialsSubmitted, logInDone], 'completed', completedEmitted],
    [[credentialsSubmitted, logInHalfDone], 'listingMfaFactors', { emitted: [], ...busyTags }],
    [
      [credentialsSubmitted, fails('logIn', credentialsWrong)],
      'enteringCredentials',
      { context: { email, problem: credentialsWrong } },
    ],
    [
      [credentialsSubmitted, fails('logIn', offlineProblem)],
      'enteringCredentials',
      { context: { email, problem: offlineProblem } },
    ],
    [
      [credentialsSubmitted, fails('logIn', credentialsWrong), credentialsSubmitted],
      'loggingIn',
      withProblem(undefined),
    ],
    [
      [credentialsSubmitted, fails('logIn', credentialsWrongSlowed)],
      'paused',
      { context: { problem: credentialsWrongSlowed, pauseSecondsLeft: 2 } },
    ],
    [[credentialsSubmitted, fails('logIn', credentialsWrongSlowed), credentialsSubmitted], 'paused'],
    [
      [credentialsSubmitted, fails('logIn', credentialsWrongSlowed), passes(1)],
      'paused',
      { context: { pauseSecondsLeft: 1 } },
    ],
    [
      [credentialsSubmitted, fails('logIn', credentialsWrongSlowed), passes(2)],
      'enteringCredentials',
      withProblem(credentialsWrongSlowed),
    ],
    [
      [credentialsSubmitted, fails('logIn', loginPaused)],
      'paused',
      { context: { problem: loginPaused, pauseSecondsLeft: 900 } },
    ],
    [[credentialsSubmitted, fails('logIn', loginPaused), passes(899)], 'paused', withProblem(loginPaused)],
    [
      [credentialsSubmitted, fails('logIn', loginPaused), passes(901)],
      'enteringCredentials',
      withProblem(undefined),
    ],
    [[credentialsSubmitted, fails('logIn', loginPaused), emailTyped], 'paused', { context: { email } }],
    [
      [
        credentialsSubmitted,
        fails('logIn', loginPaused),
        { type: 'email.changed', email: 'jiwoo@hanbit.example' },
      ],
      'paused',
      {
        context: { email: 'jiwoo@hanbit.example' },
      },
    ],

    // After a reload the factors are loaded.
    [[], 'listingMfaFactors', { input: inputAfterReload, context: emptyContext }],
    [[listMfaFactorsDone], 'startingMfaChallenge', { input: inputAfterReload }],
    [
      [listMfaFactorsDone, startMfaChallengeDone, stepLeft],
      'enteringCredentials',
      { input: inputAfterReload },
    ],
    [
      [listMfaFactorsDone, startMfaChallengeDone, code, verifyMfaCodeDone],
      'completed',
      { input: inputAfterReload },
    ],
    [
      [
        listMfaFactorsDone,
        fails('startMfaChallenge', loginMissing),
        credentialsSubmitted,
        fails('logIn', credentialsWrong),
      ],
      'enteringCredentials',
      { input: inputAfterReload },
    ],
    [
      [listMfaFactorsDone, fails('startMfaChallenge', codeExhausted), passes(900)],
      'enteringCredentials',
      { input: inputAfterReload },
    ],
    [
      [fails('listMfaFactors', noSession)],
      'enteringCredentials',
      { input: inputAfterReload, context: { problem: noSession } },
    ],
    [
      [fails('listMfaFactors', offlineProblem), resend, listMfaFactorsDone],
      'startingMfaChallenge',
      { input: inputAfterReload },
    ],

    // The second factor begins.
    ...loginEndedEndings(pathToSecondFactor, 'listMfaFactors'),
    [
      pathToFactors,
      'startingMfaChallenge',
      { context: { factors: bothFactors, mfaType: 'sms' }, ...busyTags },
    ],
    [
      [...pathToSecondFactor, fails('listMfaFactors', offlineProblem)],
      unsentState,
      withProblem(offlineProblem),
    ],
    [
      [...pathToSecondFactor, fails('listMfaFactors', offlineProblem), resend],
      'listingMfaFactors',
      withProblem(undefined),
    ],
    [[...pathToSecondFactor, fails('listMfaFactors', offlineProblem), otherFactorsRequested], unsentState],
    [[...pathToSecondFactor, fails('listMfaFactors', offlineProblem), stepLeft], 'enteringCredentials'],
    ...loginEndedEndings(pathToFactors, 'startMfaChallenge'),
    [
      pathToCode,
      openState,
      { context: { challenge: challenge('sms'), code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [pathToUnsent, unsentState, withProblem(offlineProblem)],
    [[...pathToUnsent, code], unsentState],
    [[...pathToUnsent, resend], 'startingMfaChallenge', withProblem(undefined)],
    [[...pathToUnsent, otherFactorsRequested], 'choosingFactor', withProblem(undefined)],
    [
      [...pathToFactors, fails('startMfaChallenge', tooSoon)],
      unsentState,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...pathToFactors, fails('startMfaChallenge', tooSoon), passes(11), resend], unsentState],
    [[...pathToFactors, fails('startMfaChallenge', tooSoon), passes(12), resend], 'startingMfaChallenge'],
    [
      [...pathToFactors, fails('startMfaChallenge', factorUnavailable)],
      'choosingFactor',
      withProblem(factorUnavailable),
    ],

    // The code
    [[...pathToCode, code], 'verifyingMfaCode', busyTags],
    [[...pathToCode, code, code], 'verifyingMfaCode'],
    [[...pathToCode, code, verifyMfaCodeDone], 'completed', completedEmitted],
    [[...pathToCode, code, fails('verifyMfaCode', codeWrong)], openState, withProblem(codeWrong)],
    [[...pathToCode, code, fails('verifyMfaCode', offlineProblem)], openState, withProblem(offlineProblem)],
    [
      [...pathToCode, code, fails('verifyMfaCode', codeWrong), code],
      'verifyingMfaCode',
      withProblem(undefined),
    ],
    [
      [...pathToCode, code, fails('verifyMfaCode', codeExpired)],
      expiredState,
      { context: { problem: codeExpired, code: { codeSecondsLeft: 0 } } },
    ],
    [[...pathToCode, code, fails('verifyMfaCode', codeExpired), code], expiredState],
    ...earlyCode<typeof loginMachine>({
      sending: pathToFactors,
      at: 'startingMfaChallenge',
      code,
      sent: startMfaChallengeDone,
      verifying: 'verifyingMfaCode',
      refused: fails('verifyMfaCode', codeWrong),
      open: openState,
      unsent: fails('startMfaChallenge', offlineProblem),
      again: [resend],
    }),
    [[...pathToSecondFactor, code], 'listingMfaFactors', { context: { code: { early: code } } }],
    [[...pathToSecondFactor, code, code], 'listingMfaFactors', { still: true }],
    [
      [...pathToSecondFactor, code, listMfaFactorsDone, startMfaChallengeDone],
      'verifyingMfaCode',
      { lastInput: { code: '123456' } },
    ],
    [
      [...pathToSecondFactor, { ...code, trustsDevice: true }, listMfaFactorsDone, startMfaChallengeDone],
      'verifyingMfaCode',
      { lastInput: { trustDeviceYn: 'Y' } },
    ],
    [
      [
        ...pathToSecondFactor,
        code,
        fails('listMfaFactors', offlineProblem),
        resend,
        listMfaFactorsDone,
        startMfaChallengeDone,
      ],
      openState,
    ],
    [
      [...pathToFactors, code, fails('startMfaChallenge', factorUnavailable), choose('totp'), sentTotp],
      openState,
    ],
    ...loginEndedEndings([...pathToCode, code], 'verifyMfaCode'),
    [
      [...pathToCode, code, fails('verifyMfaCode', codeExhausted), passes(900)],
      'enteringCredentials',
      startedOver(undefined),
    ],
    [
      [...pathToCode, passes(179)],
      openState,
      { context: { code: { codeSecondsLeft: 1, resendSecondsLeft: 0 } } },
    ],
    [[...pathToCode, passes(180)], expiredState, { context: { code: { codeSecondsLeft: 0 } } }],
    [[...pathToCode, passes(180), code], expiredState],
    [
      [...pathToCode, passes(180), resend, startMfaChallengeDone],
      openState,
      { context: { code: { codeSecondsLeft: 180 } } },
    ],
    [[...pathToCode, code, passes(180), fails('verifyMfaCode', offlineProblem)], expiredState],
    [[...pathToCode, passes(29), resend], openState],
    [[...pathToCode, passes(30), resend], 'startingMfaChallenge'],
    [[...pathToCode, passes(30), resend, resend], 'startingMfaChallenge'],
    [
      [...pathToCode, passes(30), resend, fails('startMfaChallenge', offlineProblem)],
      openState,
      { context: { problem: offlineProblem, code: { codeSecondsLeft: 150 } } },
    ],
    [
      [...pathToCode, passes(30), resend, fails('startMfaChallenge', tooSoon)],
      openState,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [
      [...pathToCode, code, fails('verifyMfaCode', codeWrong), stepLeft],
      'enteringCredentials',
      startedOver(undefined),
    ],
    [
      [...pathToCode, code, fails('verifyMfaCode', codeWrong), loginRestarted],
      'enteringCredentials',
      startedOver(undefined),
    ],
    [
      [...pathToCode, code, fails('verifyMfaCode', codeWrong), otherFactorsRequested],
      'choosingFactor',
      withProblem(undefined),
    ],

    // The other factors are shown.
    [
      [...pathToOther, choose('totp')],
      'startingMfaChallenge',
      { context: { mfaType: 'totp', code: { resendSecondsLeft: 0 } } },
    ],
    [
      [...pathToOther, choose('totp'), sentTotp],
      openState,
      { context: { challenge: challenge('totp'), code: { resendSecondsLeft: 0 } } },
    ],
    [[...pathToOther, choose('totp'), sentTotp, code, verifyMfaCodeDone], 'completed', completedEmitted],
    [
      [...pathToOther, choose('totp'), fails('startMfaChallenge', offlineProblem)],
      unsentState,
      { context: { mfaType: 'totp' } },
    ],
    [
      [...pathToOther, choose('totp'), fails('startMfaChallenge', factorUnavailable)],
      'choosingFactor',
      withProblem(factorUnavailable),
    ],
    [
      [...pathToOther, choose('totp'), fails('startMfaChallenge', factorUnavailable), choose('sms')],
      'startingMfaChallenge',
      withProblem(undefined),
    ],
    [
      [...pathToOther, choose('totp'), fails('startMfaChallenge', factorUnavailable), stepLeft],
      unsentState,
      withProblem(undefined),
    ],
    // The current factor is not among the other factors.
    [[...pathToOther, choose('sms')], 'choosingFactor'],
    [
      [
        ...pathToOther,
        choose('totp'),
        sentTotp,
        otherFactorsRequested,
        choose('sms'),
        fails('startMfaChallenge', tooSoon),
      ],
      unsentState,
      withProblem(tooSoon),
    ],
    [
      [
        ...pathToSecondFactor,
        done('listMfaFactors', onlySms),
        startMfaChallengeDone,
        otherFactorsRequested,
        choose('totp'),
      ],
      'choosingFactor',
    ],
    [
      [
        ...pathToSecondFactor,
        done('listMfaFactors', onlySms),
        startMfaChallengeDone,
        otherFactorsRequested,
        recoveryChosen,
      ],
      'choosingFactor',
    ],
    [[...pathToOther, stepLeft], openState],
    [[...pathToOther, passes(180), stepLeft], expiredState],
    [
      [...pathToFactors, fails('startMfaChallenge', factorUnavailable), loginRestarted],
      'enteringCredentials',
      startedOver(undefined),
    ],

    // A recovery code is used.
    [
      [...pathToFactors, fails('startMfaChallenge', factorUnavailable), recoveryChosen],
      'enteringRecoveryCode',
      withProblem(undefined),
    ],
    [[...pathToRecovery, recoveryCode], 'verifyingRecoveryCode', busyTags],
    [[...pathToRecovery, recoveryCode, recoveryCode], 'verifyingRecoveryCode'],
    [[...pathToRecovery, recoveryCode, verifyRecoveryCodeDone], 'completed', completedEmitted],
    [
      [...pathToRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong)],
      'enteringRecoveryCode',
      withProblem(recoveryWrong),
    ],
    [
      [...pathToRecovery, recoveryCode, fails('verifyRecoveryCode', offlineProblem)],
      'enteringRecoveryCode',
      withProblem(offlineProblem),
    ],
    [
      [...pathToRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), recoveryCode],
      'verifyingRecoveryCode',
      withProblem(undefined),
    ],
    [
      [...pathToRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), stepLeft],
      'choosingFactor',
      withProblem(undefined),
    ],
    [
      [...pathToRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), loginRestarted],
      'enteringCredentials',
      startedOver(undefined),
    ],
    ...loginEndedEndings([...pathToRecovery, recoveryCode], 'verifyRecoveryCode'),
  ],
})

function situation({ email, factors, mfaType, challenge, code, pauseSecondsLeft, problem }: LoginContext) {
  const countdownStates = [...codeSituation(code), pauseSecondsLeft > 0]
  return [email !== '', factors !== undefined, mfaType, challenge?.mfaType, problem?.code, countdownStates]
}
