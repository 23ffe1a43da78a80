import { and, asc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { ReceiptUsage } from '#domain/cash-receipt/cash-receipt.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments, bills } from '#server/db/schema/bill.ts'
import { cashReceiptNumbers, cashReceipts } from '#server/db/schema/cash-receipt.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { StoredBill, StoredSubscription } from '../bill.notifications.ts'

export type StoredReceipt = typeof cashReceipts.$inferSelect
export type StoredPayment = typeof billPayments.$inferSelect
export type PaidBill = { bill: StoredBill; subscription: StoredSubscription; payment: StoredPayment }

const AT_ONCE = 50
const ROWS = 500

/** The purpose for which the payer's cash receipt number of a subscription is sealed. */
export const numberPurpose = (subscriptionId: string): string => `cash_receipt_numbers/${subscriptionId}`
/** The purpose for which the payer's number on a cash receipt is sealed. */
export const receiptPurpose = (id: string): string => `cash_receipts/${id}/number`

/** The receipts of a bill, in the order of their planning. */
export const receiptsOf = (db: Pick<Db, 'select'>, billId: string): Promise<StoredReceipt[]> =>
  db.select().from(cashReceipts).where(eq(cashReceipts.billId, billId)).orderBy(asc(cashReceipts.place))

/** The cash receipt number that the payer of a subscription gave; undefined without one. */
export async function numberOf(
  db: Pick<Db, 'select'>,
  box: SecretBox,
  subscriptionId: string,
): Promise<{ usage: ReceiptUsage; number: string } | undefined> {
  const [row] = await db
    .select()
    .from(cashReceiptNumbers)
    .where(eq(cashReceiptNumbers.subscriptionId, subscriptionId))
  return row && { usage: row.usage, number: box.open(row.numberBox, numberPurpose(subscriptionId)) }
}

/** Stores or removes the cash receipt number of a subscription. */
export async function setNumber(
  tx: Pick<Tx, 'insert' | 'delete'>,
  box: SecretBox,
  subscriptionId: string,
  given: { usage: ReceiptUsage; number: string } | undefined,
): Promise<void> {
  if (!given) {
    await tx.delete(cashReceiptNumbers).where(eq(cashReceiptNumbers.subscriptionId, subscriptionId))
    return
  }
  const row = { usage: given.usage, numberBox: box.seal(given.number, numberPurpose(subscriptionId)) }
  await tx
    .insert(cashReceiptNumbers)
    .values({ subscriptionId, ...row })
    .onConflictDoUpdate({ target: cashReceiptNumbers.subscriptionId, set: row })
}

const paidBills = (db: Pick<Db, 'select'>) =>
  db
    .select({ bill: bills, subscription: subscriptions, payment: billPayments })
    .from(billPayments)
    .innerJoin(bills, eq(bills.id, billPayments.billId))
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))

/** The payments since a moment that may get a receipt and have none, the earliest first. */
export const paidWithout = (db: Pick<Db, 'select'>, since: Date): Promise<PaidBill[]> =>
  paidBills(db)
    .where(
      and(
        gte(billPayments.settledAt, since),
        eq(billPayments.paymentState, 'PAID'),
        ne(billPayments.paymentMethodCode, 'C'),
        eq(bills.billState, 'PAID'),
        eq(bills.currency, 'KRW'),
        eq(bills.taxInvoiceState, 'NONE'),
        sql`not exists (select 1 from ${cashReceipts} where ${cashReceipts.partId} = ${billPayments.id})`,
      ),
    )
    .orderBy(asc(billPayments.settledAt), asc(billPayments.id))
    .limit(ROWS)

/** The payment by which a bill is paid; `hold` locks the bill until the transaction ends. */
export async function paymentOf(
  tx: Pick<Tx, 'select'>,
  billId: string,
  { hold = false }: { hold?: boolean } = {},
): Promise<PaidBill | undefined> {
  const query = paidBills(tx)
    .where(and(eq(bills.id, billId), eq(billPayments.paymentState, 'PAID')))
    .limit(1)
  const [found] = await (hold ? query.for('update', { of: bills }) : query)
  return found
}

/**
 * The issued receipts that still need a cancellation: because of a refund of the bill, or because the payment of the
 * bill was taken back.
 */
export const takenBack = (db: Pick<Db, 'select'>): Promise<StoredReceipt[]> =>
  db
    .select()
    .from(cashReceipts)
    .where(
      and(
        eq(cashReceipts.receiptKind, 'ORIGINAL'),
        sql`${cashReceipts.receiptState} in ('ISSUED', 'SENT')`,
        sql`(not exists (select 1 from bill_payments where id = ${cashReceipts.paymentId})
          and not exists (select 1 from cash_receipts as taken where taken.receipt_kind = 'CANCEL' and taken.part_id = ${cashReceipts.paymentId})
          or exists (select 1 from bill_refunds as refund where refund.bill_id = ${cashReceipts.billId}
            and refund.refund_state = 'DONE' and exists (select 1 from bill_payments where id = ${cashReceipts.paymentId})
            and not exists (select 1 from cash_receipts as taken where taken.receipt_kind = 'CANCEL' and taken.part_id = refund.id)))`,
      ),
    )
    .orderBy(asc(cashReceipts.id))
    .limit(ROWS)

/** Adds receipts; a receipt that already exists is left as it is. */
export async function addReceipts(
  tx: Pick<Tx, 'insert'>,
  rows: (typeof cashReceipts.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(cashReceipts).values(rows).onConflictDoNothing()
}

/** The receipts whose next check is due by a moment, the longest waiting first. */
export const dueReceipts = (db: Pick<Db, 'select'>, now: Date): Promise<StoredReceipt[]> =>
  db
    .select()
    .from(cashReceipts)
    .where(lte(cashReceipts.nextLookAt, now))
    .orderBy(asc(cashReceipts.nextLookAt), asc(cashReceipts.id))
    .limit(AT_ONCE)

/** Changes a receipt if it is unchanged since it was read; otherwise returns undefined. */
export async function moveReceipt(
  tx: Pick<Tx, 'update'>,
  { id, receiptState, edition, attempts, nextLookAt }: StoredReceipt,
  change: Partial<StoredReceipt>,
): Promise<StoredReceipt | undefined> {
  const [moved] = await tx
    .update(cashReceipts)
    .set(change)
    .where(
      and(
        eq(cashReceipts.id, id),
        eq(cashReceipts.receiptState, receiptState),
        eq(cashReceipts.edition, edition),
        eq(cashReceipts.attempts, attempts),
        nextLookAt === null ? undefined : eq(cashReceipts.nextLookAt, nextLookAt),
      ),
    )
    .returning()
  return moved
}

/** Removes a receipt that was never issued. */
export async function removeReceipt(tx: Pick<Tx, 'delete'>, id: string): Promise<void> {
  await tx
    .delete(cashReceipts)
    .where(and(eq(cashReceipts.id, id), inArray(cashReceipts.receiptState, ['WAITING', 'REFUSED'])))
}
