import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { type DelegationState, delegationStates } from '#domain/access/delegations.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import { type ChosenOrder, comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { members } from '#server/db/schema/member.ts'
import { containsWords } from '#server/db/search.ts'
import type { Queries } from '../access.deps.ts'

export type StoredDelegation = typeof accessDelegations.$inferSelect & {
  holderName: string
  delegateName: string
}
/** The filter of a company's delegations; `holderIds` limits them to these members. */
export type DelegationFilter = {
  companyId: string
  holderIds: 'all' | readonly string[]
  delegationState?: DelegationState | undefined
  words: readonly string[]
  today: string
}

/** A sort order of delegations. */
export type DelegationOrder = {
  sort: Schema<'AdminDelegationSort'>
  sortDirection: Schema<'SortDirection'>
}

type NamedTerm = { name: string; startDate: string; endDate: string }

const maxShown = 50
const termColumns = {
  name: members.name,
  startDate: accessDelegations.startDate,
  endDate: accessDelegations.endDate,
}
const isCurrent = (today: string) =>
  and(isNull(accessDelegations.clearedAt), gte(accessDelegations.endDate, today))
const holders = alias(members, 'holders')
const delegates = alias(members, 'delegates')
const columns = { delegation: accessDelegations, holderName: holders.name, delegateName: delegates.name }
const storedDelegation = ({
  delegation,
  ...names
}: {
  delegation: typeof accessDelegations.$inferSelect
  holderName: string
  delegateName: string
}): StoredDelegation => ({ ...delegation, ...names })

/** The queries of delegations. */
export function delegationStore(db: Queries) {
  const withNames = () =>
    db
      .select(columns)
      .from(accessDelegations)
      .innerJoin(holders, eq(holders.id, accessDelegations.memberId))
      .innerJoin(delegates, eq(delegates.id, accessDelegations.delegateId))

  return {
    /** Returns at most `limit` delegations after a position, in the given order. */
    async page(
      filter: DelegationFilter,
      { after, limit, order }: { after?: ListPosition; limit: number; order: DelegationOrder },
    ): Promise<StoredDelegation[]> {
      const { terms, isAfter } = orderOf(filter, order)
      const rows = await withNames()
        .where(and(matchesFilter(filter), after && isAfter(after)))
        .orderBy(...terms)
        .limit(limit)
      return rows.map(storedDelegation)
    },

    /** The number of delegations in each state, whatever state the filter names. */
    counts: (filter: DelegationFilter): Promise<FilterCounts> =>
      db
        .select({ value: stateOn(filter.today), count: count() })
        .from(accessDelegations)
        .innerJoin(holders, eq(holders.id, accessDelegations.memberId))
        .innerJoin(delegates, eq(delegates.id, accessDelegations.delegateId))
        .where(matchesFilter({ ...filter, delegationState: undefined }))
        .groupBy(sql`1`),

    async find(id: string, companyId: string): Promise<StoredDelegation | undefined> {
      const [row] = await withNames().where(
        and(eq(accessDelegations.id, id), eq(holders.companyId, companyId)),
      )
      return row && storedDelegation(row)
    },

    /** Adds a delegation, unless the member already has a delegate. */
    async add(delegation: typeof accessDelegations.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(accessDelegations)
        .values(delegation)
        .onConflictDoNothing()
        .returning({ id: accessDelegations.id })
      return rows.length > 0
    },

    /** Ends a delegation that has not ended yet. */
    async end(id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(accessDelegations)
        .set({ clearedAt: now })
        .where(and(eq(accessDelegations.id, id), isNull(accessDelegations.clearedAt)))
        .returning({ id: accessDelegations.id })
      return rows.length > 0
    },

    /** The current or future delegation that a member has set, if any. */
    async setBy(memberId: string, today: string): Promise<NamedTerm | undefined> {
      const [row] = await db
        .select(termColumns)
        .from(accessDelegations)
        .innerJoin(members, eq(members.id, accessDelegations.delegateId))
        .where(and(eq(accessDelegations.memberId, memberId), isCurrent(today)))
      return row
    },

    /** The members for whom a delegate decides now or later, the earliest start first. */
    async handedTo(delegateId: string, today: string): Promise<NamedTerm[]> {
      return db
        .select(termColumns)
        .from(accessDelegations)
        .innerJoin(members, eq(members.id, accessDelegations.memberId))
        .where(and(eq(accessDelegations.delegateId, delegateId), isCurrent(today)))
        .orderBy(asc(accessDelegations.startDate), asc(accessDelegations.id))
        .limit(maxShown)
    },

    async nameOf(memberId: string): Promise<string> {
      return (await db.select({ name: members.name }).from(members).where(eq(members.id, memberId)))[0]!.name
    },

    /** Ends the delegation that a member has set, whether its last day is over or not. */
    async clear(memberId: string, now: Date) {
      const [ended] = await db
        .update(accessDelegations)
        .set({ clearedAt: now })
        .where(and(eq(accessDelegations.memberId, memberId), isNull(accessDelegations.clearedAt)))
        .returning()
      return ended
    },

    /** Records the end of a member's delegations whose last day is over, if the sweep has not recorded it yet. */
    async endOver(memberId: string, today: string, now: Date) {
      return db
        .update(accessDelegations)
        .set({ clearedAt: now })
        .where(
          and(
            eq(accessDelegations.memberId, memberId),
            isNull(accessDelegations.clearedAt),
            lt(accessDelegations.endDate, today),
          ),
        )
        .returning()
    },
  }
}

