import { type BillAction, billMachine } from './bill.machine.ts'
import { type BillState, billStateNames } from './state-names.ts'

const billActions: readonly BillAction[] = ['pay', 'markPaid', 'markRefunded', 'voidBill']
/** The lifecycle of a bill in each state; no other fact of a bill affects its transitions. */
const lives = Object.fromEntries(
  billStateNames.map((value) => [value, billMachine.resolveState({ value, context: {} })]),
) as Record<BillState, ReturnType<typeof billMachine.resolveState>>

/** The states in which an action is allowed. */
export const statesFor = (action: BillAction): BillState[] =>
  billStateNames.filter((state) => isAllowedIn(action, state))

/** The states of a bill that is still to be paid or refunded. */
export const openStates = billStateNames.filter((state) =>
  billActions.some((action) => isAllowedIn(action, state)),
)

/** The states of a bill that is still owed. */
export const unpaidStates = statesFor('pay')

/** Whether a value is a state that this release knows. */
export function isBillState(value: unknown): value is BillState {
  return typeof value === 'string' && (billStateNames as readonly string[]).includes(value)
}

/** Whether an action is allowed in a state; never in an unknown one. */
export function isAllowedIn(action: BillAction, state: string): boolean {
  return isBillState(state) && lives[state].can({ type: action })
}
