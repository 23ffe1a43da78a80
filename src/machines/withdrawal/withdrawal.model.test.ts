import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { passes } from '../testing/steps.ts'
import {
  blockedCheck,
  callFails,
  cancelWithdrawal,
  checkRequested,
  checkWithdrawalDone,
  choosePasskey,
  code,
  completeWithdrawalDone,
  factorChosen,
  gestures,
  givePasskey,
  input,
  noticeAccepted,
  outcomes,
  password,
  provenKey,
  reasonTyped,
  recoveryChosen,
  recoveryCode,
  requestCode,
  requestPasskey,
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
  withdrawalConfirmed,
  withdrawalRequested,
  withdrawalRetried,
  withholdPasskey,
  withoutObligations,
} from './testing/withdrawal-story.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'
import type { WithdrawalContext } from './withdrawal-context.ts'

const offlineProblem = new Problem(0, '')
const unprovenProblem = problemNamed('withdrawal.unproven')
const wrongPassword = problemNamed('password.wrong', { remaining: 3 })
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhaustedProblem = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const recoveryWrong = problemNamed('recovery.wrong', { remaining: 3 })
const blockedProblem = problemNamed('withdrawal.blocked')
const missingProblem = problemNamed('session.missing')

const pathToNotice = [checkWithdrawalDone] as const
const pathToPassword = [...pathToNotice, noticeAccepted] as const
const pathToStarting = [...pathToPassword, password] as const
const pathToSending = [...pathToStarting, startWithdrawalProofDone] as const
const pathToCode = [...pathToSending, sendWithdrawalCodeDone] as const
const pathToVerifying = [...pathToCode, code] as const
const pathToRecovery = [...pathToCode, recoveryChosen] as const
const pathToRecovering = [...pathToRecovery, recoveryCode] as const
const pathToPasskey = [...pathToStarting, startedByPasskey] as const
const pathToSigning = [...pathToPasskey, requestPasskey, givePasskey] as const
const pathToReason = [...pathToStarting, startedPlain] as const
const pathToConfirming = [...pathToReason, withdrawalRequested] as const
const pathToCompleting = [...pathToConfirming, withdrawalConfirmed] as const
const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busyTags = { tags: ['busy'] }

