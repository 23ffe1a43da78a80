import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Input, Schema } from '#contract/operation.ts'
import type { AbnormalAction, AbnormalState } from '#domain/abnormal/actions.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import { type ChosenOrder, comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { abnormalEvents, abnormalSteps } from '#server/db/schema/abnormal.ts'
import { members } from '#server/db/schema/member.ts'
import { containsWords } from '#server/db/search.ts'

export type StoredEvent = typeof abnormalEvents.$inferSelect & {
  memberName: string
  memberEmail: string
  deptName: string | null
}
export type AbnormalFilter = Pick<
  Input<'listAbnormalEvents'>,
  'abnormalState' | 'abnormalType' | 'detectType' | 'actionStatus' | 'memberId'
> & {
  companyId: string
  words: readonly string[]
}
export type AbnormalOrder = {
  sort: Schema<'AbnormalEventSort'>
  sortDirection: Schema<'SortDirection'>
}
type Change = { abnormalState: AbnormalState; exclusionEndDate: string | null; lastAction: AbnormalAction }

const columns = {
  ...getTableColumns(abnormalEvents),
  memberName: members.name,
  memberEmail: members.email,
  deptName: members.deptName,
}
const maxSteps = 100
const latestFirst: AbnormalOrder = { sort: 'DETECTED', sortDirection: 'DESC' }

/** The queries of abnormal behaviour; each is limited to one company. */
export function abnormalStore(db: Pick<Db, 'select' | 'insert' | 'update'>) {
  const countOf = async (filter: AbnormalFilter): Promise<number> => {
    const [row] = await db
      .select({ count: count() })
      .from(abnormalEvents)
      .innerJoin(members, eq(members.id, abnormalEvents.memberId))
      .where(matchesFilter(filter))
    return row?.count ?? 0
  }

  return {
    /** The number of events in each state, whatever state the filter names. */
    counts: (filter: AbnormalFilter): Promise<FilterCounts> =>
      db
        .select({ value: abnormalEvents.abnormalState, count: count() })
        .from(abnormalEvents)
        .innerJoin(members, eq(members.id, abnormalEvents.memberId))
        .where(matchesFilter({ ...filter, abnormalState: undefined }))
        .groupBy(abnormalEvents.abnormalState),

    countIn: (companyId: string, abnormalState: AbnormalState) =>
      countOf({ companyId, abnormalState, words: [] }),

    /** Returns at most `limit` events after a position, the latest first unless an order is given. */
    page(
      filter: AbnormalFilter,
      {
        after,
        limit,
        order = latestFirst,
      }: { after: ListPosition | undefined; limit: number; order?: AbnormalOrder },
    ): Promise<StoredEvent[]> {
      const { terms, isAfter } = orderOf(filter, order)
      return db
        .select(columns)
        .from(abnormalEvents)
        .innerJoin(members, eq(members.id, abnormalEvents.memberId))
        .where(and(matchesFilter(filter), after && isAfter(after)))
        .orderBy(...terms)
        .limit(limit)
    },

    async find(id: string, companyId: string): Promise<StoredEvent | undefined> {
      const [row] = await db
        .select(columns)
        .from(abnormalEvents)
        .innerJoin(members, eq(members.id, abnormalEvents.memberId))
        .where(and(eq(abnormalEvents.id, id), eq(members.companyId, companyId)))
      return row
    },

    /** The steps of an abnormal event, the earliest first. */
    steps: (abnormalEventId: string) =>
      db
        .select({ ...getTableColumns(abnormalSteps), actorName: members.name })
        .from(abnormalSteps)
        .leftJoin(members, eq(members.id, abnormalSteps.actorId))
        .where(eq(abnormalSteps.abnormalEventId, abnormalEventId))
        .orderBy(asc(abnormalSteps.position))
        .limit(maxSteps),

    /** Changes an event if it is unchanged since `version` was read; returns whether it was changed. */
    async change({ id, version }: { id: string; version: number }, set: Change): Promise<boolean> {
      const rows = await db
        .update(abnormalEvents)
        .set({ ...set, version: sql`${abnormalEvents.version} + 1` })
        .where(and(eq(abnormalEvents.id, id), eq(abnormalEvents.version, version)))
        .returning({ id: abnormalEvents.id })
      return rows.length > 0
    },

    async recordStep(step: typeof abnormalSteps.$inferInsert): Promise<void> {
      await db.insert(abnormalSteps).values(step)
    },
  }
}

function matchesFilter({
  companyId,
  abnormalState,
  abnormalType,
  detectType,
  actionStatus,
  memberId,
  words,
}: AbnormalFilter) {
  return and(
    eq(members.companyId, companyId),
    abnormalState && eq(abnormalEvents.abnormalState, abnormalState),
    abnormalType === undefined ? undefined : eq(abnormalEvents.abnormalType, abnormalType),
    detectType === undefined ? undefined : eq(abnormalEvents.detectType, detectType),
    actionStatus === undefined ? undefined : eq(abnormalEvents.actionStatus, actionStatus),
    memberId === undefined ? undefined : eq(abnormalEvents.memberId, memberId),
    containsWords(words, [members.name]),
  )
}

/** The ORDER BY terms of an order, and the condition for the events after a position in that order. */
function orderOf(
  { companyId }: AbnormalFilter,
  { sort, sortDirection }: AbnormalOrder,
): { terms: SQL[]; isAfter: (place: ListPosition) => SQL } {
  const { id, detectedAt, memberId } = abnormalEvents
  if (sort === 'DETECTED')
    return {
      terms: termsOf({ keys: [sql`${detectedAt}`], id, sortDirection }),
      isAfter: (place) =>
        afterPosition([detectedAt, id], place, sortDirection === 'DESC' ? 'newestFirst' : 'oldestFirst'),
    }
  const order: ChosenOrder = { keys: [textKey(members.name), sql`${memberId}`], id, sortDirection }
  const source = sql`${abnormalEvents} inner join ${members} on ${eq(members.id, memberId)}`
  return {
    terms: termsOf(order),
    isAfter: (place) => comesAfterRow(order, place.id, { source, within: eq(members.companyId, companyId) }),
  }
}
