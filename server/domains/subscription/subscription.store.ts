import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { SortDirection, SubscriptionSort } from '#domain/subscription/sort-names.ts'
import type { Db } from '#server/db/client.ts'
import { comesAfter, type Place } from '#server/db/cursor.ts'
import { subscriptionLinks, subscriptions } from '#server/db/schema/subscription.ts'
import { containsWords } from '#server/db/search.ts'

export type StoredSubscription = typeof subscriptions.$inferSelect
/** The reader: a member of a company sees what the company has, anybody else what is their own. */
export type Viewer = { memberId: string; companyId: string | null }

type State = Schema<'SubscriptionState'>
/** In the states named, or in any; with every word somewhere in its names and numbers. */
type Filter = { states?: readonly State[]; words?: readonly string[] }
type Order = { sort: SubscriptionSort; sortDirection: SortDirection }
type Page = Filter & Order & { after: Place | undefined; limit: number }

const {
  id,
  requestedAt,
  subscriptionState,
  subscriptionNo,
  contractNo,
  serviceInfo,
  companyInfo,
  subscriberInfo,
  paymentCycle,
  currency,
  totalAmount,
  startDate,
  endDate,
} = subscriptions
/** The columns of a list, a member's and the staff's: a page of whole rows takes several times as long to read. */
export const listed = {
  id,
  subscriptionNo,
  subscriptionState,
  companyInfo,
  subscriberInfo,
  serviceInfo,
  paymentCycle,
  currency,
  totalAmount,
  requestedAt,
  startDate,
  endDate,
}
/** What a list shows of a subscription. */
export type ListedSubscription = Pick<StoredSubscription, keyof typeof listed>
const [serviceName, planName] = [sql`(${serviceInfo}->>'serviceName')`, sql`(${serviceInfo}->>'planName')`]
// The collation of neither engine: Hangul sorts in dictionary order as it is.
const service = sql`(${serviceName} || ' ' || ${planName}) collate "C"`
const keyOf = (sort: SubscriptionSort) => (sort === 'SERVICE' ? service : requestedAt)
const orderOf = ({ sort, sortDirection }: Order) =>
  [keyOf(sort), id].map((column) => (sortDirection === 'ASC' ? asc(column) : desc(column)))

/** The queries of subscriptions. Every read is bounded by its viewer or by the key of a link. */
export function subscriptionStore(db: Db) {
  return {
    /** At most `limit` rows after `after`, in an order in which no two of them are equal. */
    page(
      viewer: Viewer,
      { sort, sortDirection, after, limit, ...filter }: Page,
    ): Promise<ListedSubscription[]> {
      return db
        .select(listed)
        .from(subscriptions)
        .where(
          and(visibleTo(viewer), matching(filter), after && isAfter(viewer, { sort, sortDirection }, after)),
        )
        .orderBy(...orderOf({ sort, sortDirection }))
        .limit(limit)
    },

    async count(viewer: Viewer, filter: Filter): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(subscriptions)
        .where(and(visibleTo(viewer), matching(filter)))
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
  }
}

/** The condition that bounds a query to what a viewer may see. */
export function visibleTo({ memberId, companyId }: Viewer): SQL | undefined {
  return companyId === null
    ? and(isNull(subscriptions.companyId), eq(subscriptions.memberId, memberId))
    : eq(subscriptions.companyId, companyId)
}

function matching({ states, words = [] }: Filter): SQL | undefined {
  return and(
    states && inArray(subscriptionState, [...states]),
    containsWords(words, [serviceName, planName, subscriptionNo, contractNo]),
  )
}

/** By names the place is that of its row: a cursor would have to carry them. */
function isAfter(viewer: Viewer, { sort, sortDirection }: Order, place: Place): SQL {
  if (sort !== 'SERVICE')
    return comesAfter([requestedAt, id], place, sortDirection === 'DESC' ? 'newestFirst' : 'oldestFirst')
  const compare = sortDirection === 'DESC' ? sql`<` : sql`>`
  return sql`(${service}, ${id}) ${compare} (select ${service}, ${id} from ${subscriptions} where ${and(eq(id, place.id), visibleTo(viewer))})`
}
