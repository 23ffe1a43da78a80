import { and, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { notedParts } from '#domain/bill/credit-note.ts'
import type { MoneyMoved } from '#domain/bill/refund.ts'
import { toWireTime } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { members } from '#server/db/schema/member.ts'
import { paymentChecks } from '#server/db/schema/payment-check.ts'

export type StoredRefund = typeof billRefunds.$inferSelect

/**
 * The money that was paid and refunded for a subscription, and its open credit. A bill of credit that is set off
 * against a later bill is not counted, since it has already reduced the payment for that later bill.
 */
export async function moneyMoved(db: Pick<Db, 'select'>, subscriptionId: string): Promise<MoneyMoved> {
  const total = sql`${bills.totalAmount}`
  const sumOf = (amount: SQL, condition: SQL) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number)
  const [moved] = await db
    .select({
      paid: sumOf(total, sql`${bills.billState} = 'PAID' and ${total} > 0`),
      refunded: sumOf(sql`${bills.refundedAmount}`, sql`${bills.billState} = 'PAID'`),
      // A row without an amount, from an earlier release, was paid out in full.
      paidOut: sumOf(
        sql`case when ${bills.refundedAmount} > 0 then ${bills.refundedAmount} else -${total} end`,
        sql`${bills.billState} = 'REFUNDED'`,
      ),
      owed: sumOf(sql`-${total}`, sql`${bills.billState} = 'CREDIT'`),
    })
    .from(bills)
    .where(eq(bills.subscriptionId, subscriptionId))
  const { paid, refunded, paidOut, owed } = moved!
  return { paid, givenBack: refunded + paidOut, owed }
}

/** The refunds of a bill, the earliest first. */
export const refundsOf = (db: Pick<Db, 'select'>, billId: string): Promise<StoredRefund[]> =>
  db.select().from(billRefunds).where(eq(billRefunds.billId, billId)).orderBy(billRefunds.attempt).limit(100)

/** The completed refunds of a bill, each with its share of the supply and the tax, and with the day of the refund. */
export async function refundedParts(db: Pick<Db, 'select'>, bill: typeof bills.$inferSelect) {
  const doneRefunds = (await refundsOf(db, bill.id)).filter(({ refundState }) => refundState === 'DONE')
  const refundParts = notedParts({
    ...bill,
    paidAt: null,
    voidedAt: null,
    voidReason: null,
    refunds: doneRefunds.map(({ refundState, amount, settledAt }) => ({
      refundState,
      amount,
      reason: '',
      settledAt: settledAt && toWireTime(settledAt),
    })),
  })
  return refundParts.map((part, place) => ({ ...part, refund: doneRefunds[place]! }))
}

/** The names of the staff members who requested refunds, by member id; without members who left. */
export async function requestersOf(
  db: Pick<Db, 'select'>,
  refunds: readonly StoredRefund[],
): Promise<ReadonlyMap<string, string>> {
  const ids = refunds.flatMap(({ requestedBy }) => requestedBy ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(inArray(members.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Reserves an amount of a paid bill for a refund. If a version is given, the bill must still have it. Returns false
 * if the bill has changed or less than the amount is left.
 */
export async function reserveAmount(
  tx: Tx,
  { billId, version, amount }: { billId: string; version?: number; amount: number },
): Promise<boolean> {
  const rows = await tx
    .update(bills)
    .set({
      refundedAmount: sql`${bills.refundedAmount} + ${amount}`,
      version: sql`${bills.version} + 1`,
    })
    .where(
      and(
        eq(bills.id, billId),
        version === undefined ? undefined : eq(bills.version, version),
        eq(bills.billState, 'PAID'),
        sql`${bills.refundedAmount} + ${amount} <= ${bills.totalAmount}`,
      ),
    )
    .returning({ id: bills.id })
  return rows.length > 0
}

type RefundEnd = Pick<StoredRefund, 'refundState' | 'settledAt'> & Partial<typeof billRefunds.$inferInsert>

/**
 * Moves a refund from its state to another one; false if another call has moved it. The amount of a failed, declined
 * or withdrawn refund can be refunded again.
 */
export async function changeRefund(
  tx: Tx,
  { id, billId, amount, refundState, providerKey }: StoredRefund,
  end: RefundEnd,
): Promise<boolean> {
  const isFree = ['FAILED', 'DECLINED', 'WITHDRAWN'].includes(end.refundState)
  const ended = await tx
    .update(billRefunds)
    .set(end)
    .where(and(eq(billRefunds.id, id), eq(billRefunds.refundState, refundState)))
    .returning({ id: billRefunds.id })
  if (ended.length === 0) return false
  await tx
    .update(bills)
    .set({
      version: sql`${bills.version} + 1`,
      ...(isFree && { refundedAmount: sql`${bills.refundedAmount} - ${amount}` }),
    })
    .where(eq(bills.id, billId))
  if (end.settledAt && providerKey !== null)
    await requeueCheck(tx, { billId, providerKey, now: end.settledAt })
  return true
}

/**
 * Returns the values that make a check due again. The time of the notification is always at least a millisecond later
 * than the former one. A node that read the charge before the notification therefore does not end the check, even if
 * another node has claimed it since.
 */
export const dueCheckValues = (now: Date) => ({
  notifiedAt: sql`greatest(${sql.param(now, paymentChecks.notifiedAt)}::timestamptz, ${paymentChecks.notifiedAt} + interval '1 millisecond')`,
  askedAt: null,
  isDone: false,
})

/**
 * Schedules another read of a charge about which the payment service has sent a notification. While the refund was
 * open, other refunds of the charge could not be distinguished from it, or exceeded the amount that was left.
 */
async function requeueCheck(
  tx: Tx,
  { billId, providerKey, now }: { billId: string; providerKey: string; now: Date },
): Promise<void> {
  const chargeIds = tx
    .select({ id: billPayments.id })
    .from(billPayments)
    .where(and(eq(billPayments.billId, billId), eq(billPayments.providerKey, providerKey)))
  await tx.update(paymentChecks).set(dueCheckValues(now)).where(inArray(paymentChecks.paymentId, chargeIds))
}

/** Claims some of the refunds whose outcome is unknown and that no node has requested again since a moment. */
export async function claimUnansweredRefunds(
  db: Db,
  { before, now, after }: { before: Date; now: Date; after: string | undefined },
): Promise<StoredRefund[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(billRefunds)
      .where(
        and(
          eq(billRefunds.refundState, 'STARTED'),
          ne(billRefunds.refundWay, 'TRANSFER'),
          lt(billRefunds.askedAt, before),
          after ? gt(billRefunds.id, after) : undefined,
        ),
      )
      .orderBy(billRefunds.id)
      .limit(50)
      .for('update', { skipLocked: true })
    for (const { id } of due) await tx.update(billRefunds).set({ askedAt: now }).where(eq(billRefunds.id, id))
    return due
  })
}

/** Stores a refund. Its amount must already be reserved. */
export async function addRefund(tx: Tx, refund: typeof billRefunds.$inferInsert): Promise<StoredRefund> {
  const [added] = await tx.insert(billRefunds).values(refund).returning()
  return added!
}
