import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { subscriptionLinks } from '#server/db/schema/subscription.ts'

type Link = typeof subscriptionLinks.$inferSelect

const MAX_LISTED = 1_000

/**
 * The queries of the links to a subscription. Callers must check beforehand that the member may see the subscription.
 */
export function linkStore(db: Db | Tx) {
  const isOpen = (subscriptionId: string, now: Date) =>
    and(eq(subscriptionLinks.subscriptionId, subscriptionId), gt(subscriptionLinks.expiresAt, now))

  return {
    count: (subscriptionId: string, now: Date): Promise<number> =>
      db.$count(subscriptionLinks, isOpen(subscriptionId, now)),

    /** The active links of a subscription, the newest first, a thousand at most. */
    open: (subscriptionId: string, now: Date): Promise<Link[]> =>
      db
        .select()
        .from(subscriptionLinks)
        .where(isOpen(subscriptionId, now))
        .orderBy(desc(subscriptionLinks.createdAt), desc(subscriptionLinks.id))
        .limit(MAX_LISTED),

    /** Stores a link and returns its id. */
    async save(link: typeof subscriptionLinks.$inferInsert): Promise<string> {
      const [saved] = await db.insert(subscriptionLinks).values(link).returning({ id: subscriptionLinks.id })
      return saved!.id
    },

    async end(subscriptionId: string, id: string): Promise<void> {
      await db
        .delete(subscriptionLinks)
        .where(and(eq(subscriptionLinks.id, id), eq(subscriptionLinks.subscriptionId, subscriptionId)))
    },
  }
}
