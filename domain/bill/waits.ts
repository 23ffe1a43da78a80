/** The manual tasks of the staff on bills, in a separate file for modules that need only the names. */
export const billWaits = ['TAX_INVOICE', 'REFUND', 'CONFIRMATION'] as const
export type BillWait = (typeof billWaits)[number]
