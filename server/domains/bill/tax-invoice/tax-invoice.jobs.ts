import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { TaxServiceUnknown } from '#server/tax-invoices/service.ts'
import { planCorrections } from './tax-invoice.corrections.ts'
import type { TaxInvoiceDeps } from './tax-invoice.deps.ts'
import { issueByService, markUninvoiced } from './tax-invoice.issue.ts'
import { warnOfDeadlines } from './tax-invoice.notices.ts'
import {
  claimNextCheck,
  dueTaxInvoices,
  invoicedBill,
  moveTaxInvoice,
  planOriginals,
  type StoredTaxInvoice,
} from './tax-invoice.store.ts'

/** The pause before the tax office is asked again; the tax office answers within hours. */
const NEXT_LOOK_MS = 10 * MINUTE_MS
const LATER_LOOK_MS = HOUR_MS

/**
 * Issues the tax invoices of bills from the day after the bill, corrects those of cancelled and refunded bills, and
 * follows the state of each at the tax office. No tax invoice is issued twice, even if the job runs several times, on
 * several nodes, or is stopped anywhere. From the seventh of a month the staff are warned of tax invoices that are
 * not issued yet.
 */
export async function runTaxInvoices(deps: TaxInvoiceDeps): Promise<void> {
  const now = deps.clock.now()
  if (deps.taxService) {
    await planOriginals(deps.db, now)
    await planCorrections(deps.db, now)
    // Each check schedules the next one in the future, so that the list ends.
    for (;;) {
      const due = await dueTaxInvoices(deps.db, now)
      let moved = 0
      for (const invoice of due) moved += (await processTaxInvoice(deps, invoice, now)) ? 1 : 0
      if (moved === 0) break
    }
  }
  await warnOfDeadlines(deps)
}

/**
 * Issues a tax invoice, or asks for its state at the tax office. Returns false if its bill is being charged, or
 * another node is working on it.
 */
async function processTaxInvoice(
  deps: TaxInvoiceDeps,
  invoice: StoredTaxInvoice,
  now: Date,
): Promise<boolean> {
  if (invoice.invoiceState === 'ISSUED') return followInvoice(deps, invoice, now)
  return issueByService(deps, invoice.id)
}

/**
 * Asks for the state of an issued tax invoice, and has the tax invoice sent to the tax office if that has not been
 * done.
 */
async function followInvoice(deps: TaxInvoiceDeps, invoice: StoredTaxInvoice, now: Date): Promise<boolean> {
  const { taxService, db, log } = deps
  const isFirst = now.getTime() - (invoice.issuedAt?.getTime() ?? 0) < HOUR_MS
  const next = new Date(now.getTime() + (isFirst ? NEXT_LOOK_MS : LATER_LOOK_MS))
  if (!taxService || !(await claimNextCheck(db, invoice, { now, next }))) return false
  try {
    let known = await taxService.read(invoice.documentKey)
    if (known?.state === undefined || known.state === 'ISSUED') {
      await taxService.send(invoice.documentKey)
      known = await taxService.read(invoice.documentKey)
    }
    if (known?.state === 'SENT')
      await moveTaxInvoice(db, invoice, { invoiceState: 'SENT', sentAt: known.sentAt, nextLookAt: null })
    if (known?.state === 'REJECTED') await reject(deps, invoice, known.failureCode)
    if (!known) log.warn({ documentKey: invoice.documentKey }, 'the service does not know a tax invoice')
  } catch (error) {
    if (!(error instanceof TaxServiceUnknown)) throw error
    log.warn({ err: error, documentKey: invoice.documentKey }, 'the state of a tax invoice is unknown')
  }
  return true
}

async function reject(deps: TaxInvoiceDeps, invoice: StoredTaxInvoice, failureCode: string | null) {
  await deps.db.transaction(async (tx) => {
    const found = await invoicedBill(tx, invoice.billId, { hold: true })
    const rejectedState = {
      invoiceState: 'UNSENT',
      failure: 'TAX_OFFICE',
      failureCode,
      nextLookAt: null,
    } as const
    const rejected = await moveTaxInvoice(tx, invoice, rejectedState)
    if (found && rejected) await markUninvoiced(deps, tx, found, rejected)
  })
}
