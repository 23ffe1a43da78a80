import { type BillAction, billMachine } from './bill.machine.ts'
import { type BillState, billStateNames } from './state-names.ts'

const billActions: readonly BillAction[] = ['pay', 'markPaid', 'markRefunded']
/** The lives at each state; what decides a bill alongside its state is not about its life. */
const lives = Object.fromEntries(
  billStateNames.map((value) => [value, billMachine.resolveState({ value, context: {} })]),
) as Record<BillState, ReturnType<typeof billMachine.resolveState>>

/** The states in which an action may be done. */
export const statesFor = (action: BillAction): BillState[] =>
  billStateNames.filter((state) => mayBe(action, state))

/** The states of a bill whose amount is open: still owed, or to be given back. */
export const openStates = billStateNames.filter((state) => billActions.some((action) => mayBe(action, state)))

/** The states of a bill that is still owed. */
export const unpaidStates = statesFor('pay')

/** Whether a value is a state this release knows. */
export function isBillState(value: unknown): value is BillState {
  return typeof value === 'string' && (billStateNames as readonly string[]).includes(value)
}

/** Whether an action may be done in a state; never in an unknown one. */
export function mayBe(action: BillAction, state: string): boolean {
  return isBillState(state) && lives[state].can({ type: action })
}
