import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { securityOrders } from '#server/db/schema/session.ts'

export type MemberOrder = (typeof securityOrders.$inferSelect)['kind']

const isOf = (memberId: string, kind: MemberOrder) =>
  and(eq(securityOrders.memberId, memberId), eq(securityOrders.kind, kind))

/** What a security admin has ordered for the next login of a member. */
export const memberOrders = (db: Pick<Db, 'select' | 'insert' | 'delete'>) => ({
  async has(memberId: string, kind: MemberOrder): Promise<boolean> {
    return (await this.givenAt(memberId, kind)) !== undefined
  },

  /** When it was ordered, where it was and has not been done. */
  async givenAt(memberId: string, kind: MemberOrder): Promise<Date | undefined> {
    const { orderedAt } = securityOrders
    const [order] = await db.select({ orderedAt }).from(securityOrders).where(isOf(memberId, kind))
    return order?.orderedAt
  },

  /** Orders it; one that was ordered before stays as it is. */
  async give(memberId: string, kind: MemberOrder, orderedAt: Date): Promise<void> {
    await db.insert(securityOrders).values({ memberId, kind, orderedAt }).onConflictDoNothing()
  },

  /** It was done. */
  async fulfil(memberId: string, kind: MemberOrder): Promise<void> {
    await db.delete(securityOrders).where(isOf(memberId, kind))
  },
})
