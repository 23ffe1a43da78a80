import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { isOwn } from '#domain/subscription/parties.ts'
import { taxInvoiceAfter } from '#domain/tax-invoice/tax-invoice.machine.ts'
import { documentKey } from '#domain/tax-invoice/tax-invoice.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { refundsOf } from '../bill.refund.store.ts'
import { missingCorrections } from './tax-invoice.corrections.ts'
import { lastDayFor } from './tax-invoice.deadline.ts'
import type { TaxInvoiceDeps } from './tax-invoice.deps.ts'
import { issueByService, isToInvoice } from './tax-invoice.issue.ts'
import {
  addTaxInvoices,
  type InvoicedBill,
  invoicedBill,
  moveTaxInvoice,
  originalOf,
  type StoredTaxInvoice,
  taxInvoicesOf,
} from './tax-invoice.store.ts'

/** The tax invoices of a bill for the staff with the role BILLS. A change based on another version is refused. */
export function taxInvoiceOperations(deps: TaxInvoiceDeps): OperationsTagged<'taxInvoice', Caller> {
  const { db, clock } = deps

  async function findBill(billId: string, tx: Pick<Tx, 'select'> = db, hold = false): Promise<InvoicedBill> {
    const bill = await invoicedBill(tx, billId, { hold })
    if (!bill) throw problemNamed('bill.missing')
    return bill
  }

  async function shown(billId: string, caller: Caller): Promise<Schema<'TaxInvoicesOfBill'>> {
    const seen = await findBill(billId)
    const list = await taxInvoicesOf(db, billId)
    const isOpen = deps.taxService !== undefined && !isOwn(seen.subscription, memberOf(caller))
    const missing = await missingCorrections(db, seen.bill, clock.now())
    return {
      billId,
      version: seen.bill.version,
      lastDay: seen.bill.taxInvoiceState === 'PENDING' ? lastDayFor(seen.bill.billDate) : null,
      issueYn: isOpen && isIssuable(seen, list, clock.now()) ? 'Y' : 'N',
      correctYn: isOpen && missing.length > 0 ? 'Y' : 'N',
      list: list.map(toTaxInvoice),
    }
  }

  /** Plans the tax invoices of a bill while the bill is locked, and issues them. */
  async function issueInvoice(
    { billId, version }: { billId: string; version: number },
    caller: Caller,
    plan: (tx: Tx, seen: InvoicedBill) => Promise<void>,
  ): Promise<Schema<'TaxInvoicesOfBill'>> {
    if (!deps.taxService) throw problemNamed('taxInvoice.unavailable')
    await db.transaction(async (tx) => {
      const seen = await findBill(billId, tx, true)
      if (isOwn(seen.subscription, memberOf(caller))) throw problemNamed('decision.own')
      if (seen.bill.version !== version) throw problemNamed('bill.changed')
      if (seen.bill.chargingSince) throw problemNamed('bill.charging')
      await plan(tx, seen)
    })
    for (const { id, invoiceState } of await taxInvoicesOf(db, billId))
      if ('to' in taxInvoiceAfter(invoiceState, 'TRY')) await issueByService(deps, id)
    return shown(billId, caller)
  }

  return {
    listTaxInvoices: ({ billId }, caller) => shown(billId, caller),

    issueTaxInvoice: (input, caller) =>
      issueInvoice(input, caller, async (tx, seen) => {
        const now = clock.now()
        const existingInvoices = await taxInvoicesOf(tx, seen.bill.id)
        if (!isIssuable(seen, existingInvoices, now)) throw problemNamed('taxInvoice.unavailable')
        const original = originalOf(seen.bill, now)
        if (original && seen.bill.taxInvoiceState === 'PENDING') await addTaxInvoices(tx, [original])
        for (const invoice of existingInvoices) await makeDue(tx, seen, invoice, now)
      }),

    correctTaxInvoice: (input, caller) =>
      issueInvoice(input, caller, async (tx, { bill }) => {
        const missing = await missingCorrections(tx, bill, clock.now())
        if (missing.length === 0) throw problemNamed('taxInvoice.unavailable')
        await addTaxInvoices(tx, missing)
      }),
  }
}

/**
 * Whether a bill has a tax invoice that the portal can issue now: one that waits, was refused, or did not reach the
 * tax office.
 */
const isIssuable = ({ bill }: InvoicedBill, made: readonly StoredTaxInvoice[], now: Date): boolean =>
  made.some((invoice) => isToIssue(bill, invoice)) ||
  (bill.taxInvoiceState === 'PENDING' &&
    !made.some(({ invoiceKind }) => invoiceKind === 'ORIGINAL') &&
    originalOf(bill, now) !== undefined)

const isToIssue = (bill: InvoicedBill['bill'], { invoiceState, invoiceKind }: StoredTaxInvoice): boolean =>
  'to' in taxInvoiceAfter(invoiceState, 'issueNow') && (invoiceKind !== 'ORIGINAL' || isToInvoice(bill))

/**
 * Makes a tax invoice due now. A tax invoice that the tax office rejected is replaced by a document with another
 * document key.
 */
async function makeDue(tx: Tx, { bill }: InvoicedBill, invoice: StoredTaxInvoice, now: Date): Promise<void> {
  if (!isToIssue(bill, invoice)) return
  if (invoice.invoiceState !== 'UNSENT') {
    await moveTaxInvoice(tx, invoice, { nextLookAt: now })
    return
  }
  const edition = invoice.edition + 1
  const refund = (await refundsOf(tx, bill.id)).find(({ id }) => id === invoice.partId)
  await moveTaxInvoice(tx, invoice, {
    invoiceState: 'WAITING',
    edition,
    documentKey: documentKey(bill.billNo, invoice.invoiceKind, { part: refund?.attempt ?? 1, edition }),
    attempts: 0,
    taxInvoiceNo: null,
    failure: null,
    failureCode: null,
    issuedAt: null,
    nextLookAt: now,
  })
}

const timeOrNull = (time: Date | null) => time && toWireTime(time)

const toTaxInvoice = (each: StoredTaxInvoice): Schema<'TaxInvoice'> => ({
  invoiceKind: each.invoiceKind,
  invoiceState: each.invoiceState,
  supplyAmount: each.supplyAmount,
  vatAmount: each.vatAmount,
  writtenOn: each.writtenOn,
  taxInvoiceNo: each.taxInvoiceNo,
  failure: each.failure,
  failureCode: each.failureCode,
  issuedAt: timeOrNull(each.issuedAt),
  sentAt: timeOrNull(each.sentAt),
  nextTryAt: 'to' in taxInvoiceAfter(each.invoiceState, 'TRY') ? timeOrNull(each.nextLookAt) : null,
})
