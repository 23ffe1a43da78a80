/** The states of a cash receipt, in a separate file for modules that need only the names. */
export const cashReceiptStateNames = ['WAITING', 'TRYING', 'REFUSED', 'ISSUED', 'SENT', 'UNSENT'] as const
export type CashReceiptState = (typeof cashReceiptStateNames)[number]
