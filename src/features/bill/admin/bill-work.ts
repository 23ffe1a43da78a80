/** The kind of work for each tab of the list of bills; the number in the menu is the sum over these kinds. */
export const billWork = {
  LATE: 'LATE_BILL',
  TAX_INVOICE: 'TAX_INVOICE',
  REFUND: 'REFUND',
  CONFIRMATION: 'REFUND_APPROVAL',
} as const
