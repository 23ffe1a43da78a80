/** The states of a bill, in a file of their own for modules that need only the names. */
export const billStateNames = [
  'OPEN',
  'PAID',
  'FAILED',
  'LATE',
  'CREDIT',
  'REFUNDED',
  'CARRIED',
  'VOID',
] as const
export type BillState = (typeof billStateNames)[number]
