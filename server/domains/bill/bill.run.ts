import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import {
  type BillLine,
  cycleBill,
  dueDates,
  finalBill,
  type IssuedBill,
  periodFrom,
} from '#domain/bill/bill.ts'
import { kstDate } from '#domain/dates.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Tx } from '#server/db/once.ts'
import { nextNumber } from '#server/db/reference-number.ts'
import { bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { carry, isBeingCharged, openBillsOf, withPeriod } from './bill.carry.ts'
import type { BillDeps } from './bill.deps.ts'
import { labelOf, notifyOfIssue, type StoredBill, type StoredSubscription } from './bill.telling.ts'

type Queries = Pick<Tx, 'select' | 'selectDistinctOn'>
type Adjustment = typeof subscriptionAdjustments.$inferSelect

const AT_ONCE = 20
const mostPlanned = 1_000

const billed = (tx: Queries) =>
  tx.select({ one: sql`1` }).from(bills).where(eq(bills.subscriptionId, subscriptions.id))

/** Subscriptions with a cycle to bill by a day. One with no day for its next bill is never billed: a trial, or one whose end comes before it. */
const isDue = (tx: Queries, today: string) =>
  and(
    inArray(subscriptions.subscriptionState, runningStates),
    lte(subscriptions.startDate, today),
    isNotNull(subscriptions.nextBillDate),
    or(lte(subscriptions.nextBillDate, today), notExists(billed(tx))),
  )

const hasLeftovers = (tx: Queries) =>
  and(
    eq(subscriptions.subscriptionState, 'ENDED'),
    notExists(isBeingCharged(tx)),
    inArray(
      subscriptions.id,
      tx
        .select({ id: subscriptionAdjustments.subscriptionId })
        .from(subscriptionAdjustments)
        .where(isNull(subscriptionAdjustments.billId)),
    ),
  )

/** Issues every bill that is due, each once, however many run this at the same time. Gives how many it issued. */
export async function issueBills(deps: BillDeps): Promise<number> {
  let count = 0
  for (;;) {
    const issued = await deps.db.transaction((tx) => issueSome(deps, tx))
    if (issued === undefined) return count
    count += issued
  }
}

async function issueSome(deps: BillDeps, tx: Tx): Promise<number | undefined> {
  const now = deps.clock.now()
  const today = kstDate(now)
  const due = await tx
    .select()
    .from(subscriptions)
    .where(or(isDue(tx, today), hasLeftovers(tx)))
    .orderBy(asc(subscriptions.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  if (due.length === 0) return undefined
  let count = 0
  for (const subscription of due) {
    const { planned, nextBillDate } = await planBills(tx, subscription, today)
    for (const each of planned) {
      if (await issue(deps, tx, { subscription, ...each, now })) count += 1
    }
    await tx.update(subscriptions).set({ nextBillDate }).where(eq(subscriptions.id, subscription.id))
  }
  return count
}

/**
 * Issues the final bill of a subscription that has just ended, if there is anything to settle. While one of its bills is being
 * charged that is left to the next round.
 */
export async function settleEnd(deps: BillDeps, tx: Tx, subscription: StoredSubscription): Promise<void> {
  const now = deps.clock.now()
  const { planned } = await planBills(tx, subscription, kstDate(now))
  for (const each of planned) await issue(deps, tx, { subscription, ...each, now })
}

/** A bill to be issued, with the changes and the open bills that it carries. */
type Planned = { bill: IssuedBill; taken: Adjustment[]; carried: StoredBill[] }

/** The bills of a subscription that are due, with the changes that the first of them takes, and the day of the bill after them. */
async function planBills(
  tx: Queries,
  subscription: StoredSubscription,
  today: string,
): Promise<{ planned: Planned[]; nextBillDate: string | null }> {
  const taken = await tx
    .select()
    .from(subscriptionAdjustments)
    .where(
      and(
        eq(subscriptionAdjustments.subscriptionId, subscription.id),
        isNull(subscriptionAdjustments.billId),
      ),
    )
    .orderBy(asc(subscriptionAdjustments.occurredOn), asc(subscriptionAdjustments.id))
  const billable = billableOf(subscription)
  const lines = taken.map(
    ({ label, fromDate, toDate, supplyAmount, vatAmount }): BillLine => ({
      lineType: 'ADJUSTMENT',
      label,
      fromDate,
      toDate,
      supplyAmount,
      vatAmount,
    }),
  )
  const { startDate, endDate, nextBillDate, paymentCycle } = subscription
  if (subscription.subscriptionState === 'ENDED') {
    const open = await openBillsOf(tx, subscription)
    const final = finalBill(billable, today, lines, open.map(withPeriod))
    const isReady = final && open.every(({ chargingSince }) => chargingSince === null)
    return {
      planned: isReady ? [{ bill: final.bill, taken, carried: final.isCarrying ? open : [] }] : [],
      nextBillDate,
    }
  }
  if (!startDate || !nextBillDate) return { planned: [], nextBillDate }
  const dates = dueDates(
    { startDate, nextBillDate, paymentCycle, wasBilled: await wasBilled(tx, subscription) },
    endDate && endDate < today ? endDate : today,
  )
  const last = dates.at(-1)
  const next = last ? periodFrom(startDate, paymentCycle, last).nextDate : nextBillDate
  return {
    planned: dates.map((date, index) => ({
      bill: cycleBill(billable, date, index === 0 ? lines : []),
      taken: index === 0 ? taken : [],
      carried: [],
    })),
    // Nothing is billed beyond the end; what stays behind it would be found due for ever.
    nextBillDate: endDate && next > endDate ? null : next,
  }
}

async function wasBilled(tx: Queries, { id }: StoredSubscription): Promise<boolean> {
  return (
    (await tx.select({ one: sql`1` }).from(bills).where(eq(bills.subscriptionId, id)).limit(1)).length > 0
  )
}

function billableOf(subscription: StoredSubscription) {
  const { startDate, paymentCycle, currency, supplyAmount, vatAmount, payment, companyInfo } = subscription
  return {
    startDate: startDate ?? '',
    paymentCycle,
    currency,
    supplyAmount,
    vatAmount,
    paymentMethodCode: payment.paymentMethodCode,
    hasBusinessNumber: companyInfo.rnno !== '',
    label: labelOf(subscription),
  }
}

/** The bills that a run would issue now, without issuing them. */
export async function plannedRun({ db, clock, gateway }: BillDeps) {
  const today = kstDate(clock.now())
  const due = await db
    .select()
    .from(subscriptions)
    .where(or(isDue(db, today), hasLeftovers(db)))
    .orderBy(asc(subscriptions.id))
    .limit(mostPlanned)
  const planned = []
  for (const subscription of due) {
    const {
      subscriptionNo,
      companyInfo: { companyName },
      currency,
    } = subscription
    for (const {
      bill: { billDate, totalAmount, nextChargeOn, paymentMethodCode },
    } of (await planBills(db, subscription, today)).planned) {
      const isCharged = nextChargeOn !== null && gateway.accepts(paymentMethodCode, currency)
      planned.push({
        bill: { subscriptionNo, companyName, label: labelOf(subscription), billDate, currency, totalAmount },
        isCharged,
      })
    }
  }
  return planned
}

type Issue = Planned & { subscription: StoredSubscription; now: Date }

/** Writes a bill down, unless its cycle has one, and hands over the changes it carries. */
async function issue(
  deps: BillDeps,
  tx: Tx,
  { subscription, bill: { paidOnIssue, ...bill }, taken, carried, now }: Issue,
): Promise<boolean> {
  if (!(await carry(tx, carried))) return false
  const accepted = deps.gateway.accepts(bill.paymentMethodCode, subscription.currency)
  const [row] = await tx
    .insert(bills)
    .values({
      ...bill,
      id: randomUUID(),
      billNo: await nextNumber(tx, 'B', now),
      subscriptionId: subscription.id,
      currency: subscription.currency,
      nextChargeOn: accepted ? bill.nextChargeOn : null,
      paidAt: paidOnIssue ? now : null,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return false
  if (taken.length > 0) {
    const ids = taken.map(({ id }) => id)
    await tx
      .update(subscriptionAdjustments)
      .set({ billId: row.id })
      .where(inArray(subscriptionAdjustments.id, ids))
  }
  await notifyOfIssue(deps, tx, row, subscription)
  return true
}
