/** The task of the staff behind each filter of the list of bills; together they are the number of the menu. */
export const billWork = {
  LATE: 'LATE_BILL',
  TAX_INVOICE: 'TAX_INVOICE',
  REFUND: 'REFUND',
  CONFIRMATION: 'REFUND_APPROVAL',
} as const
