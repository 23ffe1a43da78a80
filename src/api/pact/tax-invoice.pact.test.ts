import { describeRefusals } from './describe-refusals.ts'
import { taxInvoiceRefusals } from './tax-invoice.refusals.ts'

describeRefusals(taxInvoiceRefusals)
