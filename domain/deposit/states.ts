import type { Schema } from '#contract/operation.ts'
import { snapshotAfter } from '../lifecycle.ts'
import { type DepositAction, depositMachine } from './deposit.machine.ts'

export type DepositState = Schema<'DepositState'>

/** The states of a deposit, in the order of the list's filter. */
export const depositStateNames = [
  'NEW',
  'PART',
  'MATCHED',
  'ASIDE',
] as const satisfies readonly DepositState[]

/** The states in which a deposit may still pay a bill. */
export const openDepositStates = ['NEW', 'PART'] as const satisfies readonly DepositState[]

/**
 * Returns the state of a deposit after an action that leaves this amount, in won, unused. Undefined if the
 * action is not allowed in the current state.
 */
export function depositStateAfter(
  state: DepositState,
  action: DepositAction,
  { amount, leftAmount }: { amount: number; leftAmount: number },
): DepositState | undefined {
  const context = { isUsedUp: leftAmount === 0, isUnused: leftAmount === amount }
  const next = snapshotAfter(depositMachine.resolveState({ value: state, context }), { type: action })
  return next?.value as DepositState | undefined
}
