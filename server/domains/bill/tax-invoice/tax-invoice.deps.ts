import { digitsOf } from '#domain/korean/digits.ts'
import type { Operator } from '#server/operator.ts'
import type { TaxInvoiceService, TaxParty } from '#server/tax-invoices/service.ts'
import type { BillDeps } from '../bill.deps.ts'

/** The dependencies of the operations and jobs on tax invoices. */
export type TaxInvoiceDeps = Pick<BillDeps, 'db' | 'box' | 'clock' | 'log' | 'notices'> & {
  /**
   * Undefined if no service is configured: tax invoices are then issued elsewhere, and the staff enter their numbers.
   */
  taxService: TaxInvoiceService | undefined
  /** The seller. */
  operator: Operator
}

/** The operator as the seller of a tax invoice; its kind of business is not among the settings, and optional by law. */
export const sellerOf = ({
  businessNo,
  operatorName,
  representative,
  officeAddress,
  supportMail,
}: Operator): TaxParty => ({
  businessNo: digitsOf(businessNo),
  companyName: operatorName,
  ownerName: representative,
  address: officeAddress,
  businessType: '',
  businessCategory: '',
  email: supportMail,
})
