import { and, eq } from 'drizzle-orm'
import { leftToInvoice, type PaymentCode, taxInvoiceStateOf } from '#domain/bill/bill.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { taxInvoiceAfter } from '#domain/tax-invoice/tax-invoice.machine.ts'
import { isIssuedByPortal, pauseAfter } from '#domain/tax-invoice/tax-invoice.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments } from '#server/db/schema/bill.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import { type IssueOutcome, type TaxInvoiceService, TaxServiceUnknown } from '#server/tax-invoices/service.ts'
import { hasBusinessNumber, type StoredBill } from '../bill.notifications.ts'
import { sellerOf, type TaxInvoiceDeps } from './tax-invoice.deps.ts'
import { type CorrectedOriginal, documentOf } from './tax-invoice.document.ts'
import { notifyOfFailure } from './tax-invoice.notices.ts'
import {
  type InvoicedBill,
  invoicedBill,
  moveTaxInvoice,
  removeTaxInvoice,
  type StoredTaxInvoice,
  setInvoiceOfBill,
} from './tax-invoice.store.ts'

/** The time after which a node that made a call must have stopped, since no call to the service takes as long. */
const LEASE_MS = 2 * MINUTE_MS
/** The time until the tax office is asked for the first time whether it accepted the tax invoice. */
const FIRST_LOOK_MS = MINUTE_MS

type ClaimedInvoice = InvoicedBill & {
  invoice: StoredTaxInvoice
  corrected: CorrectedOriginal | undefined
  wasTried: boolean
}

/**
 * Issues a tax invoice, if it is still to be issued and no other node is issuing it. During the call the bill counts
 * as invoiced, so that no credit, later bill or entered number is recorded for it; a refusal undoes that. If an
 * earlier call may have issued the tax invoice, because a node stopped or no answer came, the service is first asked
 * for its document key. Returns whether anything was done.
 */
export async function issueByService(deps: TaxInvoiceDeps, invoiceId: string): Promise<boolean> {
  const { taxService, clock, log } = deps
  if (!taxService) return false
  const claimed = await claim(deps, invoiceId)
  if (typeof claimed === 'string') return claimed === 'REMOVED'
  const { invoice } = claimed
  try {
    const outcome = await outcomeOf(taxService, claimed, deps)
    await ('failure' in outcome
      ? refuse(deps, claimed, outcome)
      : acceptInvoice(deps, claimed, outcome.taxInvoiceNo))
  } catch (error) {
    if (!(error instanceof TaxServiceUnknown)) throw error
    log.warn({ err: error, documentKey: invoice.documentKey }, 'the outcome of a tax invoice is unknown')
    const pause = pauseAfter(invoice.attempts, 'SILENCE')
    await moveTaxInvoice(deps.db, invoice, { nextLookAt: new Date(clock.now().getTime() + pause) })
  }
  return true
}

function claim(
  { db, clock }: TaxInvoiceDeps,
  invoiceId: string,
): Promise<ClaimedInvoice | 'REMOVED' | 'LEFT'> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const [seen] = await tx.select().from(taxInvoices).where(eq(taxInvoices.id, invoiceId))
    const found = seen && (await invoicedBill(tx, seen.billId, { hold: true }))
    if (!seen || !found) return 'LEFT'
    const [invoice] = await tx.select().from(taxInvoices).where(eq(taxInvoices.id, invoiceId)).for('update')
    if (!invoice?.nextLookAt || invoice.nextLookAt > now) return 'LEFT'
    if (!('to' in taxInvoiceAfter(invoice.invoiceState, 'TRY'))) return 'LEFT'
    const { bill } = found
    const claimChange: Partial<StoredTaxInvoice> = {
      invoiceState: 'TRYING',
      attempts: invoice.attempts + 1,
      nextLookAt: new Date(now.getTime() + LEASE_MS),
    }
    if (invoice.invoiceKind === 'ORIGINAL' && invoice.invoiceState !== 'TRYING') {
      // The method of payment may change until a charge has its outcome.
      if (bill.chargingSince) return 'LEFT'
      const amounts = leftToInvoice(bill)
      const isWanted = isToInvoice(bill) && isIssuedByPortal({ currency: bill.currency, ...amounts })
      if (!isWanted) {
        await removeTaxInvoice(tx, invoiceId)
        return 'REMOVED'
      }
      await setInvoiceOfBill(tx, bill.id, { taxInvoiceState: 'ISSUED', taxInvoiceNo: null })
      Object.assign(claimChange, amounts)
    }
    const corrected = invoice.invoiceKind === 'ORIGINAL' ? undefined : await correctedBy(tx, found)
    const claimed = await moveTaxInvoice(tx, invoice, claimChange)
    return claimed ? { ...found, invoice: claimed, corrected, wasTried: invoice.attempts > 0 } : 'LEFT'
  })
}

