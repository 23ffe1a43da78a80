import { billRefunds } from '#server/db/schema/bill.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import type { Year } from './company-year.ts'
import { type Bill, type Compare, sumOf } from './comparison.ts'

const totalOf = ({ supplyAmount, vatAmount }: { supplyAmount: number; vatAmount: number }) =>
  supplyAmount + vatAmount
const baseOf = (documentKey: string) => documentKey.replace(/_\d+$/, '')

/**
 * Compares the tax invoices: each was issued once with its amount, and the invoices of a bill and of the bills that
 * it includes add up to the amount that remains paid.
 */
export async function invoicesOf({ db, tax, today }: Year, all: Bill[], compare: Compare): Promise<void> {
  const [rows, refunds] = await Promise.all([db.select().from(taxInvoices), db.select().from(billRefunds)])
  const validDocuments = tax.issued.filter(({ documentKey }) => !tax.isRejected(documentKey))
  const keys = new Set(validDocuments.map(({ documentKey }) => baseOf(documentKey)))
  compare('tax invoices', keys.size, validDocuments.length)
  const issued = rows.filter(({ invoiceState }) => invoiceState === 'ISSUED' || invoiceState === 'SENT')
  compare('tax invoices that the service has', issued.length, validDocuments.length)
  for (const document of validDocuments) {
    const row = issued.find(({ documentKey }) => documentKey === document.documentKey)
    compare(`tax invoice ${document.documentKey}`, row ? totalOf(row) : 0, totalOf(document))
    compare(`VAT of ${document.documentKey}`, row?.vatAmount ?? 0, document.vatAmount)
  }
  // If a bill no longer needs a tax invoice, its rejected document is not corrected.
  const isNeeded = (billId: string) =>
    all.some(({ id, taxInvoiceState }) => id === billId && taxInvoiceState !== 'NONE')
  const openDocuments = rows.filter(
    ({ invoiceState, billId }) =>
      !['ISSUED', 'SENT', 'BY_HAND'].includes(invoiceState) &&
      (invoiceState !== 'UNSENT' || isNeeded(billId)),
  )
  compare(
    `tax invoices that wait: ${openDocuments.map(({ documentKey, invoiceState }) => `${documentKey} ${invoiceState}`).join()}`,
    openDocuments.length,
    0,
  )
  const waitingBills = all.filter(
    (bill) => bill.taxInvoiceState === 'PENDING' && bill.billDate < today() && bill.billState !== 'VOID',
  )
  compare(
    `bills that wait for theirs: ${waitingBills.map(({ billNo }) => billNo).join()}`,
    waitingBills.length,
    0,
  )

  const carrierOf = (bill: Bill) =>
    all.find(({ lines }) => lines.some(({ label }) => label.includes(bill.billNo)))
  for (const bill of all) {
    // The tax invoice of a bill is issued from the next day on.
    const isToday = bill.taxInvoiceState === 'PENDING' && bill.billDate >= today()
    if (bill.billState === 'CARRIED' || isToday) continue
    const group = groupOf(bill, all, carrierOf)
    const documents = rows.filter(
      ({ billId, invoiceState }) =>
        ['ISSUED', 'SENT', 'BY_HAND'].includes(invoiceState) && group.some(({ id }) => id === billId),
    )
    if (documents.length === 0) continue
    const sum = documents.reduce((total, each) => total + totalOf(each), 0)
    // The payout of a credit bill is the amount of the bill itself, not a second change of the supply.
    const given = sumOf(
      refunds.filter(({ billId, refundState }) => billId === bill.id && refundState === 'DONE'),
    )
    // For a bill that includes other bills, the staff correct by hand the part of a refund that exceeds the bill's
    // own tax invoice.
    const own = documents.filter(
      ({ billId, invoiceKind }) => billId === bill.id && invoiceKind === 'ORIGINAL',
    )
    if (group.length > 1 && given > own.reduce((total, each) => total + totalOf(each), 0) && given > 0)
      continue
    // For bills below zero, the staff issue and correct tax invoices outside of the portal.
    const byHand = documents.filter((each) => each.invoiceState === 'BY_HAND' && totalOf(each) < 0)
    const taxable =
      bill.billState === 'VOID'
        ? byHand.reduce((total, each) => total + totalOf(each), 0)
        : bill.totalAmount - given
    const names = `${group.map(({ billNo, billState }) => `${billNo} ${billState}`).join(' in ')} (${documents
      .map((each) => `${each.documentKey} ${each.invoiceState} ${totalOf(each)}`)
      .join(', ')}) ${bill.taxInvoiceState}`
    // The remaining amount of a bill is declared by the card slip.
    compare(`declared of ${names}`, sum, bill.taxInvoiceState === 'NONE' ? Math.min(sum, taxable) : taxable)
  }
}

/** Returns a bill together with the bills whose amounts it includes. */
function groupOf(bill: Bill, all: Bill[], carrierOf: (bill: Bill) => Bill | undefined): Bill[] {
  const carriedBills = all.filter((each) => each.billState === 'CARRIED' && carrierOf(each)?.id === bill.id)
  return [...carriedBills.flatMap((each) => groupOf(each, all, carrierOf)), bill]
}
