import type { Input, Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type CodeChallenge, type CodeRequested, type CodeSubmitted, noCode } from '../code-challenge.ts'
import type { SecondsPassed } from '../passing-seconds.ts'
import type { Withheld } from '../passkey-prompt.ts'

export type WithdrawalCheck = Output<'checkWithdrawal'>
export type WithdrawalDone = Output<'completeWithdrawal'>
export type CodeFactor = Schema<'CodeFactor'>
/**
 * The steps with an address of their own. The last screen, after the membership has ended, is not one of these steps.
 */
export type WithdrawalStep = 'notice' | 'identity' | 'reason'
export type PasskeyGiven = {
  type: 'passkey.given'
  credential: Input<'verifyWithdrawalPasskey'>['credential']
}
export type Reason = { reasonCode: string | null; reasonText: string }

export type WithdrawalInput = { idempotencyKey: string }

/**
 * The context never contains a password or a code. It contains the key of the proof of identity while the screens of
 * the withdrawal are open.
 */
export type WithdrawalContext = WithdrawalInput &
  Reason & {
    check: WithdrawalCheck | undefined
    factors: Output<'startWithdrawalProof'>['factors']
    hasRecoveryCode: boolean
    /** The challenge that a passkey may sign instead of a code. */
    passkey: Output<'startWithdrawalProof'>['passkey']
    withheld: Withheld | undefined
    /** The requested factor. */
    mfaType: CodeFactor
    challengeId: string
    code: CodeChallenge
    proofKey: string
    /** The reason why the last step failed; stored until the next attempt. */
    problem: Problem | undefined
  }

export type PasswordSubmitted = { type: 'password.submitted'; password: string }
export type RecoverySubmitted = { type: 'recovery.submitted'; recoveryCode: string }
export type WithdrawalEvent =
  | { type: 'check.requested' }
  | { type: 'notice.accepted' }
  | { type: 'step.requested'; step: WithdrawalStep }
  | { type: 'step.left' }
  | PasswordSubmitted
  | CodeSubmitted
  | CodeRequested
  | { type: 'factor.chosen'; mfaType: CodeFactor }
  | { type: 'recovery.chosen' }
  | { type: 'passkey.chosen' }
  | { type: 'passkey.requested' }
  | PasskeyGiven
  | { type: 'passkey.withheld'; reason: Withheld }
  | RecoverySubmitted
  | ({ type: 'reason.changed' } & Partial<Reason>)
  | { type: 'withdrawal.requested' }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.reconsidered' }
  | { type: 'withdrawal.retried' }
  | SecondsPassed

export const freshWithdrawal: Omit<WithdrawalContext, 'idempotencyKey'> = {
  check: undefined,
  factors: [],
  hasRecoveryCode: false,
  passkey: null,
  withheld: undefined,
  mfaType: 'sms',
  challengeId: '',
  code: noCode,
  proofKey: '',
  reasonCode: null,
  reasonText: '',
  problem: undefined,
}

/** Whether there are obstacles to a withdrawal. */
export const isBlocked = ({
  subscriptions,
  bills,
  apps,
  ownedCompanyName,
  lastOperatorYn,
}: WithdrawalCheck): boolean =>
  subscriptions.length + bills.length + apps.length > 0 || ownedCompanyName !== null || lastOperatorYn === 'Y'
