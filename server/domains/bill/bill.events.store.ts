import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { paymentChecks } from '#server/db/schema/payment-check.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { dueCheckValues } from './bill.refund.store.ts'
import { lockSubscription } from './bill.store.ts'

export type PaymentCheck = typeof paymentChecks.$inferSelect

const BATCH_SIZE = 20

/**
 * Stores that a charge is to be read again from the payment service, once for repeated requests; does nothing for an
 * unknown charge.
 */
export async function noteCheck(
  db: Db,
  { billNo, attempt, now }: { billNo: string; attempt: number; now: Date },
): Promise<void> {
  const [found] = await db
    .select({ id: billPayments.id })
    .from(billPayments)
    .innerJoin(bills, eq(bills.id, billPayments.billId))
    .where(and(eq(bills.billNo, billNo), eq(billPayments.attempt, attempt)))
  if (!found) return
  await db
    .insert(paymentChecks)
    .values({ paymentId: found.id, notifiedAt: now, askedAt: null, isDone: false })
    .onConflictDoUpdate({ target: paymentChecks.paymentId, set: dueCheckValues(now) })
}

/**
 * Claims some of the charges that are to be read from the payment service and that no node has read since a moment.
 */
export async function claimChecks(
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<PaymentCheck[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(paymentChecks)
      .where(
        and(
          eq(paymentChecks.isDone, false),
          or(isNull(paymentChecks.askedAt), lt(paymentChecks.askedAt, before)),
        ),
      )
      .orderBy(paymentChecks.notifiedAt)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    for (const { paymentId } of due)
      await tx.update(paymentChecks).set({ askedAt: now }).where(eq(paymentChecks.paymentId, paymentId))
    return due
  })
}

/** Ends a check, unless the service has notified again since the check was claimed. */
export async function endCheck(tx: Tx, { paymentId, notifiedAt }: PaymentCheck): Promise<void> {
  await tx
    .update(paymentChecks)
    .set({ isDone: true })
    .where(and(eq(paymentChecks.paymentId, paymentId), eq(paymentChecks.notifiedAt, notifiedAt)))
}

/**
 * Returns a charge with its bill and the refunds of the bill, and locks the subscription until the transaction ends.
 */
export async function lockCharge(tx: Tx, paymentId: string) {
  const [found] = await tx
    .select({ subscriptionId: bills.subscriptionId })
    .from(billPayments)
    .innerJoin(bills, eq(bills.id, billPayments.billId))
    .where(eq(billPayments.id, paymentId))
  if (!found) return undefined
  await lockSubscription(tx, found.subscriptionId)
  const [row] = await tx
    .select({ payment: billPayments, bill: bills, subscription: subscriptions })
    .from(billPayments)
    .innerJoin(bills, eq(bills.id, billPayments.billId))
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(eq(billPayments.id, paymentId))
  const refunds = await tx
    .select()
    .from(billRefunds)
    .where(eq(billRefunds.billId, row!.bill.id))
    .orderBy(billRefunds.attempt)
  return { ...row!, refunds }
}

export type LockedCharge = NonNullable<Awaited<ReturnType<typeof lockCharge>>>

/** The number of the order by which the payment service knows a charge. */
export async function orderOf(db: Pick<Db, 'select'>, paymentId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ billNo: bills.billNo, attempt: billPayments.attempt })
    .from(billPayments)
    .innerJoin(bills, eq(bills.id, billPayments.billId))
    .where(eq(billPayments.id, paymentId))
  return row && `${row.billNo}-${row.attempt}`
}

/** Records that a charge succeeded after all; returns false if another call has already recorded its outcome. */
export async function notePaid(
  tx: Tx,
  { payment }: LockedCharge,
  { providerKey, now }: { providerKey: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(billPayments)
    .set({ paymentState: 'PAID', failure: null, providerKey, settledAt: now })
    .where(and(eq(billPayments.id, payment.id), eq(billPayments.paymentState, payment.paymentState)))
    .returning({ id: billPayments.id })
  return rows.length > 0
}
