import { randomUUID } from 'node:crypto'
import { and, asc, eq, exists, gt, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm'
import { leftToInvoice } from '#domain/bill/bill.ts'
import { toWireTime } from '#domain/dates.ts'
import { documentKey, isIssuedByPortal } from '#domain/tax-invoice/tax-invoice.ts'
import type { Db } from '#server/db/client.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import type { StoredBill } from '../bill.notifications.ts'
import { refundedParts } from '../bill.refund.store.ts'
import { addTaxInvoices, taxInvoicesOf } from './tax-invoice.store.ts'

type NewInvoice = typeof taxInvoices.$inferInsert
const AT_ONCE = 50

/**
 * The corrections that an invoiced bill still needs, due at a moment: one for each refund, dated the day of the
 * refund, or one of the whole amount for a bill that was cancelled (Enforcement Decree of the Value-Added Tax Act,
 * article 70 (1) 2 and 3). There are none if they would exceed the invoiced amount, or if the original was issued by
 * hand for another amount.
 */
export async function missingCorrections(
  db: Pick<Db, 'select'>,
  bill: StoredBill,
  nextLookAt: Date,
): Promise<NewInvoice[]> {
  if (bill.taxInvoiceNo === null) return []
  const amounts = leftToInvoice(bill)
  if (!isIssuedByPortal({ currency: bill.currency, ...amounts })) return []
  const existingInvoices = await taxInvoicesOf(db, bill.id)
  // The tax office knows only the numbers of invoices that it accepted; the number of an invoice that was issued
  // elsewhere is as the staff entered it.
  const original = existingInvoices.find(({ invoiceKind }) => invoiceKind === 'ORIGINAL')
  if (original && original.invoiceState !== 'SENT' && original.invoiceState !== 'BY_HAND') return []
  const wanted = isCancelled(bill) ? [cancellationOf(bill, amounts)] : await refundCorrections(db, bill)
  const remainingSupply = wanted.reduce((sum, { supplyAmount }) => sum + supplyAmount, amounts.supplyAmount)
  const vat = wanted.reduce((sum, { vatAmount }) => sum + vatAmount, amounts.vatAmount)
  if (remainingSupply < 0 || vat < 0) return []
  return wanted
    .filter(
      (each) =>
        !existingInvoices.some(
          ({ partId, invoiceKind }) => partId === each.partId && invoiceKind === each.invoiceKind,
        ),
    )
    .map((each) => ({
      ...each,
      id: randomUUID(),
      billId: bill.id,
      invoiceState: 'WAITING' as const,
      nextLookAt,
    }))
}

/** Whether a bill was cancelled, itself or with the bill that includes it. */
const isCancelled = ({ billState, voidedAt }: StoredBill): boolean =>
  billState === 'VOID' || (billState === 'CARRIED' && voidedAt !== null)

type NeededCorrection = Pick<
  NewInvoice,
  'invoiceKind' | 'partId' | 'documentKey' | 'supplyAmount' | 'vatAmount' | 'writtenOn'
>
const negated = (amount: number) => (amount === 0 ? 0 : -amount)

function cancellationOf(
  { id, billNo, voidedAt, billDate }: StoredBill,
  { supplyAmount, vatAmount }: { supplyAmount: number; vatAmount: number },
): NeededCorrection {
  return {
    invoiceKind: 'VOID',
    partId: id,
    documentKey: documentKey(billNo, 'VOID'),
    supplyAmount: negated(supplyAmount),
    vatAmount: negated(vatAmount),
    writtenOn: voidedAt ? toWireTime(voidedAt).slice(0, 'YYYY-MM-DD'.length) : billDate,
  }
}

async function refundCorrections(db: Pick<Db, 'select'>, bill: StoredBill): Promise<NeededCorrection[]> {
  if (bill.billState !== 'PAID') return []
  const parts = await refundedParts(db, bill)
  return parts.map(({ supplyAmount, vatAmount, day, refund: { id, attempt } }) => ({
    invoiceKind: 'REFUND',
    partId: id,
    documentKey: documentKey(bill.billNo, 'REFUND', { part: attempt }),
    supplyAmount: negated(supplyAmount),
    vatAmount: negated(vatAmount),
    writtenOn: day,
  }))
}

/**
 * Plans the corrections of bills whose invoice the portal has sent to the tax office. An invoice that was issued by
 * hand is corrected only when the staff request it, since they may have corrected it elsewhere.
 */
export async function planCorrections(db: Db, now: Date): Promise<void> {
  let after: string | undefined
  const original = db
    .select({ one: sql`1` })
    .from(taxInvoices)
    .where(
      and(
        eq(taxInvoices.billId, bills.id),
        eq(taxInvoices.invoiceKind, 'ORIGINAL'),
        eq(taxInvoices.invoiceState, 'SENT'),
      ),
    )
  const hasOne = (partId: typeof bills.id | typeof billRefunds.id) =>
    db
      .select({ one: sql`1` })
      .from(taxInvoices)
      .where(
        and(
          eq(taxInvoices.billId, bills.id),
          eq(taxInvoices.partId, partId),
          inArray(taxInvoices.invoiceKind, ['REFUND', 'VOID']),
        ),
      )
  const uncorrectedRefunds = db
    .select({ one: sql`1` })
    .from(billRefunds)
    .where(
      and(
        eq(billRefunds.billId, bills.id),
        eq(billRefunds.refundState, 'DONE'),
        notExists(hasOne(billRefunds.id)),
      ),
    )
  for (;;) {
    const found = await db
      .select()
      .from(bills)
      .where(
        and(
          isNotNull(bills.taxInvoiceNo),
          after === undefined ? undefined : gt(bills.id, after),
          or(
            and(eq(bills.billState, 'PAID'), gt(bills.refundedAmount, 0), exists(uncorrectedRefunds)),
            and(
              or(eq(bills.billState, 'VOID'), and(eq(bills.billState, 'CARRIED'), isNotNull(bills.voidedAt))),
              notExists(hasOne(bills.id)),
            ),
          ),
          exists(original),
        ),
      )
      .orderBy(asc(bills.id))
      .limit(AT_ONCE)
    for (const bill of found) await addTaxInvoices(db, await missingCorrections(db, bill, now))
    if (found.length < AT_ONCE) return
    after = found.at(-1)!.id
  }
}
