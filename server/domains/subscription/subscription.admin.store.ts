import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import { stateChangeOf } from '#domain/subscription/states.ts'
import { comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { isSubscriptionOf } from '#server/db/subscription-search.ts'
import { type ListedSubscription, listColumns, type StoredSubscription } from './subscription.store.ts'

type State = Schema<'SubscriptionState'>
type Filter = {
  state: State | undefined
  companyId?: string | undefined
  /** The id of a person without a company. */
  memberId?: string | undefined
  words: readonly string[]
}
type Decision = Pick<
  typeof subscriptions.$inferInsert,
  'startDate' | 'nextBillDate' | 'contractNo' | 'rejectReason'
> & {
  decidedAt: Date
  deciderId: string
}

const endReached = stateChangeOf({ type: 'END_REACHED' })
const { requestedAt, id, subscriptionState } = subscriptions

function matchesFilter({ state, companyId, memberId, words }: Filter): SQL | undefined {
  return and(
    state && eq(subscriptionState, state),
    companyId === undefined ? undefined : eq(subscriptions.companyId, companyId),
    memberId === undefined
      ? undefined
      : and(isNull(subscriptions.companyId), eq(subscriptions.memberId, memberId)),
    isSubscriptionOf(words),
  )
}

/** A sort order of subscriptions other than the default order. */
export type AdminOrder = {
  sort: Schema<'AdminSubscriptionSort'>
  sortDirection: Schema<'SortDirection'>
}
// The staff see all subscriptions.
const staffScope = { source: sql`${subscriptions}`, within: undefined }
const { companyInfo, serviceInfo, currency, totalAmount } = subscriptions
const keysOf: Record<AdminOrder['sort'], readonly SQL[]> = {
  REQUESTED: [sql`${requestedAt}`],
  COMPANY: [textKey(sql`${companyInfo}->>'companyName'`)],
  SERVICE: [textKey(sql`${serviceInfo}->>'serviceName'`), textKey(sql`${serviceInfo}->>'planName'`)],
  AMOUNT: [sql`${currency}`, sql`${totalAmount}`],
}

/** The queries of the subscriptions of all companies, for the staff. */
export const adminSubscriptionStore = (db: Pick<Db, 'select' | 'update'>) => ({
  /** Waiting requests the oldest first, all other states the newest first; or in a given order. */
  page(
    filter: Filter,
    {
      after,
      limit,
      order: wanted,
    }: { after: ListPosition | undefined; limit: number; order?: AdminOrder | undefined },
  ): Promise<ListedSubscription[]> {
    if (wanted !== undefined) {
      const chosenOrder = { keys: keysOf[wanted.sort], id, sortDirection: wanted.sortDirection }
      return db
        .select(listColumns)
        .from(subscriptions)
        .where(and(matchesFilter(filter), after && comesAfterRow(chosenOrder, after.id, staffScope)))
        .orderBy(...termsOf(chosenOrder))
        .limit(limit)
    }
    const order = filter.state === 'REQUESTED' ? 'oldestFirst' : 'newestFirst'
    const by = order === 'oldestFirst' ? asc : desc
    return db
      .select(listColumns)
      .from(subscriptions)
      .where(and(matchesFilter(filter), after && afterPosition([requestedAt, id], after, order)))
      .orderBy(by(requestedAt), by(id))
      .limit(limit)
  },

  /** The number of subscriptions in each state, whatever state the filter names. */
  counts: (filter: Filter): Promise<FilterCounts> =>
    db
      .select({ value: subscriptionState, count: count() })
      .from(subscriptions)
      .where(matchesFilter({ ...filter, state: undefined }))
      .groupBy(subscriptionState),

  async count(filter: Filter): Promise<number> {
    const [row] = await db.select({ count: count() }).from(subscriptions).where(matchesFilter(filter))
    return row?.count ?? 0
  },

  /** One subscription, with the name of its decider. */
  async find(
    wanted: string,
  ): Promise<{ subscription: StoredSubscription; staffName: string | null } | undefined> {
    const [row] = await db
      .select({ subscription: subscriptions, staffName: members.name })
      .from(subscriptions)
      .leftJoin(members, eq(members.id, subscriptions.deciderId))
      .where(eq(id, wanted))
    return row
  },

  /**
   * Decides a request in the version that was read, once; undefined if it was decided, withdrawn or changed since.
   */
  async decide(
    { id: wanted, version }: { id: string; version: number },
    { from, to }: ReturnType<typeof stateChangeOf>,
    decision: Decision,
  ): Promise<StoredSubscription | undefined> {
    const [row] = await db
      .update(subscriptions)
      .set({ ...decision, subscriptionState: to, version: sql`${subscriptions.version} + 1` })
      .where(and(eq(id, wanted), inArray(subscriptionState, from), eq(subscriptions.version, version)))
      .returning()
    return row
  },

  /**
   * Ends subscriptions whose last day is before a day and whose last cycle is billed, up to a limit, and
   * returns them; rows that another node handles are skipped.
   */
  async end(before: string, most: number): Promise<StoredSubscription[]> {
    const isEnding = and(
      inArray(subscriptionState, endReached.from),
      lt(subscriptions.endDate, before),
      or(isNull(subscriptions.nextBillDate), gt(subscriptions.nextBillDate, subscriptions.endDate)),
    )
    const due = db
      .select({ id })
      .from(subscriptions)
      .where(isEnding)
      .orderBy(asc(subscriptions.endDate), asc(id))
      .limit(most)
      .for('update', { skipLocked: true })
    return db
      .update(subscriptions)
      .set({
        subscriptionState: endReached.to,
        nextBillDate: null,
        version: sql`${subscriptions.version} + 1`,
      })
      .where(and(sql`${id} in ${due}`, isEnding))
      .returning()
  },
})
