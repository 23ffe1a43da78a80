/** The states of a bill; for who needs their names alone. */
export const billStateNames = ['OPEN', 'PAID', 'FAILED', 'LATE', 'CREDIT', 'REFUNDED', 'CARRIED'] as const
export type BillState = (typeof billStateNames)[number]
