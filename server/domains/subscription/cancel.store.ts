import { randomUUID } from 'node:crypto'
import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { openStates, unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { numberOrder } from '#server/db/reference-number.ts'
import { billCreditUses, bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { subscriptionCancellations, subscriptions } from '#server/db/schema/subscription.ts'
import { lockCompanyOf } from '#server/security/company-hold.ts'
import { type StoredSubscription, type Viewer, visibleTo } from './subscription.store.ts'

export type StoredCancellation = typeof subscriptionCancellations.$inferSelect
type Change = Partial<typeof subscriptions.$inferInsert>
type State = Schema<'SubscriptionState'>

/** The queries of cancellations, with the bills of their subscriptions. */
export const cancelStore = (db: Db | Tx) => ({
  /**
   * Locks a subscription until the transaction ends, and returns it; undefined for a member who has left its company.
   */
  async lock(viewer: Viewer, id: string): Promise<StoredSubscription | undefined> {
    if (!(await lockCompanyOf(db, viewer))) return undefined
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), visibleTo(viewer)))
      .for('update')
    return row
  },

  /**
   * Changes the state of a subscription from one of these states; undefined if the subscription is now in another
   * state.
   */
  async move(id: string, from: readonly State[], change: Change): Promise<StoredSubscription | undefined> {
    const [row] = await db
      .update(subscriptions)
      .set({ ...change, version: sql`${subscriptions.version} + 1` })
      .where(and(eq(subscriptions.id, id), inArray(subscriptions.subscriptionState, [...from])))
      .returning()
    return row
  },

  async add(row: typeof subscriptionCancellations.$inferInsert): Promise<StoredCancellation> {
    const [added] = await db.insert(subscriptionCancellations).values(row).returning()
    return added!
  },

  async adjust(row: Omit<typeof subscriptionAdjustments.$inferInsert, 'id'>): Promise<void> {
    await db.insert(subscriptionAdjustments).values({ id: randomUUID(), ...row })
  },

  /** The scheduled cancellation of a subscription. */
  async scheduledCancellation(subscriptionId: string): Promise<StoredCancellation | undefined> {
    const [row] = await db
      .select()
      .from(subscriptionCancellations)
      .where(
        and(
          eq(subscriptionCancellations.subscriptionId, subscriptionId),
          isNull(subscriptionCancellations.withdrawnAt),
        ),
      )
    return row
  },

  async withdraw(subscriptionId: string, now: Date): Promise<StoredCancellation | undefined> {
    const [row] = await db
      .update(subscriptionCancellations)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(subscriptionCancellations.subscriptionId, subscriptionId),
          isNull(subscriptionCancellations.withdrawnAt),
        ),
      )
      .returning()
    return row
  },

  /**
   * The facts about the bills of a subscription: their number and sums, the open and unbilled amounts, the first
   * payment and the last bill. They include the credited or cancelled amounts, each with the first day of its period.
   * A further fact is whether the subscription is its owner's first one to the service.
   */
  async accounts(row: StoredSubscription) {
    const { id: subscriptionId } = row
    const isOwed = inArray(bills.billState, unpaidStates)
    const isCredit = and(inArray(bills.billState, openStates), lt(bills.totalAmount, 0))
    const isCounted = notInArray(bills.billState, ['CARRIED', 'VOID'])
    const isPaid = and(eq(bills.billState, 'PAID'), gt(bills.totalAmount, 0))
    const [open] = await db
      .select({
        billCount: count(),
        unpaidCount: sql`count(*) filter (where ${isOwed})`.mapWith(Number),
        unpaidAmount: sumOf(bills.totalAmount, isOwed),
        creditAmount: sumOf(bills.totalAmount, isCredit),
        // An included bill counts only as a part of the bill that includes it; a void bill does not count.
        billedSupply: sumOf(bills.supplyAmount, isCounted),
        billedVat: sumOf(bills.vatAmount, isCounted),
        firstPaidAt: sql<Date | null>`min(${bills.paidAt}) filter (where ${isPaid})`.mapWith(bills.paidAt),
        charging: sql`count(*) filter (where ${and(isOwed, isNotNull(bills.chargingSince))})`.mapWith(Number),
      })
      .from(bills)
      .where(eq(bills.subscriptionId, subscriptionId))
    const isVoid = eq(bills.billState, 'VOID')
    const isUsed = exists(
      db.select({ one: sql`1` }).from(billCreditUses).where(eq(billCreditUses.billId, bills.id)),
    )
    const usedCredit = db.select({ used: sumOf(billCreditUses.amount, sql`true`) }).from(billCreditUses)
    const usedOnBill = usedCredit.where(eq(billCreditUses.billId, bills.id))
    const forgiven = await db
      .select({
        from: bills.periodFrom,
        amount:
          sql<number>`(${usedOnBill}) + case when ${isVoid} then ${bills.totalAmount} else 0 end`.mapWith(
            Number,
          ),
      })
      .from(bills)
      .where(and(eq(bills.subscriptionId, subscriptionId), eq(bills.billKind, 'CYCLE'), or(isVoid, isUsed)))
    const { supplyAmount, vatAmount, billId } = subscriptionAdjustments
    const [pending] = await db
      .select({
        pendingSupply: sumOf(supplyAmount, isNull(billId)),
        pendingVat: sumOf(vatAmount, isNull(billId)),
      })
      .from(subscriptionAdjustments)
      .where(
        and(
          eq(subscriptionAdjustments.subscriptionId, subscriptionId),
          eq(subscriptionAdjustments.kind, 'PLAN_CHANGE'),
        ),
      )
    const [lastBill] = await db
      .select({ billNo: bills.billNo, billDate: bills.billDate, totalAmount: bills.totalAmount })
      .from(bills)
      .where(eq(bills.subscriptionId, subscriptionId))
      .orderBy(desc(bills.billDate), ...numberOrder(bills.billNo).map(desc))
      .limit(1)
    const { pendingSupply, pendingVat } = pending!
    return {
      ...open!,
      ...pending!,
      forgiven,
      pendingAmount: pendingSupply + pendingVat,
      lastBill: lastBill ?? null,
      isFirst: await isFirst(db, row),
    }
  },
})

export type Accounts = Awaited<ReturnType<ReturnType<typeof cancelStore>['accounts']>>

/**
 * Whether the owner of a subscription, a company or a member without one, never had an approved subscription to the
 * same service before.
 */
async function isFirst(db: Db | Tx, row: StoredSubscription): Promise<boolean> {
  const { startDate, subscriptionNo, serviceInfo } = row
  const earlier = and(
    visibleTo(row),
    notInArray(subscriptions.subscriptionState, ['REQUESTED', 'REJECTED', 'CANCELED']),
    sql`${subscriptions.serviceInfo}->>'serviceCode' = ${serviceInfo.serviceCode}`,
    sql`(${subscriptions.startDate}, ${subscriptions.subscriptionNo}) < (${startDate}::date, ${subscriptionNo})`,
  )
  return (await db.select({ id: subscriptions.id }).from(subscriptions).where(earlier).limit(1)).length === 0
}

const sumOf = (amount: SQLWrapper, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number)
