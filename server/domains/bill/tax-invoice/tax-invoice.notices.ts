import { and, lt } from 'drizzle-orm'
import { addMonths, kstDate } from '#domain/dates.ts'
import { warnedFrom } from '#domain/tax-invoice/tax-invoice.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { waitsFor } from '#server/db/waiting-bills.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import { taxInvoiceTexts } from '#server/messages/tax-invoice-texts.ts'
import { lastDayFor } from './tax-invoice.deadline.ts'
import type { TaxInvoiceDeps } from './tax-invoice.deps.ts'
import type { StoredTaxInvoice } from './tax-invoice.store.ts'

/** Notifies the staff for bills, once for each document, that the document was refused or rejected. */
export async function notifyOfFailure(
  notices: TaxInvoiceDeps['notices'],
  tx: Tx,
  { id, billId, documentKey, edition, invoiceState }: StoredTaxInvoice,
): Promise<void> {
  const isRejected = invoiceState === 'UNSENT'
  await notifyStaff(notices, tx, taxInvoiceTexts[isRejected ? 'rejected' : 'refused'](documentKey), {
    path: `/admin/bill/detail?billId=${billId}`,
    eventKey: `tax-invoice-${isRejected ? 'rejected' : 'refused'}:${id}:${edition}`,
  })
}

/**
 * Warns the staff for bills, once from the seventh of a month and once on the last day, of the tax invoices of earlier
 * months that are not issued.
 */
export async function warnOfDeadlines({ db, clock, notices }: TaxInvoiceDeps): Promise<void> {
  const today = kstDate(clock.now())
  const month = `${today.slice(0, 'YYYY-MM'.length)}-01`
  const previousMonth = addMonths(month, -1)
  if (today < warnedFrom(previousMonth)) return
  const lastDay = lastDayFor(previousMonth)
  await db.transaction(async (tx) => {
    const count = await tx.$count(bills, and(waitsFor.TAX_INVOICE, lt(bills.billDate, month)))
    if (count === 0) return
    const path = '/admin/bill?waitingFor=TAX_INVOICE'
    const eventKey = `tax-invoices-due:${month}`
    await notifyStaff(notices, tx, taxInvoiceTexts.due(count, lastDay), { path, eventKey })
    if (today >= lastDay)
      await notifyStaff(notices, tx, taxInvoiceTexts.due(count, lastDay), {
        path,
        eventKey: `${eventKey}:last`,
      })
  })
}

async function notifyStaff(
  notices: TaxInvoiceDeps['notices'],
  tx: Tx,
  content: NoticeContent,
  about: { path: string; eventKey: string },
): Promise<void> {
  for (const memberId of await staffOf(tx, 'BILLS'))
    await notices.put(tx, { memberId, label: 'service', ...content, ...about })
}
