import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { passes } from '../testing/steps.ts'
import {
  accept,
  blockedCheck,
  callFails,
  cancelWithdrawal,
  checkRequested,
  checkWithdrawalDone,
  choosePasskey,
  code,
  completeWithdrawalDone,
  confirm,
  factor,
  gestures,
  givePasskey,
  input,
  outcomes,
  password,
  proven,
  reasonTyped,
  recovery,
  recoveryCode,
  request,
  requestCode,
  requestPasskey,
  retry,
  sendWithdrawalCodeDone,
  sentApp,
  startedByPasskey,
  startedByPasskeyAlone,
  startedPlain,
  startedWithoutRecovery,
  startWithdrawalProofDone,
  toIdentity,
  toNotice,
  toReason,
  unpaidCheck,
  verifyWithdrawalCodeDone,
  verifyWithdrawalPasskeyDone,
  verifyWithdrawalRecoveryCodeDone,
  withholdPasskey,
  withoutObligations,
} from './testing/withdrawal-story.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'
import type { WithdrawalContext } from './withdrawal-context.ts'

const offline = new Problem(0, '')
const unprovenProblem = problemNamed('withdrawal.unproven')
const wrongPassword = problemNamed('password.wrong', { remaining: 3 })
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhaustedProblem = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const recoveryWrong = problemNamed('recovery.wrong', { remaining: 3 })
const blockedProblem = problemNamed('withdrawal.blocked')
const missingProblem = problemNamed('session.missing')

const read = [checkWithdrawalDone] as const
const pathToPassword = [...read, accept] as const
const starting = [...pathToPassword, password] as const
const sending = [...starting, startWithdrawalProofDone] as const
const pathToCode = [...sending, sendWithdrawalCodeDone] as const
const verifying = [...pathToCode, code] as const
const pathToRecovery = [...pathToCode, recovery] as const
const recovering = [...pathToRecovery, recoveryCode] as const
const pathToPasskey = [...starting, startedByPasskey] as const
const signing = [...pathToPasskey, requestPasskey, givePasskey] as const
const pathToReason = [...starting, startedPlain] as const
const confirming = [...pathToReason, request] as const
const completing = [...confirming, confirm] as const
const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

