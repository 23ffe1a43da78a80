import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, lt, lte, notExists, sql } from 'drizzle-orm'
import { leftToInvoice } from '#domain/bill/bill.ts'
import { addMonths, kstDate } from '#domain/dates.ts'
import { taxInvoiceStatesFor } from '#domain/tax-invoice/states.ts'
import { documentKey, isIssuedByPortal } from '#domain/tax-invoice/tax-invoice.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import type { StoredBill, StoredSubscription } from '../bill.notifications.ts'
import { lastDayFor } from './tax-invoice.deadline.ts'

export type StoredTaxInvoice = typeof taxInvoices.$inferSelect
export type InvoicedBill = { bill: StoredBill; subscription: StoredSubscription }

const AT_ONCE = 50

/** The tax invoices of a bill: the original first, then its corrections in the order of their days. */
export const taxInvoicesOf = (db: Pick<Db, 'select'>, billId: string): Promise<StoredTaxInvoice[]> =>
  db
    .select()
    .from(taxInvoices)
    .where(eq(taxInvoices.billId, billId))
    .orderBy(sql`${taxInvoices.invoiceKind} <> 'ORIGINAL'`, asc(taxInvoices.writtenOn), asc(taxInvoices.id))

/** A bill with its subscription, or undefined; `hold` locks the bill until the transaction ends. */
export async function invoicedBill(
  tx: Pick<Db, 'select'>,
  billId: string,
  { hold = false }: { hold?: boolean } = {},
): Promise<InvoicedBill | undefined> {
  const query = tx
    .select({ bill: bills, subscription: subscriptions })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(eq(bills.id, billId))
  const [found] = await (hold ? query.for('update', { of: bills }) : query)
  return found
}

/**
 * The row of the tax invoice that the portal must issue for a bill, with the time of the first attempt; undefined if
 * the staff issue it by hand.
 */
export function originalOf(bill: StoredBill, nextLookAt: Date): typeof taxInvoices.$inferInsert | undefined {
  const amounts = leftToInvoice(bill)
  if (!isIssuedByPortal({ currency: bill.currency, ...amounts })) return undefined
  return {
    id: randomUUID(),
    billId: bill.id,
    invoiceKind: 'ORIGINAL',
    partId: bill.id,
    documentKey: documentKey(bill.billNo, 'ORIGINAL'),
    invoiceState: 'WAITING',
    ...amounts,
    writtenOn: bill.billDate,
    nextLookAt,
  }
}

/** Adds tax invoices; a tax invoice that already exists is left as it is. */
export async function addTaxInvoices(
  tx: Pick<Tx, 'insert'>,
  rows: (typeof taxInvoices.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(taxInvoices).values(rows).onConflictDoNothing()
}

/**
 * Plans the tax invoices of the bills that need one, from the day after the bill: on its own day a bill can still be
 * cancelled without a trace at the tax office. Tax invoices whose deadline is over may have been issued elsewhere, so
 * they are left to the staff.
 */
export async function planOriginals(db: Db, now: Date): Promise<void> {
  const today = kstDate(now)
  const firstDay = addMonths(`${today.slice(0, 'YYYY-MM'.length)}-01`, -1)
  const writtenSince = lastDayFor(firstDay) >= today ? firstDay : addMonths(firstDay, 1)
  let after: string | undefined
  for (;;) {
    const waiting = await db
      .select()
      .from(bills)
      .where(
        and(
          eq(bills.taxInvoiceState, 'PENDING'),
          gte(bills.billDate, writtenSince),
          lt(bills.billDate, today),
          after === undefined ? undefined : gt(bills.id, after),
          notExists(
            db
              .select({ one: sql`1` })
              .from(taxInvoices)
              .where(and(eq(taxInvoices.billId, bills.id), eq(taxInvoices.invoiceKind, 'ORIGINAL'))),
          ),
        ),
      )
      .orderBy(asc(bills.id))
      .limit(AT_ONCE)
    await addTaxInvoices(
      db,
      waiting.flatMap((bill) => originalOf(bill, now) ?? []),
    )
    if (waiting.length < AT_ONCE) return
    after = waiting.at(-1)!.id
  }
}

/** The tax invoices whose next check is due by a moment, the longest waiting first. */
export async function dueTaxInvoices(db: Pick<Db, 'select'>, now: Date): Promise<StoredTaxInvoice[]> {
  return db
    .select()
    .from(taxInvoices)
    .where(lte(taxInvoices.nextLookAt, now))
    .orderBy(asc(taxInvoices.nextLookAt), asc(taxInvoices.id))
    .limit(AT_ONCE)
}

/** Changes a tax invoice if it is unchanged since it was read; otherwise returns undefined. */
export async function moveTaxInvoice(
  tx: Pick<Tx, 'update'>,
  { id, invoiceState, edition, attempts }: StoredTaxInvoice,
  change: Partial<StoredTaxInvoice>,
): Promise<StoredTaxInvoice | undefined> {
  const [moved] = await tx
    .update(taxInvoices)
    .set(change)
    .where(
      and(
        eq(taxInvoices.id, id),
        eq(taxInvoices.invoiceState, invoiceState),
        eq(taxInvoices.edition, edition),
        eq(taxInvoices.attempts, attempts),
      ),
    )
    .returning()
  return moved
}

/** Claims the next check of a tax invoice for one node, if it is still due, and schedules the check after it. */
export async function claimNextCheck(
  db: Pick<Db, 'update'>,
  { id, invoiceState }: StoredTaxInvoice,
  { now, next }: { now: Date; next: Date },
): Promise<boolean> {
  const rows = await db
    .update(taxInvoices)
    .set({ nextLookAt: next })
    .where(
      and(
        eq(taxInvoices.id, id),
        eq(taxInvoices.invoiceState, invoiceState),
        lte(taxInvoices.nextLookAt, now),
      ),
    )
    .returning({ id: taxInvoices.id })
  return rows.length > 0
}

/** Removes a tax invoice that was never issued. */
export async function removeTaxInvoice(tx: Pick<Tx, 'delete'>, id: string): Promise<void> {
  await tx
    .delete(taxInvoices)
    .where(and(eq(taxInvoices.id, id), inArray(taxInvoices.invoiceState, taxInvoiceStatesFor('noteByHand'))))
}

/** Sets the state of a bill's tax invoice, and its number. */
export async function setInvoiceOfBill(
  tx: Pick<Tx, 'update'>,
  billId: string,
  change: Pick<StoredBill, 'taxInvoiceState' | 'taxInvoiceNo'>,
): Promise<void> {
  await tx
    .update(bills)
    .set({ ...change, version: sql`${bills.version} + 1` })
    .where(eq(bills.id, billId))
}
