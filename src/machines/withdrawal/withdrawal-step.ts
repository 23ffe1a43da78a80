import type { SnapshotFrom } from 'xstate'
import type { withdrawalMachine } from './withdrawal.machine.ts'
import type { WithdrawalStep } from './withdrawal-context.ts'

const identity = [
  'enteringPassword',
  'startingWithdrawalProof',
  'sendingWithdrawalCode',
  'enteringCode',
  'verifyingWithdrawalCode',
  'enteringRecoveryCode',
  'verifyingWithdrawalRecoveryCode',
  'askingPasskey',
  'prompting',
  'verifyingWithdrawalPasskey',
] as const
const reason = ['choosingReason', 'confirming', 'completingWithdrawal', 'unconfirmed', 'completed'] as const

/** The step a withdrawal is at, named after its address; a call stays at the address it was made from. */
export function stepOf(snapshot: SnapshotFrom<typeof withdrawalMachine>): WithdrawalStep {
  if (identity.some((state) => snapshot.matches(state as never))) return 'identity'
  return reason.some((state) => snapshot.matches(state)) ? 'reason' : 'notice'
}