describeModel(withdrawalMachine, {
  input,
  gestures: [...gestures, passes(30), passes(180), passes(900)],
  outcomes: [
    ...outcomes,
    callFails('checkWithdrawal', offline),
    callFails('startWithdrawalProof', wrongPassword),
    ...[unprovenProblem, tooSoon, offline].map((problem) => callFails('sendWithdrawalCode', problem)),
    ...[unprovenProblem, exhaustedProblem, codeExpired, codeWrong].map((problem) =>
      callFails('verifyWithdrawalCode', problem),
    ),
    ...[unprovenProblem, recoveryWrong].map((problem) => callFails('verifyWithdrawalRecoveryCode', problem)),
    ...[unprovenProblem, offline].map((problem) => callFails('verifyWithdrawalPasskey', problem)),
    ...[unprovenProblem, blockedProblem, offline, missingProblem].map((problem) =>
      callFails('completeWithdrawal', problem),
    ),
  ],
  sameness: situation,
  endings: [
    [[], 'checkingWithdrawal', busy],
    [[callFails('checkWithdrawal', offline)], 'unreached', withProblem(offline)],
    [[callFails('checkWithdrawal', offline), checkRequested], 'checkingWithdrawal', withProblem(undefined)],
    [read, 'reading', { context: { check: withoutObligations } }],
    [[...read, passes(30)], 'reading', { still: true }],
    [[blockedCheck], 'blocked'],
    [[blockedCheck, accept], 'blocked', { calls: ['checkWithdrawal'] }],
    [[unpaidCheck, accept], 'blocked', { calls: ['checkWithdrawal'] }],
    [[blockedCheck, toIdentity], 'blocked'],
    [[blockedCheck, checkRequested], 'checkingWithdrawal'],
    [[blockedCheck, checkRequested, checkWithdrawalDone], 'reading'],
    [pathToPassword, 'enteringPassword'],
    [[...read, toIdentity], 'enteringPassword'],
    [[...read, toReason], 'reading'],
    [[...pathToPassword, toReason], 'enteringPassword'],
    [[...pathToPassword, toNotice], 'reading'],
    [starting, 'startingWithdrawalProof', busy],
    [
      [...starting, callFails('startWithdrawalProof', wrongPassword)],
      'enteringPassword',
      withProblem(wrongPassword),
    ],
    [
      [...starting, callFails('startWithdrawalProof', wrongPassword), password],
      'startingWithdrawalProof',
      withProblem(undefined),
    ],
    [sending, 'sendingWithdrawalCode', { context: { mfaType: 'sms', proofKey: '' } }],
    [pathToCode, openState, { context: { code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [
      [...sending, callFails('sendWithdrawalCode', unprovenProblem)],
      'enteringPassword',
      withProblem(unprovenProblem),
    ],
    [
      [...sending, callFails('sendWithdrawalCode', tooSoon)],
      expiredState,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...sending, callFails('sendWithdrawalCode', tooSoon), requestCode], expiredState],
    [
      [...sending, callFails('sendWithdrawalCode', tooSoon), passes(12), requestCode],
      'sendingWithdrawalCode',
    ],
    [[...sending, callFails('sendWithdrawalCode', offline)], expiredState, withProblem(offline)],
    [[...sending, callFails('sendWithdrawalCode', offline), requestCode], 'sendingWithdrawalCode'],
    [[...pathToCode, passes(29), requestCode], openState],
    [[...pathToCode, passes(30), requestCode], 'sendingWithdrawalCode'],
    [[...pathToCode, passes(180)], expiredState],
    [[...pathToCode, passes(180), code], expiredState],
    [[...pathToCode, factor], 'sendingWithdrawalCode', { context: { mfaType: 'totp' } }],
    [[...pathToCode, factor, sentApp], openState, { context: { code: { resendSecondsLeft: 0 } } }],
    ...earlyCode<typeof withdrawalMachine>({
      sending,
      at: 'sendingWithdrawalCode',
      code,
      sent: sendWithdrawalCodeDone,
      verifying: 'verifyingWithdrawalCode',
      refused: callFails('verifyWithdrawalCode', codeWrong),
      open: openState,
      unsent: callFails('sendWithdrawalCode', offline),
      again: [requestCode],
    }),
    [[...pathToCode, toNotice], 'reading'],
    [[...pathToCode, toReason], openState],
    [pathToRecovery, 'enteringRecoveryCode'],
    [[...starting, startedWithoutRecovery, sendWithdrawalCodeDone, recovery], openState],
    [[...pathToRecovery, { type: 'step.left' }], openState],
    [[...pathToRecovery, toNotice], 'reading'],
    [[...pathToRecovery, toReason], 'enteringRecoveryCode'],
    [recovering, 'verifyingWithdrawalRecoveryCode', busy],
    [[...recovering, verifyWithdrawalRecoveryCodeDone], 'choosingReason', { context: { proofKey: proven } }],
    [
      [...recovering, callFails('verifyWithdrawalRecoveryCode', recoveryWrong)],
      'enteringRecoveryCode',
      withProblem(recoveryWrong),
    ],
    [
      [...recovering, callFails('verifyWithdrawalRecoveryCode', unprovenProblem)],
      'enteringPassword',
      withProblem(unprovenProblem),
    ],
    [[...pathToCode, choosePasskey], 'askingPasskey'],
    [
      [...starting, startedWithoutRecovery, sendWithdrawalCodeDone, choosePasskey],
      openState,
      { still: true },
    ],
    [[...pathToCode, choosePasskey, { type: 'step.left' }], openState],
    [pathToPasskey, 'askingPasskey', { context: { proofKey: '' } }],
    [[...pathToPasskey, { type: 'step.left' }], 'askingPasskey', { still: true }],
    [[...pathToPasskey, toNotice], 'reading'],
    [[...pathToPasskey, toReason], 'askingPasskey', { still: true }],
    [[...pathToPasskey, recovery], 'enteringRecoveryCode'],
    [[...pathToPasskey, recovery, { type: 'step.left' }], 'askingPasskey'],
    [[...starting, startedByPasskeyAlone, recovery], 'askingPasskey', { still: true }],
    [[...pathToPasskey, requestPasskey], 'prompting', busy],
    [
      [...pathToPasskey, requestPasskey, withholdPasskey],
      'askingPasskey',
      { context: { withheld: 'cancelled' } },
    ],
    [
      [...pathToPasskey, requestPasskey, withholdPasskey, requestPasskey],
      'prompting',
      { context: { withheld: undefined } },
    ],
    [signing, 'verifyingWithdrawalPasskey', busy],
    [[...signing, verifyWithdrawalPasskeyDone], 'choosingReason', { context: { proofKey: proven } }],
    [
      [...signing, callFails('verifyWithdrawalPasskey', unprovenProblem)],
      'enteringPassword',
      withProblem(unprovenProblem),
    ],
    [[...signing, callFails('verifyWithdrawalPasskey', offline)], 'askingPasskey', withProblem(offline)],
    [verifying, 'verifyingWithdrawalCode', busy],
    [[...verifying, verifyWithdrawalCodeDone], 'choosingReason', { context: { proofKey: proven } }],
    [[...verifying, callFails('verifyWithdrawalCode', codeWrong)], openState, withProblem(codeWrong)],
    [[...verifying, callFails('verifyWithdrawalCode', codeExpired)], expiredState, withProblem(codeExpired)],
    [
      [...verifying, callFails('verifyWithdrawalCode', exhaustedProblem)],
      expiredState,
      { context: { problem: exhaustedProblem, code: { resendSecondsLeft: 900 } } },
    ],
    [
      [...verifying, callFails('verifyWithdrawalCode', unprovenProblem)],
      'enteringPassword',
      withProblem(unprovenProblem),
    ],
    [pathToReason, 'choosingReason', { context: { proofKey: proven } }],
    [
      [...pathToReason, reasonTyped],
      'choosingReason',
      { context: { reasonCode: 'OTHER', reasonText: '옮깁니다' } },
    ],
    [[...pathToReason, reasonTyped, toNotice], 'reading', { context: { reasonText: '옮깁니다' } }],
    [[...pathToReason, toIdentity], 'choosingReason'],
    [[...pathToReason, toNotice, accept], 'choosingReason'],
    [[...pathToReason, toNotice, toReason], 'choosingReason'],
    [[...pathToReason, toNotice, toIdentity], 'reading'],
    [confirming, 'confirming', { tags: ['persuade'] }],
    [[...confirming, cancelWithdrawal], 'choosingReason'],
    [completing, 'completingWithdrawal', busy],
    [
      [...completing, completeWithdrawalDone],
      'completed',
      {
        emitted: [
          { type: 'withdrawal.completed', done: { withdrawnAt: '2026-11-21T12:00:00+09:00', kept: [] } },
        ],
      },
    ],
    [
      [...completing, callFails('completeWithdrawal', unprovenProblem)],
      'enteringPassword',
      { context: { problem: unprovenProblem, proofKey: '' } },
    ],
    [
      [...completing, callFails('completeWithdrawal', blockedProblem)],
      'checkingWithdrawal',
      withProblem(blockedProblem),
    ],
    [
      [...completing, callFails('completeWithdrawal', blockedProblem), blockedCheck],
      'blocked',
      withProblem(blockedProblem),
    ],
    [
      [...completing, callFails('completeWithdrawal', missingProblem)],
      'choosingReason',
      withProblem(missingProblem),
    ],
    [[...completing, callFails('completeWithdrawal', offline)], 'unconfirmed', withProblem(offline)],
    [
      [...completing, callFails('completeWithdrawal', offline), reasonTyped],
      'unconfirmed',
      { context: { reasonText: '' } },
    ],
    [[...completing, callFails('completeWithdrawal', offline), retry], 'completingWithdrawal'],
    [[...completing, callFails('completeWithdrawal', offline), retry, completeWithdrawalDone], 'completed'],
  ],
})

function situation({ context, value }: AnyMachineSnapshot) {
  const {
    check: seen,
    mfaType,
    code: sentCode,
    proofKey,
    reasonText,
    problem,
    challengeId,
    factors,
    withheld,
  } = context as WithdrawalContext
  // Situations that differ in the code are distinguished only in the states that depend on the code.
  const alongside = ['askingPasskey', 'enteringRecoveryCode', 'prompting'].includes(String(value))
    ? [factors.length, withheld]
    : []
  return [
    ...alongside,
    seen?.subscriptions.length,
    mfaType,
    challengeId !== '',
    codeSituation(sentCode),
    proofKey !== '',
    reasonText,
    problem?.code,
  ]
}
