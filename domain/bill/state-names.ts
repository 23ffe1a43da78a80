/** The states of a bill, in a separate file for modules that need only the names. */
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
