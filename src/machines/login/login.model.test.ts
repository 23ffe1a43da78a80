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
  back,
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
  noSession,
  offline,
  onlySms,
  other,
  recovery,
  recoveryCode,
  recoveryWrong,
  resend,
  restart,
  sentTotp,
  startMfaChallengeDone,
  tooSoon,
  verifyMfaCodeDone,
  verifyRecoveryCodeDone,
} from './testing/login-story.ts'

const halfway = [credentialsSubmitted, logInHalfDone] as const
const listing = [...halfway, listMfaFactorsDone] as const
const atCode = [...listing, startMfaChallengeDone] as const
const atUnsent = [...listing, fails('startMfaChallenge', offline)] as const
const atOther = [...atCode, other] as const
const atRecovery = [...atOther, recovery] as const

const open = { enteringCode: 'open' }
const expired = { enteringCode: 'expired' }
const unsent = { enteringCode: 'unsent' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const blank = {
  factors: undefined,
  mfaType: undefined,
  challenge: undefined,
  code: noCode,
}
const startedOver = (problem: Problem | undefined, pauseSecondsLeft = 0) => ({
  context: { ...blank, email, problem, pauseSecondsLeft },
})
const busy = { tags: ['busy'] }
const completed = { emitted: [{ type: 'login.completed' }] } as const

/** The endings of every call of the second factor when the login has ended, or no attempts are left. */
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
    other,
    choose('sms'),
    choose('totp'),
    recovery,
    recoveryCode,
    back,
    restart,
    passes(30),
    passes(180),
  ],
  outcomes: [
    logInDone,
    logInHalfDone,
    ...[credentialsWrong, credentialsWrongSlowed, offline].map((problem) => fails('logIn', problem)),
    listMfaFactorsDone,
    ...[loginMissing, codeExhausted, offline].map((problem) => fails('listMfaFactors', problem)),
    startMfaChallengeDone,
    sentTotp,
    ...[loginMissing, codeExhausted, tooSoon, factorUnavailable, offline].map((problem) =>
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
    [[], 'enteringCredentials', { context: { ...blank, deviceId, email: '', problem: undefined } }],
    [[emailTyped], 'enteringCredentials', { context: { email } }],
    [[passes(30)], 'enteringCredentials', { still: true }],
    [[credentialsSubmitted], 'loggingIn', { context: { email }, ...busy }],
    [[credentialsSubmitted, credentialsSubmitted], 'loggingIn'],
    [[credentialsSubmitted, logInDone], 'completed', completed],
    [[credentialsSubmitted, logInHalfDone], 'listingMfaFactors', { emitted: [], ...busy }],
    [
      [credentialsSubmitted, fails('logIn', credentialsWrong)],
      'enteringCredentials',
      { context: { email, problem: credentialsWrong } },
    ],
    [
      [credentialsSubmitted, fails('logIn', offline)],
      'enteringCredentials',
      { context: { email, problem: offline } },
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

    // After a reload
    [[], 'listingMfaFactors', { input: inputAfterReload, context: blank }],
    [[listMfaFactorsDone], 'startingMfaChallenge', { input: inputAfterReload }],
    [[listMfaFactorsDone, startMfaChallengeDone, back], 'enteringCredentials', { input: inputAfterReload }],
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
      [fails('listMfaFactors', offline), resend, listMfaFactorsDone],
      'startingMfaChallenge',
      { input: inputAfterReload },
    ],

    // The second factor begins
    ...loginEndedEndings(halfway, 'listMfaFactors'),
    [listing, 'startingMfaChallenge', { context: { factors: bothFactors, mfaType: 'sms' }, ...busy }],
    [[...halfway, fails('listMfaFactors', offline)], unsent, withProblem(offline)],
    [[...halfway, fails('listMfaFactors', offline), resend], 'listingMfaFactors', withProblem(undefined)],
    [[...halfway, fails('listMfaFactors', offline), other], unsent],
    [[...halfway, fails('listMfaFactors', offline), back], 'enteringCredentials'],
    ...loginEndedEndings(listing, 'startMfaChallenge'),
    [
      atCode,
      open,
      { context: { challenge: challenge('sms'), code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [atUnsent, unsent, withProblem(offline)],
    [[...atUnsent, code], unsent],
    [[...atUnsent, resend], 'startingMfaChallenge', withProblem(undefined)],
    [[...atUnsent, other], 'choosingFactor', withProblem(undefined)],
    [
      [...listing, fails('startMfaChallenge', tooSoon)],
      unsent,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...listing, fails('startMfaChallenge', tooSoon), passes(11), resend], unsent],
    [[...listing, fails('startMfaChallenge', tooSoon), passes(12), resend], 'startingMfaChallenge'],
    [
      [...listing, fails('startMfaChallenge', factorUnavailable)],
      'choosingFactor',
      withProblem(factorUnavailable),
    ],

    // The code
    [[...atCode, code], 'verifyingMfaCode', busy],
    [[...atCode, code, code], 'verifyingMfaCode'],
    [[...atCode, code, verifyMfaCodeDone], 'completed', completed],
    [[...atCode, code, fails('verifyMfaCode', codeWrong)], open, withProblem(codeWrong)],
    [[...atCode, code, fails('verifyMfaCode', offline)], open, withProblem(offline)],
    [[...atCode, code, fails('verifyMfaCode', codeWrong), code], 'verifyingMfaCode', withProblem(undefined)],
    [
      [...atCode, code, fails('verifyMfaCode', codeExpired)],
      expired,
      { context: { problem: codeExpired, code: { codeSecondsLeft: 0 } } },
    ],
    [[...atCode, code, fails('verifyMfaCode', codeExpired), code], expired],
    ...earlyCode<typeof loginMachine>({
      sending: listing,
      at: 'startingMfaChallenge',
      code,
      sent: startMfaChallengeDone,
      verifying: 'verifyingMfaCode',
      refused: fails('verifyMfaCode', codeWrong),
      open,
      unsent: fails('startMfaChallenge', offline),
      again: [resend],
    }),
    [[...halfway, code], 'listingMfaFactors', { context: { code: { early: code } } }],
    [[...halfway, code, code], 'listingMfaFactors', { still: true }],
    [
      [...halfway, code, listMfaFactorsDone, startMfaChallengeDone],
      'verifyingMfaCode',
      { lastInput: { code: '123456' } },
    ],
    [
      [...halfway, { ...code, trustsDevice: true }, listMfaFactorsDone, startMfaChallengeDone],
      'verifyingMfaCode',
      { lastInput: { trustDeviceYn: 'Y' } },
    ],
    [
      [...halfway, code, fails('listMfaFactors', offline), resend, listMfaFactorsDone, startMfaChallengeDone],
      open,
    ],
    [[...listing, code, fails('startMfaChallenge', factorUnavailable), choose('totp'), sentTotp], open],
    ...loginEndedEndings([...atCode, code], 'verifyMfaCode'),
    [
      [...atCode, code, fails('verifyMfaCode', codeExhausted), passes(900)],
      'enteringCredentials',
      startedOver(undefined),
    ],
    [[...atCode, passes(179)], open, { context: { code: { codeSecondsLeft: 1, resendSecondsLeft: 0 } } }],
    [[...atCode, passes(180)], expired, { context: { code: { codeSecondsLeft: 0 } } }],
    [[...atCode, passes(180), code], expired],
    [
      [...atCode, passes(180), resend, startMfaChallengeDone],
      open,
      { context: { code: { codeSecondsLeft: 180 } } },
    ],
    [[...atCode, code, passes(180), fails('verifyMfaCode', offline)], expired],
    [[...atCode, passes(29), resend], open],
    [[...atCode, passes(30), resend], 'startingMfaChallenge'],
    [[...atCode, passes(30), resend, resend], 'startingMfaChallenge'],
    [
      [...atCode, passes(30), resend, fails('startMfaChallenge', offline)],
      open,
      { context: { problem: offline, code: { codeSecondsLeft: 150 } } },
    ],
    [
      [...atCode, passes(30), resend, fails('startMfaChallenge', tooSoon)],
      open,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [
      [...atCode, code, fails('verifyMfaCode', codeWrong), back],
      'enteringCredentials',
      startedOver(undefined),
    ],
    [
      [...atCode, code, fails('verifyMfaCode', codeWrong), restart],
      'enteringCredentials',
      startedOver(undefined),
    ],
    [[...atCode, code, fails('verifyMfaCode', codeWrong), other], 'choosingFactor', withProblem(undefined)],

    // Other factors
    [
      [...atOther, choose('totp')],
      'startingMfaChallenge',
      { context: { mfaType: 'totp', code: { resendSecondsLeft: 0 } } },
    ],
    [
      [...atOther, choose('totp'), sentTotp],
      open,
      { context: { challenge: challenge('totp'), code: { resendSecondsLeft: 0 } } },
    ],
    [[...atOther, choose('totp'), sentTotp, code, verifyMfaCodeDone], 'completed', completed],
    [
      [...atOther, choose('totp'), fails('startMfaChallenge', offline)],
      unsent,
      { context: { mfaType: 'totp' } },
    ],
    [
      [...atOther, choose('totp'), fails('startMfaChallenge', factorUnavailable)],
      'choosingFactor',
      withProblem(factorUnavailable),
    ],
    [
      [...atOther, choose('totp'), fails('startMfaChallenge', factorUnavailable), choose('sms')],
      'startingMfaChallenge',
      withProblem(undefined),
    ],
    [
      [...atOther, choose('totp'), fails('startMfaChallenge', factorUnavailable), back],
      unsent,
      withProblem(undefined),
    ],
    // The current factor is not among the other factors.
    [[...atOther, choose('sms')], 'choosingFactor'],
    [
      [...atOther, choose('totp'), sentTotp, other, choose('sms'), fails('startMfaChallenge', tooSoon)],
      unsent,
      withProblem(tooSoon),
    ],
    [
      [...halfway, done('listMfaFactors', onlySms), startMfaChallengeDone, other, choose('totp')],
      'choosingFactor',
    ],
    [[...halfway, done('listMfaFactors', onlySms), startMfaChallengeDone, other, recovery], 'choosingFactor'],
    [[...atOther, back], open],
    [[...atOther, passes(180), back], expired],
    [
      [...listing, fails('startMfaChallenge', factorUnavailable), restart],
      'enteringCredentials',
      startedOver(undefined),
    ],

    // Recovery codes
    [
      [...listing, fails('startMfaChallenge', factorUnavailable), recovery],
      'enteringRecoveryCode',
      withProblem(undefined),
    ],
    [[...atRecovery, recoveryCode], 'verifyingRecoveryCode', busy],
    [[...atRecovery, recoveryCode, recoveryCode], 'verifyingRecoveryCode'],
    [[...atRecovery, recoveryCode, verifyRecoveryCodeDone], 'completed', completed],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong)],
      'enteringRecoveryCode',
      withProblem(recoveryWrong),
    ],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', offline)],
      'enteringRecoveryCode',
      withProblem(offline),
    ],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), recoveryCode],
      'verifyingRecoveryCode',
      withProblem(undefined),
    ],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), back],
      'choosingFactor',
      withProblem(undefined),
    ],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), restart],
      'enteringCredentials',
      startedOver(undefined),
    ],
    ...loginEndedEndings([...atRecovery, recoveryCode], 'verifyRecoveryCode'),
  ],
})

function situation({ email, factors, mfaType, challenge, code, pauseSecondsLeft, problem }: LoginContext) {
  const running = [...codeSituation(code), pauseSecondsLeft > 0]
  return [email !== '', factors !== undefined, mfaType, challenge?.mfaType, problem?.code, running]
}
