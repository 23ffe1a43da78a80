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
  both,
  challenge,
  choose,
  code,
  codeExpired,
  codeWrong,
  complete,
  deviceId,
  email,
  exhausted,
  half,
  listed,
  noSession,
  offline,
  onlySms,
  other,
  over,
  paused,
  recovered,
  recovery,
  recoveryCode,
  recoveryWrong,
  reloaded,
  resend,
  restart,
  sent,
  sentTotp,
  slowed,
  submitted,
  tooSoon,
  typed,
  unavailable,
  verified,
  wrong,
} from './testing/login-story.ts'

const halfway = [submitted, half] as const
const listing = [...halfway, listed] as const
const atCode = [...listing, sent] as const
const atUnsent = [...listing, fails('startMfaChallenge', offline)] as const
const atOther = [...atCode, other] as const
const atRecovery = [...atOther, recovery] as const

const open = { enteringCode: 'open' }
const expired = { enteringCode: 'expired' }
const unsent = { enteringCode: 'unsent' }
const because = (problem: Problem | undefined) => ({ context: { problem } })
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
const lost = (
  steps: Ending<typeof loginMachine>[0],
  operation: OperationId,
): Ending<typeof loginMachine>[] => [
  [[...steps, fails(operation, over)], 'enteringCredentials', startedOver(over)],
  [[...steps, fails(operation, noSession)], 'enteringCredentials', startedOver(noSession)],
  [[...steps, fails(operation, problemNamed('session.expired'))], 'enteringCredentials'],
  [[...steps, fails(operation, exhausted)], 'paused', startedOver(exhausted, 900)],
  [[...steps, fails(operation, problemNamed('code.exhausted'))], 'enteringCredentials'],
]

