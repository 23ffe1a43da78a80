import { and, eq, exists, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { pastDueFrom } from '#domain/bill/rules.ts'
import { kstDate } from '#domain/dates.ts'
import { stateChangeOf } from '#domain/subscription/states.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import type { BillDeps } from './bill.deps.ts'
import { aboutOf, copyTo, labelOf, notifyOf } from './bill.notifications.ts'
import { payeeFor } from './bill.payee.ts'

const graceOver = stateChangeOf({ type: 'GRACE_OVER' })

/** Marks bills whose due date has passed as late, each once. Returns the number of bills. */
export async function markLate(deps: BillDeps): Promise<number> {
  const { db, clock, notices } = deps
  return inBatches(db, async (tx) => {
    const today = kstDate(clock.now())
    const isOverdue = and(
      inArray(bills.billState, ['OPEN', 'FAILED']),
      lt(bills.dueDate, today),
      isNull(bills.chargingSince),
    )
    const ids = await tx
      .select({ id: bills.id })
      .from(bills)
      .where(isOverdue)
      .orderBy(bills.id)
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true })
    if (ids.length === 0) return 0
    const late = await tx
      .update(bills)
      .set({ billState: 'LATE', version: sql`${bills.version} + 1` })
      .where(
        inArray(
          bills.id,
          ids.map(({ id }) => id),
        ),
      )
      .returning()
    for (const bill of late) {
      const [subscription] = await tx
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.id, bill.subscriptionId))
      const content = billTexts.late(
        { ...aboutOf(bill, subscription!), payee: payeeFor(deps, bill, subscription!) },
        // Only a subscription in use becomes past due.
        graceOver.from.includes(subscription!.subscriptionState)
          ? pastDueFrom(bill.dueDate, bill.graceDays)
          : null,
      )
      await notifyOf(notices, tx, bill, subscription!, 'late', content, 'late')
      await copyTo(deps, tx, bill, content)
    }
    return late.length
  })
}

/**
 * Reminds of unpaid bills as many days before their due day as their rules require, each once. Returns the number of
 * bills.
 */
export async function remindOfBills(deps: BillDeps): Promise<number> {
  const { db, clock, notices } = deps
  return inBatches(db, async (tx) => {
    const today = kstDate(clock.now())
    const ids = await tx
      .select({ id: bills.id })
      .from(bills)
      .where(
        and(
          inArray(bills.billState, ['OPEN', 'FAILED']),
          eq(bills.isReminded, false),
          sql`${bills.dueDate} - ${bills.reminderDays} <= ${today}::date`,
          gte(bills.dueDate, today),
          isNull(bills.chargingSince),
        ),
      )
      .orderBy(bills.id)
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true })
    if (ids.length === 0) return 0
    const due = await tx
      .update(bills)
      .set({ isReminded: true })
      .where(
        inArray(
          bills.id,
          ids.map(({ id }) => id),
        ),
      )
      .returning()
    for (const bill of due) {
      const [subscription] = await tx
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.id, bill.subscriptionId))
      const noticeData = { ...aboutOf(bill, subscription!), payee: payeeFor(deps, bill, subscription!) }
      const content = billTexts.remind(noticeData)
      await notifyOf(notices, tx, bill, subscription!, 'reminded', content, 'reminder')
      await copyTo(deps, tx, bill, content)
    }
    return due.length
  })
}

/**
 * Makes subscriptions past due whose late bill has exceeded the grace period. Returns the number of subscriptions.
 */
export async function markPastDue(deps: BillDeps): Promise<number> {
  const { db, clock, notices } = deps
  return inBatches(db, async (tx) => {
    const today = kstDate(clock.now())
    const overdueBills = tx
      .select({ one: sql`1` })
      .from(bills)
      .where(
        and(
          eq(bills.subscriptionId, subscriptions.id),
          eq(bills.billState, 'LATE'),
          sql`${bills.dueDate} + ${bills.graceDays} < ${today}::date`,
        ),
      )
    const isPastDue = and(inArray(subscriptions.subscriptionState, graceOver.from), exists(overdueBills))
    const found = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(isPastDue)
      .orderBy(subscriptions.id)
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true })
    if (found.length === 0) return 0
    // The condition is checked again after the rows are locked: a bill may have been paid in between.
    const marked = await tx
      .update(subscriptions)
      .set({ subscriptionState: graceOver.to, version: sql`${subscriptions.version} + 1` })
      .where(
        and(
          inArray(
            subscriptions.id,
            found.map(({ id }) => id),
          ),
          isPastDue,
        ),
      )
      .returning()
    for (const subscription of marked) {
      // A cancellation that was announced before the last payment does not apply to the new past-due state.
      await tx.update(bills).set({ endsOn: null }).where(eq(bills.subscriptionId, subscription.id))
      const [bill] = await tx
        .select()
        .from(bills)
        .where(and(eq(bills.subscriptionId, subscription.id), eq(bills.billState, 'LATE')))
        .orderBy(bills.dueDate)
        .limit(1)
      if (!bill) continue
      const content = billTexts.pastDue(labelOf(subscription), payeeFor(deps, bill, subscription))
      await notifyOf(notices, tx, bill, subscription, 'past-due', content, 'pastDue')
      await copyTo(deps, tx, bill, content)
    }
    return found.length
  })
}
