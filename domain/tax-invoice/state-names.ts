/** The states of a tax invoice, in a separate file for modules that need only the names. */
export const taxInvoiceStateNames = [
  'WAITING',
  'TRYING',
  'REFUSED',
  'ISSUED',
  'SENT',
  'UNSENT',
  'BY_HAND',
] as const
export type TaxInvoiceState = (typeof taxInvoiceStateNames)[number]
