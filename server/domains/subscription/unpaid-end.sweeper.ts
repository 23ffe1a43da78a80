import { and, asc, eq, inArray, isNotNull, lte, not, type SQL } from 'drizzle-orm'
import { kstDate } from '#domain/dates.ts'
import { stateChangeOf } from '#domain/subscription/states.ts'
import { inChannels } from '#server/bill-rules/bill-channels.ts'
import { hasBill } from '#server/db/has-bill.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { billingPeopleOf } from '#server/messages/billing-people.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import { unpaidEndOf } from './cancel.rules.ts'
import { cancelStore } from './cancel.store.ts'
import { recordEnd } from './ending.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import type { StoredSubscription } from './subscription.store.ts'
import { unpaidEndTexts } from './unpaid-end.texts.ts'

type UnpaidEndDeps = Pick<SubscriptionDeps, 'db' | 'clock' | 'bills'> & {
  notices: Pick<SubscriptionDeps['notices'], 'put'>
}
/** The recorded reason of an automatic cancellation; members cannot choose it. */
const UNPAID = 'UNPAID'
const unpaidChange = stateChangeOf({ type: 'UNPAID_TOO_LONG' })

/** The condition for late bills whose announced cancellation date is today or past. */
const isOver = (today: string): SQL | undefined => and(eq(bills.billState, 'LATE'), lte(bills.endsOn, today))

/**
 * Cancels subscriptions that stay past due on the announced day, each once with any number of nodes. The cancellation
 * waits for a charge in progress; a payment that is recorded before the cancellation prevents it. Returns the number
 * of subscriptions found.
 */
export async function endUnpaidSubscriptions(deps: UnpaidEndDeps): Promise<number> {
  return inBatches(deps.db, async (tx) => {
    const today = kstDate(deps.clock.now())
    const found = await lockOverdue(tx, today)
    for (const subscription of found) await endUnpaid(deps, tx, subscription, today)
    return found.length
  })
}

/** Locks and returns the subscriptions whose announced cancellation date is today or past. */
function lockOverdue(tx: Tx, today: string): Promise<StoredSubscription[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.subscriptionState, unpaidChange.from),
        hasBill(tx, isOver(today)),
        not(hasBill(tx, isNotNull(bills.chargingSince))),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(BATCH_ROWS)
    .for('update', { skipLocked: true })
}

async function endUnpaid(
  deps: UnpaidEndDeps,
  tx: Tx,
  subscription: StoredSubscription,
  today: string,
): Promise<void> {
  // Locks the open bills, so that no payment and no charge begins before the cancellation is stored.
  const row = await deps.bills.bringUpToDate(tx, subscription)
  const open = await tx
    .select()
    .from(bills)
    .where(eq(bills.subscriptionId, row.id))
    .orderBy(asc(bills.dueDate))
  const bill = open.find(
    ({ billState, endsOn }) => billState === 'LATE' && endsOn !== null && endsOn <= today,
  )
  if (!bill || open.some(({ chargingSince }) => chargingSince !== null)) return
  const settlement = unpaidEndOf(row, await cancelStore(tx).accounts(row), deps.clock.now())
  const ended = await recordEnd(deps, tx, {
    row,
    subscriptionState: unpaidChange.to,
    endOption: 'TODAY',
    reasonCode: UNPAID,
    settlement,
  })
  if (!ended) throw new Error('A locked subscription has changed.')
  const { moved, cancellation } = ended
  const eventKey = `subscription-unpaid:${cancellation.id}`
  for (const memberId of await billingPeopleOf(tx, moved))
    await deps.notices.put(tx, {
      memberId,
      label: 'service',
      ...inChannels(bill, 'ended', unpaidEndTexts.ended(moved, cancellation)),
      path: `/my/subscription/detail?subscriptionId=${moved.id}`,
      billId: bill.id,
      eventKey,
    })
  for (const memberId of await staffOf(tx, 'BILLS'))
    await deps.notices.put(tx, {
      memberId,
      label: 'service',
      ...unpaidEndTexts.endedForStaff(moved, cancellation),
      path: `/admin/bill/detail?billId=${bill.id}`,
      eventKey: `staff-${eventKey}`,
    })
}
