import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, inArray, isNull, sql, sum } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import {
  bills,
  subscriptionAdjustments,
  subscriptionCancellations,
  subscriptions,
} from '#server/db/schema.ts'
import { type StoredSubscription, type Viewer, visibleTo } from './subscription.store.ts'

export type StoredCancellation = typeof subscriptionCancellations.$inferSelect
type Change = Partial<typeof subscriptions.$inferInsert>
type State = Schema<'SubscriptionState'>

/** Where ends lie, with what bills say of their subscriptions. */
export const cancelStore = (db: Db | Tx) => ({
  /** A subscription, while others that want to change it wait. */
  async lock(viewer: Viewer, id: string): Promise<StoredSubscription | undefined> {
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), visibleTo(viewer)))
      .for('update')
    return row
  },

  /** Moves a subscription on from one of these states; nothing where it is in another one by now. */
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

  /** The end that holds. */
  async standing(subscriptionId: string): Promise<StoredCancellation | undefined> {
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

  /** What bills say: how much is unpaid, what none of them carries yet, and the last one. */
  async accounts(subscriptionId: string) {
    const [unpaid] = await db
      .select({ count: count(), amount: sum(bills.totalAmount) })
      .from(bills)
      .where(and(eq(bills.subscriptionId, subscriptionId), inArray(bills.billState, unpaidStates)))
    const [pending] = await db
      .select({
        amount: sql<
          string | null
        >`sum(${subscriptionAdjustments.supplyAmount} + ${subscriptionAdjustments.vatAmount})`,
      })
      .from(subscriptionAdjustments)
      .where(
        and(
          eq(subscriptionAdjustments.subscriptionId, subscriptionId),
          eq(subscriptionAdjustments.kind, 'PLAN_CHANGE'),
          isNull(subscriptionAdjustments.billId),
        ),
      )
    const [lastBill] = await db
      .select({ billNo: bills.billNo, billDate: bills.billDate, totalAmount: bills.totalAmount })
      .from(bills)
      .where(eq(bills.subscriptionId, subscriptionId))
      .orderBy(desc(bills.billDate), desc(bills.billNo))
      .limit(1)
    return {
      unpaidCount: unpaid?.count ?? 0,
      unpaidAmount: Number(unpaid?.amount ?? 0),
      pendingAmount: Number(pending?.amount ?? 0),
      lastBill: lastBill ?? null,
    }
  },
})