/** The ORDER BY terms of an order, and the condition for the delegations after a position in that order. */
function orderOf(
  filter: DelegationFilter,
  { sort, sortDirection }: DelegationOrder,
): { terms: SQL[]; isAfter: (place: ListPosition) => SQL } {
  const { id, createdAt, memberId, delegateId, startDate } = accessDelegations
  if (sort === 'CREATED')
    return {
      terms: termsOf({ keys: [sql`${createdAt}`], id, sortDirection }),
      isAfter: (place) =>
        afterPosition([createdAt, id], place, sortDirection === 'DESC' ? 'newestFirst' : 'oldestFirst'),
    }
  const keys = {
    HOLDER: [textKey(holders.name), sql`${memberId}`],
    DELEGATE: [textKey(delegates.name), sql`${delegateId}`],
    START: [sql`${startDate}`],
  }[sort]
  const order: ChosenOrder = { keys, id, sortDirection }
  const source = sql`${accessDelegations} inner join ${members} as holders on holders.id = ${memberId}
    inner join ${members} as delegates on delegates.id = ${delegateId}`
  return {
    terms: termsOf(order),
    isAfter: (place) => comesAfterRow(order, place.id, { source, within: isInScope(filter) }),
  }
}

/** The condition for the delegations that a person may see, before any filter. */
const isInScope = ({ companyId, holderIds }: DelegationFilter) =>
  and(
    eq(holders.companyId, companyId),
    holderIds === 'all' ? undefined : inArray(accessDelegations.memberId, [...holderIds]),
  )

function matchesFilter(filter: DelegationFilter): SQL | undefined {
  const { delegationState, words, today } = filter
  return and(
    isInScope(filter),
    delegationState && isInState(delegationState, today),
    containsWords(words, [holders.name, delegates.name]),
  )
}

/** The state of a delegation on a day: the one whose condition it meets. */
const stateOn = (today: string) =>
  sql<DelegationState>`case ${sql.join(
    delegationStates.map((state) => sql`when ${isInState(state, today)} then ${state}`),
    sql` `,
  )} end`

/** Returns the SQL condition for delegations in a state, by the same rule as `delegationStateOf`. */
function isInState(state: DelegationState, today: string): SQL | undefined {
  const { startDate, endDate, clearedAt } = accessDelegations
  // Whether a delegation was ended before the end of its last day in Korea, which has no summer time.
  const isTakenBack = sql`${clearedAt} < ((${endDate} + 1)::timestamp at time zone interval '09:00')`
  return {
    COMING: and(isNull(clearedAt), gt(startDate, today)),
    RUNNING: and(isNull(clearedAt), lte(startDate, today), gte(endDate, today)),
    ENDED: or(and(isNull(clearedAt), lt(endDate, today)), and(isNotNull(clearedAt), sql`not ${isTakenBack}`)),
    CLEARED: and(isNotNull(clearedAt), isTakenBack),
  }[state]
}
