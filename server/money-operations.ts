import type { AccountService } from './account-service/service.ts'
import type { CurrentBrand } from './brand/brand.ts'
import type { ReceiptIssuer } from './cash-receipts/service-of.ts'
import type { Config } from './config.ts'
import { adminBillOperations } from './domains/bill/bill.admin.operations.ts'
import type { BillDeps, ServiceIcons } from './domains/bill/bill.deps.ts'
import { exportBillOperations } from './domains/bill/bill.export.operations.ts'
import { moneyOfBills } from './domains/bill/bill.money.ts'
import { memberBillOperations } from './domains/bill/bill.operations.ts'
import { paperMarkOf } from './domains/bill/bill.pdf.mark.ts'
import { billsOfDeposits } from './domains/bill/bill.transfer.ts'
import { cashReceiptOperations } from './domains/bill/cash-receipt/cash-receipt.operations.ts'
import { taxInvoiceOperations } from './domains/bill/tax-invoice/tax-invoice.operations.ts'
import { depositFeedOperations } from './domains/deposit/deposit.feed.operations.ts'
import { depositOperations } from './domains/deposit/deposit.operations.ts'
import { messageOperations } from './domains/message/message.operations.ts'
import { settlementOperations } from './domains/settlement/settlement.operations.ts'
import type { PdfMaker } from './papers/papers.ts'
import type { KeyedHash } from './security/keyed-hash.ts'
import type { TaxInvoiceService } from './tax-invoices/service.ts'

type Deps = BillDeps & {
  brand: CurrentBrand
  catalogue: ServiceIcons
  config: Pick<Config, 'operator' | 'refundsAlone'>
  papers: PdfMaker
  keyedHash: KeyedHash
  taxService: TaxInvoiceService | undefined
  accountService: AccountService | undefined
  receiptIssuer: ReceiptIssuer | undefined
}

/** Returns the operations on bills and on their payments, tax invoices, cash receipts and deposits. */
export const moneyOperations = ({
  brand,
  catalogue,
  config,
  papers,
  keyedHash,
  taxService,
  accountService,
  receiptIssuer,
  ...billing
}: Deps) => ({
  ...memberBillOperations({
    ...billing,
    issuer: config.operator,
    makePaper: (order) =>
      papers.make(order.paper === 'bill' ? { ...order, mark: paperMarkOf(brand()) } : order),
    catalogue,
  }),
  ...adminBillOperations({ ...billing, refundsAlone: config.refundsAlone }),
  ...taxInvoiceOperations({ ...billing, taxService, operator: config.operator }),
  ...depositOperations({ ...billing, keyedHash, bills: billsOfDeposits(billing) }),
  ...cashReceiptOperations({ ...billing, receiptIssuer, operator: config.operator }),
  ...depositFeedOperations({ ...billing, accountService }),
  ...messageOperations(billing),
  ...settlementOperations({ ...billing, money: moneyOfBills(billing.db) }),
  ...exportBillOperations({ ...billing, makeTable: papers.make }),
})
