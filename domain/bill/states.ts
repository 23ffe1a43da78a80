export const billStateNames = ['OPEN', 'PAID', 'FAILED', 'LATE', 'CREDIT', 'REFUNDED', 'CARRIED'] as const
export type BillState = (typeof billStateNames)[number]
export type BillAction = 'pay' | 'markPaid' | 'markRefunded'

/** The life of a bill: per state, where it may go next and what may be done with it. */
const billStates: Readonly<Record<BillState, { next: readonly BillState[]; may: readonly BillAction[] }>> = {
  OPEN: { next: ['PAID', 'FAILED', 'LATE', 'CARRIED'], may: ['pay', 'markPaid'] },
  FAILED: { next: ['PAID', 'LATE', 'CARRIED'], may: ['pay', 'markPaid'] },
  LATE: { next: ['PAID', 'CARRIED'], may: ['pay', 'markPaid'] },
  PAID: { next: [], may: [] },
  CREDIT: { next: ['REFUNDED', 'CARRIED'], may: ['markRefunded'] },
  REFUNDED: { next: [], may: [] },
  // The final bill carries what it asks for, or gives back.
  CARRIED: { next: [], may: [] },
}

/** The states in which an action may be done. */
export const statesFor = (action: BillAction): BillState[] =>
  billStateNames.filter((state) => billStates[state].may.includes(action))

/** The states of a bill whose amount is open: still owed, or to be given back. */
export const openStates = billStateNames.filter((state) => billStates[state].may.length > 0)

/** The states of a bill that is still owed. */
export const unpaidStates = statesFor('pay')

/** Whether a value is a state this release knows. */
export function isBillState(value: unknown): value is BillState {
  return typeof value === 'string' && Object.hasOwn(billStates, value)
}

/** Whether an action may be done in a state; never in an unknown one. */
export function mayBe(action: BillAction, state: string): boolean {
  return isBillState(state) && billStates[state].may.includes(action)
}
