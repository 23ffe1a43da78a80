/** What the staff does about bills by hand; for who needs the names alone. */
export const billWaits = ['TAX_INVOICE', 'REFUND'] as const
export type BillWait = (typeof billWaits)[number]
