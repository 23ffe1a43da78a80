export const billStateNames = ['OPEN', 'PAID', 'FAILED', 'LATE', 'CREDIT', 'REFUNDED'] as const
export type BillState = (typeof billStateNames)[number]
export type BillAction = 'pay' | 'markPaid' | 'markRefunded'

/** The life of a bill: per state, where it may go next and what may be done with it. */
const billStates: Readonly<Record<BillState, { next: readonly BillState[]; may: readonly BillAction[] }>> = {
  OPEN: { next: ['PAID', 'FAILED', 'LATE'], may: ['pay', 'markPaid'] },
  FAILED: { next: ['PAID', 'LATE'], may: ['pay', 'markPaid'] },
  LATE: { next: ['PAID'], may: ['pay', 'markPaid'] },
  PAID: { next: [], may: [] },
  CREDIT: { next: ['REFUNDED'], may: ['markRefunded'] },
  REFUNDED: { next: [], may: [] },
}

/** The states in which an action may be done. */
export const statesFor = (action: BillAction): BillState[] =>
  billStateNames.filter((state) => billStates[state].may.includes(action))

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
