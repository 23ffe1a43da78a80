import { digitsOf } from '#domain/korean/digits.ts'
import type { TaxDocument, TaxParty } from '#server/tax-invoices/service.ts'
import { labelOf } from '../bill.notifications.ts'
import type { InvoicedBill, StoredTaxInvoice } from './tax-invoice.store.ts'

/** The day and the number of the original that a correction refers to. */
export type CorrectedOriginal = { taxInvoiceNo: string; writtenOn: string }

/** A tax invoice for the service; `corrected` is the original of a correction. */
export function documentOf(
  { documentKey, writtenOn, supplyAmount, vatAmount, invoiceKind }: StoredTaxInvoice,
  { bill, subscription }: InvoicedBill,
  seller: TaxParty,
  corrected: CorrectedOriginal | undefined,
): TaxDocument {
  return {
    documentKey,
    writtenOn,
    isPaid: bill.billState === 'PAID',
    supplyAmount,
    vatAmount,
    seller,
    buyer: buyerOf(subscription),
    item: labelOf(subscription),
    correction: corrected
      ? {
          reason: invoiceKind === 'VOID' ? 'CANCELLATION' : 'CHANGE',
          originalNo: corrected.taxInvoiceNo,
          originalWrittenOn: corrected.writtenOn,
        }
      : null,
  }
}

function buyerOf({ companyInfo, adminInfo, payment }: InvoicedBill['subscription']): TaxParty {
  const { rnno, companyName, ownerName, address, addressDetail, businessType, businessCategory } = companyInfo
  return {
    businessNo: digitsOf(rnno),
    companyName,
    ownerName,
    address: [address, addressDetail].filter((part) => part !== '').join(' '),
    businessType,
    businessCategory,
    email: payment.paymentGiro?.billingEmail ?? adminInfo.email,
  }
}
