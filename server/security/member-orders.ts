import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { securityOrders } from '#server/db/schema/session.ts'

export type MemberOrder = (typeof securityOrders.$inferSelect)['kind']

const isOrderOf = (memberId: string, kind: MemberOrder) =>
  and(eq(securityOrders.memberId, memberId), eq(securityOrders.kind, kind))

/** The tasks that a security admin has ordered for a member's next login. */
export const memberOrders = (db: Pick<Db, 'select' | 'insert' | 'delete'>) => ({
  async has(memberId: string, kind: MemberOrder): Promise<boolean> {
    return (await this.givenAt(memberId, kind)) !== undefined
  },

  /** The time of an order that is not done; undefined without one. */
  async givenAt(memberId: string, kind: MemberOrder): Promise<Date | undefined> {
    const { orderedAt } = securityOrders
    const [order] = await db.select({ orderedAt }).from(securityOrders).where(isOrderOf(memberId, kind))
    return order?.orderedAt
  },

  /** Adds an order; an existing one is not changed. */
  async give(memberId: string, kind: MemberOrder, orderedAt: Date): Promise<void> {
    await db.insert(securityOrders).values({ memberId, kind, orderedAt }).onConflictDoNothing()
  },

  /** Marks an order as done. */
  async fulfil(memberId: string, kind: MemberOrder): Promise<void> {
    await db.delete(securityOrders).where(isOrderOf(memberId, kind))
  },
})
