/** The kind of work behind each filter of the list of bills; the number in the menu is their sum. */
export const billWork = {
  LATE: 'LATE_BILL',
  TAX_INVOICE: 'TAX_INVOICE',
  REFUND: 'REFUND',
  CONFIRMATION: 'REFUND_APPROVAL',
} as const
