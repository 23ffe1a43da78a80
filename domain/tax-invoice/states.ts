import { type TaxInvoiceState, taxInvoiceStateNames } from './state-names.ts'
import { type TaxInvoiceAct, type TaxInvoiceHappening, taxInvoiceAfter } from './tax-invoice.machine.ts'

/** The states in which an event is allowed, for conditional SQL statements. */
export const taxInvoiceStatesFor = (type: TaxInvoiceAct | TaxInvoiceHappening): TaxInvoiceState[] =>
  taxInvoiceStateNames.filter((state) => 'to' in taxInvoiceAfter(state, type))
