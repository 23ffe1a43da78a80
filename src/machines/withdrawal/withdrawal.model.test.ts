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
  check,
  choosePasskey,
  code,
  complete,
  confirm,
  factor,
  failed,
  free,
  gestures,
  givePasskey,
  input,
  outcomes,
  owningCheck,
  password,
  proven,
  recheck,
  reconsider,
  recovered,
  recovery,
  recoveryCode,
  request,
  requestCode,
  requestPasskey,
  retry,
  sent,
  sentApp,
  signed,
  started,
  startedByPasskey,
  startedByPasskeyAlone,
  startedPlain,
  startedWithoutRecovery,
  toIdentity,
  toNotice,
  toReason,
  typed,
  verified,
  withholdPasskey,
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

const read = [check] as const
const atPassword = [...read, accept] as const
const starting = [...atPassword, password] as const
const sending = [...starting, started] as const
const atCode = [...sending, sent] as const
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
const because = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

describeModel(withdrawalMachine, {
  input,
  gestures: [...gestures, passes(30), passes(180), passes(900)],
  outcomes: [
    ...outcomes,
    failed('checkWithdrawal', offline),
    failed('startWithdrawalProof', wrongPassword),
    ...[unproven, tooSoon, offline].map((problem) => failed('sendWithdrawalCode', problem)),
    ...[unproven, exhausted, codeExpired, codeWrong].map((problem) =>
      failed('verifyWithdrawalCode', problem),
    ),
    ...[unproven, recoveryWrong].map((problem) => failed('verifyWithdrawalRecoveryCode', problem)),
    ...[unproven, offline].map((problem) => failed('verifyWithdrawalPasskey', problem)),
    ...[unproven, blocked, offline, missing].map((problem) => failed('completeWithdrawal', problem)),
  ],
  sameness: situation,
  endings: [
    [[], 'checkingWithdrawal', busy],
    [[failed('checkWithdrawal', offline)], 'unreached', because(offline)],
    [[failed('checkWithdrawal', offline), recheck], 'checkingWithdrawal', because(undefined)],
    [read, 'reading', { context: { check: free } }],
    [[...read, passes(30)], 'reading', { still: true }],
    [[blockedCheck], 'blocked'],
    [[blockedCheck, accept], 'blocked', { calls: ['checkWithdrawal'] }],
    [[owningCheck, accept], 'blocked', { calls: ['checkWithdrawal'] }],
    [[blockedCheck, toIdentity], 'blocked'],
    [[blockedCheck, recheck], 'checkingWithdrawal'],
    [[blockedCheck, recheck, check], 'reading'],
    [atPassword, 'enteringPassword'],
    [[...read, toIdentity], 'enteringPassword'],
    [[...read, toReason], 'reading'],
    [[...atPassword, toReason], 'enteringPassword'],
    [[...atPassword, toNotice], 'reading'],
    [starting, 'startingWithdrawalProof', busy],
    [
      [...starting, failed('startWithdrawalProof', wrongPassword)],
      'enteringPassword',
      because(wrongPassword),
    ],
    [
      [...starting, failed('startWithdrawalProof', wrongPassword), password],
      'startingWithdrawalProof',
      because(undefined),
    ],
    [sending, 'sendingWithdrawalCode', { context: { mfaType: 'sms', proofKey: '' } }],
    [atCode, open, { context: { code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [[...sending, failed('sendWithdrawalCode', unproven)], 'enteringPassword', because(unproven)],
    [
      [...sending, failed('sendWithdrawalCode', tooSoon)],
      expired,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...sending, failed('sendWithdrawalCode', tooSoon), requestCode], expired],
    [[...sending, failed('sendWithdrawalCode', tooSoon), passes(12), requestCode], 'sendingWithdrawalCode'],
    [[...sending, failed('sendWithdrawalCode', offline)], expired, because(offline)],
    [[...sending, failed('sendWithdrawalCode', offline), requestCode], 'sendingWithdrawalCode'],
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
      sent,
      verifying: 'verifyingWithdrawalCode',
      refused: failed('verifyWithdrawalCode', codeWrong),
      open,
      unsent: failed('sendWithdrawalCode', offline),
      again: [requestCode],
    }),
    [[...atCode, toNotice], 'reading'],
    [[...atCode, toReason], open],
    [atRecovery, 'enteringRecoveryCode'],
    [[...starting, startedWithoutRecovery, sent, recovery], open],
    [[...atRecovery, { type: 'step.left' }], open],
    [[...atRecovery, toNotice], 'reading'],
    [[...atRecovery, toReason], 'enteringRecoveryCode'],
    [recovering, 'verifyingWithdrawalRecoveryCode', busy],
    [[...recovering, recovered], 'choosingReason', { context: { proofKey: proven } }],
    [
      [...recovering, failed('verifyWithdrawalRecoveryCode', recoveryWrong)],
      'enteringRecoveryCode',
      because(recoveryWrong),
    ],
    [
      [...recovering, failed('verifyWithdrawalRecoveryCode', unproven)],
      'enteringPassword',
      because(unproven),
    ],
    [[...atCode, choosePasskey], 'askingPasskey'],
    [[...starting, startedWithoutRecovery, sent, choosePasskey], open, { still: true }],
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
    [[...signing, signed], 'choosingReason', { context: { proofKey: proven } }],
    [[...signing, failed('verifyWithdrawalPasskey', unproven)], 'enteringPassword', because(unproven)],
    [[...signing, failed('verifyWithdrawalPasskey', offline)], 'askingPasskey', because(offline)],
    [verifying, 'verifyingWithdrawalCode', busy],
    [[...verifying, verified], 'choosingReason', { context: { proofKey: proven } }],
    [[...verifying, failed('verifyWithdrawalCode', codeWrong)], open, because(codeWrong)],
    [[...verifying, failed('verifyWithdrawalCode', codeExpired)], expired, because(codeExpired)],
    [
      [...verifying, failed('verifyWithdrawalCode', exhausted)],
      expired,
      { context: { problem: exhausted, code: { resendSecondsLeft: 900 } } },
    ],
    [[...verifying, failed('verifyWithdrawalCode', unproven)], 'enteringPassword', because(unproven)],
    [atReason, 'choosingReason', { context: { proofKey: proven } }],
    [[...atReason, typed], 'choosingReason', { context: { reasonCode: 'OTHER', reasonText: '옮깁니다' } }],
    [[...atReason, typed, toNotice], 'reading', { context: { reasonText: '옮깁니다' } }],
    [[...atReason, toIdentity], 'choosingReason'],
    [[...atReason, toNotice, accept], 'choosingReason'],
    [[...atReason, toNotice, toReason], 'choosingReason'],
    [[...atReason, toNotice, toIdentity], 'reading'],
    [confirming, 'confirming', { tags: ['persuade'] }],
    [[...confirming, reconsider], 'choosingReason'],
    [completing, 'completingWithdrawal', busy],
    [
      [...completing, complete],
      'completed',
      {
        emitted: [
          { type: 'withdrawal.completed', done: { withdrawnAt: '2026-11-21T12:00:00+09:00', kept: [] } },
        ],
      },
    ],
    [
      [...completing, failed('completeWithdrawal', unproven)],
      'enteringPassword',
      { context: { problem: unproven, proofKey: '' } },
    ],
    [[...completing, failed('completeWithdrawal', blocked)], 'checkingWithdrawal', because(blocked)],
    [[...completing, failed('completeWithdrawal', blocked), blockedCheck], 'blocked', because(blocked)],
    [[...completing, failed('completeWithdrawal', missing)], 'choosingReason', because(missing)],
    [[...completing, failed('completeWithdrawal', offline)], 'unconfirmed', because(offline)],
    [
      [...completing, failed('completeWithdrawal', offline), typed],
      'unconfirmed',
      { context: { reasonText: '' } },
    ],
    [[...completing, failed('completeWithdrawal', offline), retry], 'completingWithdrawal'],
    [[...completing, failed('completeWithdrawal', offline), retry, complete], 'completed'],
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
