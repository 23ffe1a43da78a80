import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { kstDate } from '#domain/dates.ts'
import { stateChangeOf } from '#domain/subscription/states.ts'
import { inChannels } from '#server/bill-rules/bill-channels.ts'
import { hasBill } from '#server/db/has-bill.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import { billingPeopleOf } from '#server/messages/billing-people.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import type { BillDeps } from './bill.deps.ts'
import { copyTo, labelOf, type StoredSubscription } from './bill.notifications.ts'
import { payeeFor } from './bill.payee.ts'

const automaticEnd = stateChangeOf({ type: 'UNPAID_TOO_LONG' })
const isLate = eq(bills.billState, 'LATE')
/**
 * The date of the automatic cancellation under the rules of a bill, as `endOfUnpaid` of the domain computes
 * it; null if the rules have none.
 */
const plannedEnd = sql`${bills.dueDate} + ${bills.graceDays} + 1 + ${bills.endDays}`

/**
 * The condition for late bills whose last notice is due. For rules without an automatic cancellation the sum is null,
 * so that their bills never match.
 */
const isNoticeDue = (today: string): SQL | undefined =>
  and(
    isLate,
    isNull(bills.endsOn),
    isNull(bills.chargingSince),
    sql`${plannedEnd} - ${bills.lastNoticeDays} <= ${today}::date`,
  )

/**
 * Announces to the members and to the staff that subscriptions which stay past due will be cancelled automatically,
 * once for each cancellation. A late notice postpones the cancellation, so that the announced day is never sooner
 * than the rules allow. Returns the number of announcements.
 */
export async function giveLastNotices(deps: BillDeps): Promise<number> {
  return inBatches(deps.db, async (tx) => {
    const today = kstDate(deps.clock.now())
    const found = await tx
      .select()
      .from(subscriptions)
      .where(
        and(
          inArray(subscriptions.subscriptionState, automaticEnd.from),
          hasBill(tx, isNoticeDue(today)),
          not(hasBill(tx, and(isLate, isNotNull(bills.endsOn)))),
        ),
      )
      .orderBy(subscriptions.id)
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true })
    for (const subscription of found) await announceEnd(deps, tx, subscription, today)
    return found.length
  })
}

async function announceEnd(
  deps: BillDeps,
  tx: Tx,
  subscription: StoredSubscription,
  today: string,
): Promise<void> {
  const announced = await tx
    .update(bills)
    .set({ endsOn: sql`greatest(${plannedEnd}, ${today}::date + ${bills.lastNoticeDays})` })
    .where(and(eq(bills.subscriptionId, subscription.id), isNoticeDue(today)))
    .returning()
  const [first] = announced.toSorted((one, other) => one.endsOn!.localeCompare(other.endsOn!))
  // The bill was paid, or another node announced the cancellation, before the row was locked.
  if (!first) return
  const late = await tx
    .select({ amount: bills.totalAmount })
    .from(bills)
    .where(and(eq(bills.subscriptionId, subscription.id), isLate))
  const noticeData = {
    label: labelOf(subscription),
    amount: late.reduce((sum, { amount }) => sum + amount, 0),
    currency: subscription.currency,
    endsOn: first.endsOn!,
    payee: payeeFor(deps, first, subscription),
  }
  const content = billTexts.ending(noticeData)
  const event = { billId: first.id, eventKey: `bill-ending-${noticeData.endsOn}:${first.id}` }
  for (const memberId of await billingPeopleOf(tx, subscription))
    await deps.notices.put(tx, {
      memberId,
      label: 'service',
      ...inChannels(first, 'ending', content),
      path: `/my/bill/detail?billId=${first.id}`,
      ...event,
    })
  await copyTo(deps, tx, first, content)
  const forStaff = billTexts.endingForStaff(noticeData, subscription.companyInfo.companyName)
  for (const memberId of await staffOf(tx, 'BILLS'))
    await deps.notices.put(tx, {
      memberId,
      label: 'service',
      ...forStaff,
      path: `/admin/bill/detail?billId=${first.id}`,
      eventKey: `staff-${event.eventKey}`,
    })
}