describeModel(withdrawalMachine, {
  input,
  gestures: [...gestures, passes(30), passes(180), passes(900)],
  outcomes: [
    ...outcomes,
    callFails('checkWithdrawal', offlineProblem),
    callFails('startWithdrawalProof', wrongPassword),
    ...[unprovenProblem, tooSoon, offlineProblem].map((problem) => callFails('sendWithdrawalCode', problem)),
    ...[unprovenProblem, exhaustedProblem, codeExpired, codeWrong].map((problem) =>
      callFails('verifyWithdrawalCode', problem),
    ),
    ...[unprovenProblem, recoveryWrong].map((problem) => callFails('verifyWithdrawalRecoveryCode', problem)),
    ...[unprovenProblem, offlineProblem].map((problem) => callFails('verifyWithdrawalPasskey', problem)),
    ...[unprovenProblem, blockedProblem, offlineProblem, missingProblem].map((problem) =>
      callFails('completeWithdrawal', problem),
    ),
  ],
  sameness: situation,
  endings: [
    [[], 'checkingWithdrawal', busyTags],
    [[callFails('checkWithdrawal', offlineProblem)], 'unreached', withProblem(offlineProblem)],
    [
      [callFails('checkWithdrawal', offlineProblem), checkRequested],
      'checkingWithdrawal',
      withProblem(undefined),
    ],
    [pathToNotice, 'reading', { context: { check: withoutObligations } }],
    [[...pathToNotice, passes(30)], 'reading', { still: true }],
    [[blockedCheck], 'blocked'],
    [[blockedCheck, noticeAccepted], 'blocked', { calls: ['checkWithdrawal'] }],
    [[unpaidCheck, noticeAccepted], 'blocked', { calls: ['checkWithdrawal'] }],
    [[blockedCheck, toIdentity], 'blocked'],
    [[blockedCheck, checkRequested], 'checkingWithdrawal'],
    [[blockedCheck, checkRequested, checkWithdrawalDone], 'reading'],
    [pathToPassword, 'enteringPassword'],
    [[...pathToNotice, toIdentity], 'enteringPassword'],
    [[...pathToNotice, toReason], 'reading'],
    [[...pathToPassword, toReason], 'enteringPassword'],
    [[...pathToPassword, toNotice], 'reading'],
    [pathToStarting, 'startingWithdrawalProof', busyTags],
    [
      [...pathToStarting, callFails('startWithdrawalProof', wrongPassword)],
      'enteringPassword',
      withProblem(wrongPassword),
    ],
    [
      [...pathToStarting, callFails('startWithdrawalProof', wrongPassword), password],
      'startingWithdrawalProof',
      withProblem(undefined),
    ],
    [pathToSending, 'sendingWithdrawalCode', { context: { mfaType: 'sms', proofKey: '' } }],
    [pathToCode, openState, { context: { code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [
      [...pathToSending, callFails('sendWithdrawalCode', unprovenProblem)],
      'enteringPassword',
      withProblem(unprovenProblem),
    ],
    [
      [...pathToSending, callFails('sendWithdrawalCode', tooSoon)],
      expiredState,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...pathToSending, callFails('sendWithdrawalCode', tooSoon), requestCode], expiredState],
    [
      [...pathToSending, callFails('sendWithdrawalCode', tooSoon), passes(12), requestCode],
      'sendingWithdrawalCode',
    ],
    [
      [...pathToSending, callFails('sendWithdrawalCode', offlineProblem)],
      expiredState,
      withProblem(offlineProblem),
    ],
    [
      [...pathToSending, callFails('sendWithdrawalCode', offlineProblem), requestCode],
      'sendingWithdrawalCode',
    ],
    [[...pathToCode, passes(29), requestCode], openState],
    [[...pathToCode, passes(30), requestCode], 'sendingWithdrawalCode'],
    [[...pathToCode, passes(180)], expiredState],
    [[...pathToCode, passes(180), code], expiredState],
    [[...pathToCode, factorChosen], 'sendingWithdrawalCode', { context: { mfaType: 'totp' } }],
    [[...pathToCode, factorChosen, sentApp], openState, { context: { code: { resendSecondsLeft: 0 } } }],
    ...earlyCode<typeof withdrawalMachine>({
      sending: pathToSending,
      at: 'sendingWithdrawalCode',
      code,
      sent: sendWithdrawalCodeDone,
      verifying: 'verifyingWithdrawalCode',
      refused: callFails('verifyWithdrawalCode', codeWrong),
      open: openState,
      unsent: callFails('sendWithdrawalCode', offlineProblem),
      again: [requestCode],
    }),
    [[...pathToCode, toNotice], 'reading'],
    [[...pathToCode, toReason], openState],
    [pathToRecovery, 'enteringRecoveryCode'],
    [[...pathToStarting, startedWithoutRecovery, sendWithdrawalCodeDone, recoveryChosen], openState],
    [[...pathToRecovery, { type: 'step.left' }], openState],
    [[...pathToRecovery, toNotice], 'reading'],
    [[...pathToRecovery, toReason], 'enteringRecoveryCode'],
    [pathToRecovering, 'verifyingWithdrawalRecoveryCode', busyTags],
    [
      [...pathToRecovering, verifyWithdrawalRecoveryCodeDone],
      'choosingReason',
      { context: { proofKey: provenKey } },
    ],
    [
      [...pathToRecovering, callFails('verifyWithdrawalRecoveryCode', recoveryWrong)],
      'enteringRecoveryCode',
      withProblem(recoveryWrong),
    ],
    [
      [...pathToRecovering, callFails('verifyWithdrawalRecoveryCode', unprovenProblem)],
      'enteringPassword',
      withProblem(unprovenProblem),
    ],
    [[...pathToCode, choosePasskey], 'askingPasskey'],
    [
      [...pathToStarting, startedWithoutRecovery, sendWithdrawalCodeDone, choosePasskey],
      openState,
      { still: true },
    ],
    [[...pathToCode, choosePasskey, { type: 'step.left' }], openState],
    [pathToPasskey, 'askingPasskey', { context: { proofKey: '' } }],
    [[...pathToPasskey, { type: 'step.left' }], 'askingPasskey', { still: true }],
    [[...pathToPasskey, toNotice], 'reading'],
    [[...pathToPasskey, toReason], 'askingPasskey', { still: true }],
    [[...pathToPasskey, recoveryChosen], 'enteringRecoveryCode'],
    [[...pathToPasskey, recoveryChosen, { type: 'step.left' }], 'askingPasskey'],
    [[...pathToStarting, startedByPasskeyAlone, recoveryChosen], 'askingPasskey', { still: true }],
    [[...pathToPasskey, requestPasskey], 'prompting', busyTags],
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
    [pathToSigning, 'verifyingWithdrawalPasskey', busyTags],
    [[...pathToSigning, verifyWithdrawalPasskeyDone], 'choosingReason', { context: { proofKey: provenKey } }],
    [
      [...pathToSigning, callFails('verifyWithdrawalPasskey', unprovenProblem)],
      'enteringPassword',
      withProblem(unprovenProblem),
    ],
    [
      [...pathToSigning, callFails('verifyWithdrawalPasskey', offlineProblem)],
      'askingPasskey',
      withProblem(offlineProblem),
    ],
    [pathToVerifying, 'verifyingWithdrawalCode', busyTags],
    [[...pathToVerifying, verifyWithdrawalCodeDone], 'choosingReason', { context: { proofKey: provenKey } }],
    [[...pathToVerifying, callFails('verifyWithdrawalCode', codeWrong)], openState, withProblem(codeWrong)],
    [
      [...pathToVerifying, callFails('verifyWithdrawalCode', codeExpired)],
      expiredState,
      withProblem(codeExpired),
    ],
    [
      [...pathToVerifying, callFails('verifyWithdrawalCode', exhaustedProblem)],
      expiredState,
      { context: { problem: exhaustedProblem, code: { resendSecondsLeft: 900 } } },
    ],
    [
      [...pathToVerifying, callFails('verifyWithdrawalCode', unprovenProblem)],
      'enteringPassword',
      withProblem(unprovenProblem),
    ],
    [pathToReason, 'choosingReason', { context: { proofKey: provenKey } }],
    [
      [...pathToReason, reasonTyped],
      'choosingReason',
      { context: { reasonCode: 'OTHER', reasonText: '옮깁니다' } },
    ],
    [[...pathToReason, reasonTyped, toNotice], 'reading', { context: { reasonText: '옮깁니다' } }],
    [[...pathToReason, toIdentity], 'choosingReason'],
    [[...pathToReason, toNotice, noticeAccepted], 'choosingReason'],
    [[...pathToReason, toNotice, toReason], 'choosingReason'],
    [[...pathToReason, toNotice, toIdentity], 'reading'],
    [pathToConfirming, 'confirming', { tags: ['persuade'] }],
    [[...pathToConfirming, cancelWithdrawal], 'choosingReason'],
    [pathToCompleting, 'completingWithdrawal', busyTags],
    [
      [...pathToCompleting, completeWithdrawalDone],
      'completed',
      {
        emitted: [
          { type: 'withdrawal.completed', done: { withdrawnAt: '2026-11-21T12:00:00+09:00', kept: [] } },
        ],
      },
    ],
    [
      [...pathToCompleting, callFails('completeWithdrawal', unprovenProblem)],
      'enteringPassword',
      { context: { problem: unprovenProblem, proofKey: '' } },
    ],
    [
      [...pathToCompleting, callFails('completeWithdrawal', blockedProblem)],
      'checkingWithdrawal',
      withProblem(blockedProblem),
    ],
    [
      [...pathToCompleting, callFails('completeWithdrawal', blockedProblem), blockedCheck],
      'blocked',
      withProblem(blockedProblem),
    ],
    [
      [...pathToCompleting, callFails('completeWithdrawal', missingProblem)],
      'choosingReason',
      withProblem(missingProblem),
    ],
    [
      [...pathToCompleting, callFails('completeWithdrawal', offlineProblem)],
      'unconfirmed',
      withProblem(offlineProblem),
    ],
    [
      [...pathToCompleting, callFails('completeWithdrawal', offlineProblem), reasonTyped],
      'unconfirmed',
      { context: { reasonText: '' } },
    ],
    [
      [...pathToCompleting, callFails('completeWithdrawal', offlineProblem), withdrawalRetried],
      'completingWithdrawal',
    ],
    [
      [
        ...pathToCompleting,
        callFails('completeWithdrawal', offlineProblem),
        withdrawalRetried,
        completeWithdrawalDone,
      ],
      'completed',
    ],
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
  const isWithoutCode = ['askingPasskey', 'enteringRecoveryCode', 'prompting'].includes(String(value))
    ? [factors.length, withheld]
    : []
  return [
    ...isWithoutCode,
    seen?.subscriptions.length,
    mfaType,
    challengeId !== '',
    codeSituation(sentCode),
    proofKey !== '',
    reasonText,
    problem?.code,
  ]
}
