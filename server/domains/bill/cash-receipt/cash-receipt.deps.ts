import { digitsOf } from '#domain/korean/digits.ts'
import type { ReceiptSeller } from '#server/cash-receipts/service.ts'
import type { ReceiptIssuer } from '#server/cash-receipts/service-of.ts'
import type { Operator } from '#server/operator.ts'
import type { BillDeps } from '../bill.deps.ts'

/** The dependencies of the operations and jobs on cash receipts. */
export type CashReceiptDeps = Pick<BillDeps, 'db' | 'box' | 'clock' | 'log' | 'notices'> & {
  /** Undefined if no issuer is configured: cash receipts are then issued elsewhere. */
  receiptIssuer: ReceiptIssuer | undefined
  /** The seller. */
  operator: Operator
}

/** The operator as the seller of a cash receipt. */
export const receiptSellerOf = ({
  businessNo,
  operatorName,
  representative,
  officeAddress,
  supportPhone,
}: Operator): ReceiptSeller => ({
  businessNo: digitsOf(businessNo),
  companyName: operatorName,
  ownerName: representative,
  address: officeAddress,
  phone: supportPhone,
})
