import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { SortDirection, SubscriptionSort } from '#domain/subscription/sort-names.ts'
import { overStates } from '#domain/subscription/state-names.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { subscriptionLinks, subscriptions } from '#server/db/schema/subscription.ts'
import { containsWords } from '#server/db/search.ts'

export type StoredSubscription = typeof subscriptions.$inferSelect
/**
 * The person who reads subscriptions. A member of a company sees the company's subscriptions, any other member their
 * own.
 */
export type Viewer = { memberId: string; companyId: string | null }

type State = Schema<'SubscriptionState'>
/**
 * The filter of subscriptions: those in one of the given states (or in any state) whose names and numbers contain
 * every word.
 */
type Filter = { states?: readonly State[]; words?: readonly string[] }
type Order = { sort: SubscriptionSort; sortDirection: SortDirection }
type Page = Filter & Order & { after: ListPosition | undefined; limit: number }

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
  nextBillDate,
} = subscriptions
/** The columns of a list, for members and staff: reading whole rows would take several times as long. */
export const listColumns = {
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
  nextBillDate,
}
/** The fields of a subscription in a list. */
export type ListedSubscription = Pick<StoredSubscription, keyof typeof listColumns>
const [serviceName, planName] = [sql`(${serviceInfo}->>'serviceName')`, sql`(${serviceInfo}->>'planName')`]
// Independent of the engines' collations: Hangul is in dictionary order by code point.
const service = sql`(${serviceName} || ' ' || ${planName}) collate "C"`
const openness = sql`(case when ${inArray(subscriptionState, [...overStates])} then 0 else 1 end)`
const keysOf = (sort: SubscriptionSort): [SQL | PgColumn, ...(SQL | PgColumn)[]] =>
  sort === 'SERVICE' ? [service, id] : sort === 'OPEN_FIRST' ? [openness, requestedAt, id] : [requestedAt, id]
const orderOf = ({ sort, sortDirection }: Order) =>
  keysOf(sort).map((column) => (sortDirection === 'ASC' ? asc(column) : desc(column)))

/**
 * The queries of subscriptions. Each query reads only the subscriptions that its viewer may see, or the one that the
 * key of a link opens.
 */
export function subscriptionStore(db: Db) {
  return {
    /** Returns at most `limit` rows after `after`, in a unique order. */
    page(
      viewer: Viewer,
      { sort, sortDirection, after, limit, ...filter }: Page,
    ): Promise<ListedSubscription[]> {
      return db
        .select(listColumns)
        .from(subscriptions)
        .where(
          and(
            visibleTo(viewer),
            matchesFilter(filter),
            after && isAfter(viewer, { sort, sortDirection }, after),
          ),
        )
        .orderBy(...orderOf({ sort, sortDirection }))
        .limit(limit)
    },

    async count(viewer: Viewer, filter: Filter): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(subscriptions)
        .where(and(visibleTo(viewer), matchesFilter(filter)))
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

    /** A wrong subscription number, an unknown key and an expired link have the same answer after the same query. */
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

/** The condition that limits a query to the subscriptions that a viewer may see. */
export function visibleTo({ memberId, companyId }: Viewer): SQL | undefined {
  return companyId === null
    ? and(isNull(subscriptions.companyId), eq(subscriptions.memberId, memberId))
    : eq(subscriptions.companyId, companyId)
}

function matchesFilter({ states, words = [] }: Filter): SQL | undefined {
  return and(
    states && inArray(subscriptionState, [...states]),
    containsWords(words, [serviceName, planName, subscriptionNo, contractNo]),
  )
}

/**
 * For an order by name or state, the position is read from its row, so that the cursor contains neither the name nor
 * the state.
 */
function isAfter(viewer: Viewer, { sort, sortDirection }: Order, place: ListPosition): SQL {
  if (sort === 'NEWEST' || sort === 'OLDEST')
    return afterPosition([requestedAt, id], place, sortDirection === 'DESC' ? 'newestFirst' : 'oldestFirst')
  const comparison = sortDirection === 'DESC' ? sql`<` : sql`>`
  const sortKeys = sql.join(keysOf(sort), sql`, `)
  return sql`(${sortKeys}) ${comparison} (select ${sortKeys} from ${subscriptions} where ${and(eq(id, place.id), visibleTo(viewer))})`
}
