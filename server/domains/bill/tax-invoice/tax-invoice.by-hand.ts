import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { leftToInvoice } from '#domain/bill/bill.ts'
import { taxInvoiceStatesFor } from '#domain/tax-invoice/states.ts'
import { documentKey } from '#domain/tax-invoice/tax-invoice.ts'
import type { Tx } from '#server/db/once.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import type { StoredBill } from '../bill.notifications.ts'
import { addTaxInvoices } from './tax-invoice.store.ts'

/**
 * Records that the staff issued the tax invoice of a bill elsewhere, so that the portal does not issue it. The caller
 * has already stored the number in the bill; that succeeds only while no tax invoice of the bill is being issued.
 */
export async function noteByHand(tx: Tx, bill: StoredBill, taxInvoiceNo: string, now: Date): Promise<void> {
  // A credit may have lowered the bill since its tax invoice was planned.
  const byHandRow = {
    ...leftToInvoice(bill),
    invoiceState: 'BY_HAND',
    taxInvoiceNo,
    nextLookAt: null,
    issuedAt: now,
  } as const
  await tx
    .update(taxInvoices)
    .set({ ...byHandRow, failure: null, failureCode: null })
    .where(
      and(
        eq(taxInvoices.billId, bill.id),
        eq(taxInvoices.invoiceKind, 'ORIGINAL'),
        inArray(taxInvoices.invoiceState, taxInvoiceStatesFor('noteByHand')),
      ),
    )
  await addTaxInvoices(tx, [
    {
      id: randomUUID(),
      billId: bill.id,
      invoiceKind: 'ORIGINAL',
      partId: bill.id,
      documentKey: documentKey(bill.billNo, 'ORIGINAL'),
      writtenOn: bill.billDate,
      ...byHandRow,
    },
  ])
}
