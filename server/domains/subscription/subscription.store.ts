import { and, count, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { comesAfter, type Place } from '#server/db/cursor.ts'
import { subscriptionLinks, subscriptions } from '#server/db/schema.ts'

export type StoredSubscription = typeof subscriptions.$inferSelect
/** Who looks: a member of a company sees what the company has, anybody else what is their own. */
export type Viewer = { memberId: string; companyId: string | null }

type State = Schema<'SubscriptionState'>

/** Where subscriptions lie. Every reading is bounded by its viewer or by the key of a link. */
export function subscriptionStore(db: Db) {
  return {
    /** Newest first, at most `limit` rows after `after`. */
    page({ viewer, state, after, limit }: { viewer: Viewer; state?: State; after?: Place; limit: number }) {
      return db
        .select()
        .from(subscriptions)
        .where(and(visibleTo(viewer), inState(state), after && comesAfter([subscriptions.requestedAt, subscriptions.id], after, 'newestFirst')))
        .orderBy(desc(subscriptions.requestedAt), desc(subscriptions.id))
        .limit(limit)
    },

    /** In the states named, or in any. */
    async count(viewer: Viewer, states?: readonly State[]): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(subscriptions)
        .where(and(visibleTo(viewer), states && inArray(subscriptions.subscriptionState, [...states])))
      return row?.count ?? 0
    },

    async countByState(viewer: Viewer): Promise<{ state: string; count: number }[]> {
      return db
        .select({ state: subscriptions.subscriptionState, count: count() })
        .from(subscriptions)
        .where(visibleTo(viewer))
        .groupBy(subscriptions.subscriptionState)
    },

    async find(viewer: Viewer, id: string): Promise<StoredSubscription | undefined> {
      const [row] = await db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), visibleTo(viewer)))
      return row
    },

    /** A wrong number, an unknown key and a link that has ended look the same, and take the same query. */
    async findByLink(link: {
      subscriptionNo: string
      keyHash: string
      now: Date
    }): Promise<StoredSubscription | undefined> {
      const [row] = await db
        .select({ subscription: subscriptions })
        .from(subscriptionLinks)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionLinks.subscriptionId))
        .where(
          and(
            eq(subscriptionLinks.keyHash, link.keyHash),
            gt(subscriptionLinks.expiresAt, link.now),
            eq(subscriptions.subscriptionNo, link.subscriptionNo),
          ),
        )
      return row?.subscription
    },

    async saveLink(link: typeof subscriptionLinks.$inferInsert): Promise<void> {
      await db.insert(subscriptionLinks).values(link)
    },
  }
}

/** The condition that bounds a query to what a viewer may see. */
export function visibleTo({ memberId, companyId }: Viewer): SQL | undefined {
  return companyId === null
    ? and(isNull(subscriptions.companyId), eq(subscriptions.memberId, memberId))
    : eq(subscriptions.companyId, companyId)
}

function inState(state: State | undefined): SQL | undefined {
  return state && eq(subscriptions.subscriptionState, state)
}
