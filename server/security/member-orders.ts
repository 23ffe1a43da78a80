import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { securityOrders } from '#server/db/schema/session.ts'

export type MemberOrder = (typeof securityOrders.$inferSelect)['kind']

const isOrderOf = (memberId: string, kind: MemberOrder) =>
  and(eq(securityOrders.memberId, memberId), eq(securityOrders.kind, kind))

/** Returns the queries on the tasks that a security admin requires at a member's next login. */
export const memberOrders = (db: Pick<Db, 'select' | 'insert' | 'delete'>) => ({
  async has(memberId: string, kind: MemberOrder): Promise<boolean> {
    return (await this.givenAt(memberId, kind)) !== undefined
  },

  /** Returns the time when an open task was required; undefined if there is none. */
  async givenAt(memberId: string, kind: MemberOrder): Promise<Date | undefined> {
    const { orderedAt } = securityOrders
    const [order] = await db.select({ orderedAt }).from(securityOrders).where(isOrderOf(memberId, kind))
    return order?.orderedAt
  },

  /** Adds a task; an existing task is not changed. */
  async give(memberId: string, kind: MemberOrder, orderedAt: Date): Promise<void> {
    await db.insert(securityOrders).values({ memberId, kind, orderedAt }).onConflictDoNothing()
  },

  /** Removes a task that the member has done. */
  async fulfil(memberId: string, kind: MemberOrder): Promise<void> {
    await db.delete(securityOrders).where(isOrderOf(memberId, kind))
  },
})
