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
const unproven = problemNamed('withdrawal.unproven')
const wrongPassword = problemNamed('password.wrong', { remaining: 3 })
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhausted = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const recoveryWrong = problemNamed('recovery.wrong', { remaining: 3 })
const blocked = problemNamed('withdrawal.blocked')
const missing = problemNamed('session.missing')

const read = [checkWithdrawalDone] as const
const atPassword = [...read, accept] as const
const starting = [...atPassword, password] as const
const sending = [...starting, startWithdrawalProofDone] as const
const atCode = [...sending, sendWithdrawalCodeDone] as const
const verifying = [...atCode, code] as const
const atRecovery = [...atCode, recovery] as const
const recovering = [...atRecovery, recoveryCode] as const
const atPasskey = [...starting, startedByPasskey] as const
const signing = [...atPasskey, requestPasskey, givePasskey] as const
const atReason = [...starting, startedPlain] as const
const confirming = [...atReason, request] as const
const completing = [...confirming, confirm] as const
const open = { enteringCode: 'open' }
const expired = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

describeModel(withdrawalMachine, {
  input,
  gestures: [...gestures, passes(30), passes(180), passes(900)],
  outcomes: [
    ...outcomes,
    callFails('checkWithdrawal', offline),
    callFails('startWithdrawalProof', wrongPassword),
    ...[unproven, tooSoon, offline].map((problem) => callFails('sendWithdrawalCode', problem)),
    ...[unproven, exhausted, codeExpired, codeWrong].map((problem) =>
      callFails('verifyWithdrawalCode', problem),
    ),
    ...[unproven, recoveryWrong].map((problem) => callFails('verifyWithdrawalRecoveryCode', problem)),
    ...[unproven, offline].map((problem) => callFails('verifyWithdrawalPasskey', problem)),
    ...[unproven, blocked, offline, missing].map((problem) => callFails('completeWithdrawal', problem)),
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
    [atPassword, 'enteringPassword'],
    [[...read, toIdentity], 'enteringPassword'],
    [[...read, toReason], 'reading'],
    [[...atPassword, toReason], 'enteringPassword'],
    [[...atPassword, toNotice], 'reading'],
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
    [atCode, open, { context: { code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [[...sending, callFails('sendWithdrawalCode', unproven)], 'enteringPassword', withProblem(unproven)],
    [
      [...sending, callFails('sendWithdrawalCode', tooSoon)],
      expired,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...sending, callFails('sendWithdrawalCode', tooSoon), requestCode], expired],
    [
      [...sending, callFails('sendWithdrawalCode', tooSoon), passes(12), requestCode],
      'sendingWithdrawalCode',
    ],
    [[...sending, callFails('sendWithdrawalCode', offline)], expired, withProblem(offline)],
    [[...sending, callFails('sendWithdrawalCode', offline), requestCode], 'sendingWithdrawalCode'],
    [[...atCode, passes(29), requestCode], open],
    [[...atCode, passes(30), requestCode], 'sendingWithdrawalCode'],
    [[...atCode, passes(180)], expired],
    [[...atCode, passes(180), code], expired],
    [[...atCode, factor], 'sendingWithdrawalCode', { context: { mfaType: 'totp' } }],
    [[...atCode, factor, sentApp], open, { context: { code: { resendSecondsLeft: 0 } } }],
    ...earlyCode<typeof withdrawalMachine>({
      sending,
      at: 'sendingWithdrawalCode',
      code,
      sent: sendWithdrawalCodeDone,
      verifying: 'verifyingWithdrawalCode',
      refused: callFails('verifyWithdrawalCode', codeWrong),
      open,
      unsent: callFails('sendWithdrawalCode', offline),
      again: [requestCode],
    }),
    [[...atCode, toNotice], 'reading'],
    [[...atCode, toReason], open],
    [atRecovery, 'enteringRecoveryCode'],
    [[...starting, startedWithoutRecovery, sendWithdrawalCodeDone, recovery], open],
    [[...atRecovery, { type: 'step.left' }], open],
    [[...atRecovery, toNotice], 'reading'],
    [[...atRecovery, toReason], 'enteringRecoveryCode'],
    [recovering, 'verifyingWithdrawalRecoveryCode', busy],
    [[...recovering, verifyWithdrawalRecoveryCodeDone], 'choosingReason', { context: { proofKey: proven } }],
    [
      [...recovering, callFails('verifyWithdrawalRecoveryCode', recoveryWrong)],
      'enteringRecoveryCode',
      withProblem(recoveryWrong),
    ],
    [
      [...recovering, callFails('verifyWithdrawalRecoveryCode', unproven)],
      'enteringPassword',
      withProblem(unproven),
    ],
    [[...atCode, choosePasskey], 'askingPasskey'],
    [[...starting, startedWithoutRecovery, sendWithdrawalCodeDone, choosePasskey], open, { still: true }],
    [[...atCode, choosePasskey, { type: 'step.left' }], open],
    [atPasskey, 'askingPasskey', { context: { proofKey: '' } }],
    [[...atPasskey, { type: 'step.left' }], 'askingPasskey', { still: true }],
    [[...atPasskey, toNotice], 'reading'],
    [[...atPasskey, toReason], 'askingPasskey', { still: true }],
    [[...atPasskey, recovery], 'enteringRecoveryCode'],
    [[...atPasskey, recovery, { type: 'step.left' }], 'askingPasskey'],
    [[...starting, startedByPasskeyAlone, recovery], 'askingPasskey', { still: true }],
    [[...atPasskey, requestPasskey], 'prompting', busy],
    [
      [...atPasskey, requestPasskey, withholdPasskey],
      'askingPasskey',
      { context: { withheld: 'cancelled' } },
    ],
    [
      [...atPasskey, requestPasskey, withholdPasskey, requestPasskey],
      'prompting',
      { context: { withheld: undefined } },
    ],
    [signing, 'verifyingWithdrawalPasskey', busy],
    [[...signing, verifyWithdrawalPasskeyDone], 'choosingReason', { context: { proofKey: proven } }],
    [[...signing, callFails('verifyWithdrawalPasskey', unproven)], 'enteringPassword', withProblem(unproven)],
    [[...signing, callFails('verifyWithdrawalPasskey', offline)], 'askingPasskey', withProblem(offline)],
    [verifying, 'verifyingWithdrawalCode', busy],
    [[...verifying, verifyWithdrawalCodeDone], 'choosingReason', { context: { proofKey: proven } }],
    [[...verifying, callFails('verifyWithdrawalCode', codeWrong)], open, withProblem(codeWrong)],
    [[...verifying, callFails('verifyWithdrawalCode', codeExpired)], expired, withProblem(codeExpired)],
    [
      [...verifying, callFails('verifyWithdrawalCode', exhausted)],
      expired,
      { context: { problem: exhausted, code: { resendSecondsLeft: 900 } } },
    ],
    [[...verifying, callFails('verifyWithdrawalCode', unproven)], 'enteringPassword', withProblem(unproven)],
    [atReason, 'choosingReason', { context: { proofKey: proven } }],
    [
      [...atReason, reasonTyped],
      'choosingReason',
      { context: { reasonCode: 'OTHER', reasonText: '옮깁니다' } },
    ],
    [[...atReason, reasonTyped, toNotice], 'reading', { context: { reasonText: '옮깁니다' } }],
    [[...atReason, toIdentity], 'choosingReason'],
    [[...atReason, toNotice, accept], 'choosingReason'],
    [[...atReason, toNotice, toReason], 'choosingReason'],
    [[...atReason, toNotice, toIdentity], 'reading'],
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
      [...completing, callFails('completeWithdrawal', unproven)],
      'enteringPassword',
      { context: { problem: unproven, proofKey: '' } },
    ],
    [[...completing, callFails('completeWithdrawal', blocked)], 'checkingWithdrawal', withProblem(blocked)],
    [
      [...completing, callFails('completeWithdrawal', blocked), blockedCheck],
      'blocked',
      withProblem(blocked),
    ],
    [[...completing, callFails('completeWithdrawal', missing)], 'choosingReason', withProblem(missing)],
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
  // The code matters only for the state with which it is combined.
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