describeModel(loginMachine, {
  input: { deviceId, at: 'credentials' },
  otherInputs: [reloaded],
  gestures: [
    typed,
    submitted,
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
    complete,
    half,
    ...[wrong, slowed, offline].map((problem) => fails('logIn', problem)),
    listed,
    ...[over, exhausted, offline].map((problem) => fails('listMfaFactors', problem)),
    sent,
    sentTotp,
    ...[over, exhausted, tooSoon, unavailable, offline].map((problem) => fails('startMfaChallenge', problem)),
    verified,
    ...[over, exhausted, codeWrong, codeExpired].map((problem) => fails('verifyMfaCode', problem)),
    recovered,
    ...[over, exhausted, recoveryWrong].map((problem) => fails('verifyRecoveryCode', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as LoginContext),
  endings: [
    // Credentials
    [[], 'enteringCredentials', { context: { ...blank, deviceId, email: '', problem: undefined } }],
    [[typed], 'enteringCredentials', { context: { email } }],
    [[passes(30)], 'enteringCredentials', { still: true }],
    [[submitted], 'loggingIn', { context: { email }, ...busy }],
    [[submitted, submitted], 'loggingIn'],
    [[submitted, complete], 'completed', completed],
    [[submitted, half], 'listingMfaFactors', { emitted: [], ...busy }],
    [[submitted, fails('logIn', wrong)], 'enteringCredentials', { context: { email, problem: wrong } }],
    [[submitted, fails('logIn', offline)], 'enteringCredentials', { context: { email, problem: offline } }],
    [[submitted, fails('logIn', wrong), submitted], 'loggingIn', because(undefined)],
    [[submitted, fails('logIn', slowed)], 'paused', { context: { problem: slowed, pauseSecondsLeft: 2 } }],
    [[submitted, fails('logIn', slowed), submitted], 'paused'],
    [[submitted, fails('logIn', slowed), passes(1)], 'paused', { context: { pauseSecondsLeft: 1 } }],
    [[submitted, fails('logIn', slowed), passes(2)], 'enteringCredentials', because(slowed)],
    [[submitted, fails('logIn', paused)], 'paused', { context: { problem: paused, pauseSecondsLeft: 900 } }],
    [[submitted, fails('logIn', paused), passes(899)], 'paused', because(paused)],
    [[submitted, fails('logIn', paused), passes(901)], 'enteringCredentials', because(undefined)],
    [[submitted, fails('logIn', paused), typed], 'paused', { context: { email } }],
    [
      [submitted, fails('logIn', paused), { type: 'email.changed', email: 'jiwoo@hanbit.example' }],
      'paused',
      {
        context: { email: 'jiwoo@hanbit.example' },
      },
    ],

    // After a reload
    [[], 'listingMfaFactors', { input: reloaded, context: blank }],
    [[listed], 'startingMfaChallenge', { input: reloaded }],
    [[listed, sent, back], 'enteringCredentials', { input: reloaded }],
    [[listed, sent, code, verified], 'completed', { input: reloaded }],
    [
      [listed, fails('startMfaChallenge', over), submitted, fails('logIn', wrong)],
      'enteringCredentials',
      { input: reloaded },
    ],
    [
      [listed, fails('startMfaChallenge', exhausted), passes(900)],
      'enteringCredentials',
      { input: reloaded },
    ],
    [
      [fails('listMfaFactors', noSession)],
      'enteringCredentials',
      { input: reloaded, context: { problem: noSession } },
    ],
    [[fails('listMfaFactors', offline), resend, listed], 'startingMfaChallenge', { input: reloaded }],

    // The second factor begins
    ...lost(halfway, 'listMfaFactors'),
    [listing, 'startingMfaChallenge', { context: { factors: both, mfaType: 'sms' }, ...busy }],
    [[...halfway, fails('listMfaFactors', offline)], unsent, because(offline)],
    [[...halfway, fails('listMfaFactors', offline), resend], 'listingMfaFactors', because(undefined)],
    [[...halfway, fails('listMfaFactors', offline), other], unsent],
    [[...halfway, fails('listMfaFactors', offline), back], 'enteringCredentials'],
    ...lost(listing, 'startMfaChallenge'),
    [
      atCode,
      open,
      { context: { challenge: challenge('sms'), code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [atUnsent, unsent, because(offline)],
    [[...atUnsent, code], unsent],
    [[...atUnsent, resend], 'startingMfaChallenge', because(undefined)],
    [[...atUnsent, other], 'choosingFactor', because(undefined)],
    [
      [...listing, fails('startMfaChallenge', tooSoon)],
      unsent,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...listing, fails('startMfaChallenge', tooSoon), passes(11), resend], unsent],
    [[...listing, fails('startMfaChallenge', tooSoon), passes(12), resend], 'startingMfaChallenge'],
    [[...listing, fails('startMfaChallenge', unavailable)], 'choosingFactor', because(unavailable)],

    // The code
    [[...atCode, code], 'verifyingMfaCode', busy],
    [[...atCode, code, code], 'verifyingMfaCode'],
    [[...atCode, code, verified], 'completed', completed],
    [[...atCode, code, fails('verifyMfaCode', codeWrong)], open, because(codeWrong)],
    [[...atCode, code, fails('verifyMfaCode', offline)], open, because(offline)],
    [[...atCode, code, fails('verifyMfaCode', codeWrong), code], 'verifyingMfaCode', because(undefined)],
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
      sent,
      verifying: 'verifyingMfaCode',
      refused: fails('verifyMfaCode', codeWrong),
      open,
      unsent: fails('startMfaChallenge', offline),
      again: [resend],
    }),
    [[...halfway, code], 'listingMfaFactors', { context: { code: { early: code } } }],
    [[...halfway, code, code], 'listingMfaFactors', { still: true }],
    [[...halfway, code, listed, sent], 'verifyingMfaCode', { lastInput: { code: '123456' } }],
    [
      [...halfway, { ...code, trustsDevice: true }, listed, sent],
      'verifyingMfaCode',
      { lastInput: { trustDeviceYn: 'Y' } },
    ],
    [[...halfway, code, fails('listMfaFactors', offline), resend, listed, sent], open],
    [[...listing, code, fails('startMfaChallenge', unavailable), choose('totp'), sentTotp], open],
    ...lost([...atCode, code], 'verifyMfaCode'),
    [
      [...atCode, code, fails('verifyMfaCode', exhausted), passes(900)],
      'enteringCredentials',
      startedOver(undefined),
    ],
    [[...atCode, passes(179)], open, { context: { code: { codeSecondsLeft: 1, resendSecondsLeft: 0 } } }],
    [[...atCode, passes(180)], expired, { context: { code: { codeSecondsLeft: 0 } } }],
    [[...atCode, passes(180), code], expired],
    [[...atCode, passes(180), resend, sent], open, { context: { code: { codeSecondsLeft: 180 } } }],
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
    [[...atCode, code, fails('verifyMfaCode', codeWrong), other], 'choosingFactor', because(undefined)],

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
    [[...atOther, choose('totp'), sentTotp, code, verified], 'completed', completed],
    [
      [...atOther, choose('totp'), fails('startMfaChallenge', offline)],
      unsent,
      { context: { mfaType: 'totp' } },
    ],
    [
      [...atOther, choose('totp'), fails('startMfaChallenge', unavailable)],
      'choosingFactor',
      because(unavailable),
    ],
    [
      [...atOther, choose('totp'), fails('startMfaChallenge', unavailable), choose('sms')],
      'startingMfaChallenge',
      because(undefined),
    ],
    [[...atOther, choose('totp'), fails('startMfaChallenge', unavailable), back], unsent, because(undefined)],
    // The current factor is not among the other factors.
    [[...atOther, choose('sms')], 'choosingFactor'],
    [
      [...atOther, choose('totp'), sentTotp, other, choose('sms'), fails('startMfaChallenge', tooSoon)],
      unsent,
      because(tooSoon),
    ],
    [[...halfway, done('listMfaFactors', onlySms), sent, other, choose('totp')], 'choosingFactor'],
    [[...halfway, done('listMfaFactors', onlySms), sent, other, recovery], 'choosingFactor'],
    [[...atOther, back], open],
    [[...atOther, passes(180), back], expired],
    [
      [...listing, fails('startMfaChallenge', unavailable), restart],
      'enteringCredentials',
      startedOver(undefined),
    ],

    // Recovery codes
    [
      [...listing, fails('startMfaChallenge', unavailable), recovery],
      'enteringRecoveryCode',
      because(undefined),
    ],
    [[...atRecovery, recoveryCode], 'verifyingRecoveryCode', busy],
    [[...atRecovery, recoveryCode, recoveryCode], 'verifyingRecoveryCode'],
    [[...atRecovery, recoveryCode, recovered], 'completed', completed],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong)],
      'enteringRecoveryCode',
      because(recoveryWrong),
    ],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', offline)],
      'enteringRecoveryCode',
      because(offline),
    ],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), recoveryCode],
      'verifyingRecoveryCode',
      because(undefined),
    ],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), back],
      'choosingFactor',
      because(undefined),
    ],
    [
      [...atRecovery, recoveryCode, fails('verifyRecoveryCode', recoveryWrong), restart],
      'enteringCredentials',
      startedOver(undefined),
    ],
    ...lost([...atRecovery, recoveryCode], 'verifyRecoveryCode'),
  ],
})

function situation({ email, factors, mfaType, challenge, code, pauseSecondsLeft, problem }: LoginContext) {
  const running = [...codeSituation(code), pauseSecondsLeft > 0]
  return [email !== '', factors !== undefined, mfaType, challenge?.mfaType, problem?.code, running]
}
