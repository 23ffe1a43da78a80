import { and, desc, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { matchesWords } from '#server/db/search.ts'
import type { FindHits, HitSearch } from '#server/db/search-hits.ts'
import { isOwnSubscriptionOf, isSubscriptionOf } from '#server/db/subscription-search.ts'
import { type Viewer, visibleTo } from './subscription.store.ts'

const { id, subscriptionNo, subscriptionState, serviceInfo, companyInfo, requestedAt } = subscriptions
const shownName = sql<string>`${companyInfo} ->> 'companyName'`

/** Finds subscriptions for the global search, and companies by their subscriptions. */
export function subscriptionSearch(db: Pick<Db, 'select'>) {
  const findRows = ({ words, limit }: HitSearch, viewer?: Viewer) =>
    db
      .select({ id, subscriptionNo, subscriptionState, serviceInfo, companyInfo, requestedAt })
      .from(subscriptions)
      .where(viewer ? and(isOwnSubscriptionOf(words), visibleTo(viewer)) : isSubscriptionOf(words))
      .orderBy(desc(requestedAt), desc(id))
      .limit(limit)
  const planOf = ({ serviceName, planName }: (typeof subscriptions.$inferSelect)['serviceInfo']) =>
    `${serviceName} ${planName}`

  return {
    /** The subscriptions in a member's list. */
    own:
      (viewer: Viewer): FindHits =>
      async (search) =>
        (await findRows(search, viewer)).map((row) => ({
          hitId: row.id,
          title: planOf(row.serviceInfo),
          detail: row.subscriptionNo,
          state: row.subscriptionState,
          at: row.requestedAt,
        })),

    /** The subscriptions in the staff's list, of all companies. */
    ofStaff: (async (search) =>
      (await findRows(search)).map((row) => ({
        hitId: row.id,
        title: row.companyInfo.companyName,
        detail: `${planOf(row.serviceInfo)} · ${row.subscriptionNo}`,
        state: row.subscriptionState,
        at: row.requestedAt,
      }))) satisfies FindHits,

    /** Companies by their names in subscriptions, each once. */
    companies: (async ({ words, limit }) => {
      const rows = await db
        .select({ name: shownName })
        .from(subscriptions)
        .where(and(isSubscriptionOf(words), matchesWords(words, sql`lower(${shownName})`)))
        .groupBy(shownName)
        .orderBy(desc(sql`max(${requestedAt})`))
        .limit(limit)
      return rows.map(({ name }) => ({ hitId: null, title: name, detail: null, state: null, at: null }))
    }) satisfies FindHits,
  }
}