/**
 * Whether a bill still needs its tax invoice. A bill counts as invoiced while its tax invoice is being
 * issued. A later bill that includes it then relies on this, so the tax invoice must still be issued. If the
 * later bill is cancelled, neither bill needs a tax invoice.
 */
export const isToInvoice = ({
  taxInvoiceState,
  taxInvoiceNo,
  billState,
  voidedAt,
}: InvoicedBill['bill']): boolean =>
  taxInvoiceState === 'PENDING' ||
  (taxInvoiceState === 'ISSUED' && taxInvoiceNo === null && billState === 'CARRIED' && voidedAt === null)

async function correctedBy(tx: Tx, { bill }: InvoicedBill): Promise<CorrectedOriginal | undefined> {
  const [original] = await tx
    .select()
    .from(taxInvoices)
    .where(and(eq(taxInvoices.billId, bill.id), eq(taxInvoices.invoiceKind, 'ORIGINAL')))
  const { taxInvoiceNo } = bill
  return taxInvoiceNo === null ? undefined : { taxInvoiceNo, writtenOn: original?.writtenOn ?? bill.billDate }
}

async function outcomeOf(
  taxService: TaxInvoiceService,
  { invoice, corrected, wasTried, ...found }: ClaimedInvoice,
  { operator }: TaxInvoiceDeps,
): Promise<IssueOutcome> {
  const known = wasTried ? await taxService.read(invoice.documentKey) : undefined
  if (known) return known
  const outcome = await taxService.issue(documentOf(invoice, found, sellerOf(operator), corrected))
  // The refusal may be about the document key: an earlier call without an answer may have issued the tax invoice.
  return ('failure' in outcome && (await taxService.read(invoice.documentKey))) || outcome
}

async function acceptInvoice(
  { db, clock }: TaxInvoiceDeps,
  { invoice, bill }: ClaimedInvoice,
  taxInvoiceNo: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await invoicedBill(tx, bill.id, { hold: true })
    const now = clock.now()
    const issued = await moveTaxInvoice(tx, invoice, {
      invoiceState: 'ISSUED',
      taxInvoiceNo,
      failure: null,
      failureCode: null,
      issuedAt: now,
      nextLookAt: new Date(now.getTime() + FIRST_LOOK_MS),
    })
    if (issued?.invoiceKind === 'ORIGINAL')
      await setInvoiceOfBill(tx, bill.id, { taxInvoiceState: 'ISSUED', taxInvoiceNo })
  })
}

async function refuse(
  deps: TaxInvoiceDeps,
  { invoice }: ClaimedInvoice,
  { failure, failureCode }: Extract<IssueOutcome, { failure: unknown }>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await invoicedBill(tx, invoice.billId, { hold: true })
    const pause = pauseAfter(invoice.attempts, 'REFUSAL')
    const refused = await moveTaxInvoice(tx, invoice, {
      invoiceState: 'REFUSED',
      failure,
      failureCode,
      nextLookAt: new Date(deps.clock.now().getTime() + pause),
    })
    if (found && refused) await markUninvoiced(deps, tx, found, refused)
  })
}

/**
 * Marks a bill as being without a tax invoice again after its tax invoice was refused or rejected, and notifies the
 * staff. A bill that another bill includes still counts as invoiced there, without a number until a document replaces
 * the rejected one, unless both bills were cancelled.
 */
export async function markUninvoiced(
  { notices }: TaxInvoiceDeps,
  tx: Tx,
  found: InvoicedBill,
  invoice: StoredTaxInvoice,
): Promise<void> {
  await notifyOfFailure(notices, tx, invoice)
  if (invoice.invoiceKind !== 'ORIGINAL') return
  const taxInvoiceState = await targetState(tx, found)
  await setInvoiceOfBill(tx, found.bill.id, { taxInvoiceState, taxInvoiceNo: null })
}

/** The state that the tax invoice of a bill should have: none if the bill was cancelled, or paid by card since. */
async function targetState(
  tx: Tx,
  { bill, subscription }: InvoicedBill,
): Promise<StoredBill['taxInvoiceState']> {
  if (bill.billState === 'VOID') return 'NONE'
  if (bill.billState === 'CARRIED') return bill.voidedAt === null ? bill.taxInvoiceState : 'NONE'
  const [paid] = await tx
    .select({ code: billPayments.paymentMethodCode })
    .from(billPayments)
    .where(and(eq(billPayments.billId, bill.id), eq(billPayments.paymentState, 'PAID')))
  const code: PaymentCode = paid?.code ?? subscription.payment.paymentMethodCode
  return taxInvoiceStateOf(bill, code, hasBusinessNumber(subscription))
}
