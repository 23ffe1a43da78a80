import { and, asc, count, desc, eq, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import { type ChosenOrder, comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { members } from '#server/db/schema/member.ts'
import { containsWords } from '#server/db/search.ts'
import type { Queries } from '../access.deps.ts'
import { joinPartsOfRequest } from '../requests/request-joins.ts'
import { decisionScope, joinedRequests, type StoredRequest } from '../requests/requests.store.ts'
import type { QueueOf } from './queue.store.ts'

const requests = accessRequests
const maxApps = 1000
const results = { APPROVE: 'APPROVED', REJECT: 'REJECTED' } as const

/** The filter of past decisions. */
export type DecidedFilter = {
  appId?: string | undefined
  approvalType?: ApprovalType | undefined
  decision?: Schema<'AccessDecision'> | undefined
  isMine: boolean
  words: readonly string[]
}

/** The number of past decisions of a kind, and of those by the person who asks. */
type DecidedCount = { decision: Schema<'AccessDecision'>; count: number; mine: number }

/** A sort order of past decisions. */
export type DecidedOrder = {
  sort: Schema<'AdminAccessDecisionSort'>
  sortDirection: Schema<'SortDirection'>
}

/**
 * Creates the queries of past decisions. They return only decisions that a member may see with their company and
 * roles.
 */
export function decidedStore(db: Queries) {
  return {
    /** Returns at most `limit` decisions after a position, in the given order. */
    page(
      of: QueueOf,
      filter: DecidedFilter,
      { after, limit, order }: { after?: ListPosition | undefined; limit: number; order: DecidedOrder },
    ): Promise<StoredRequest[]> {
      const { terms, isAfter } = orderOf(of, order)
      return joinedRequests(db)
        .where(and(isDecided(of), matchesFilter(filter, of), after && isAfter(after)))
        .orderBy(...terms)
        .limit(limit)
    },

    /**
     * The number of decisions of each kind, and of those by the person, whatever kind and person the filter names.
     */
    counts(of: QueueOf, filter: DecidedFilter): Promise<DecidedCount[]> {
      return joinPartsOfRequest(
        db
          .select({
            decision: sql<
              Schema<'AccessDecision'>
            >`case ${requests.approvalResult} when 'APPROVED' then 'APPROVE' else 'REJECT' end`,
            count: count(),
            mine: sql<number>`count(*) filter (where ${eq(requests.deciderId, of.actor.memberId)})`.mapWith(
              Number,
            ),
          })
          .from(requests)
          .$dynamic(),
      )
        .where(and(isDecided(of), matchesFilter({ ...filter, decision: undefined, isMine: false }, of)))
        .groupBy(sql`1`)
    },

    /** The number of decisions in each app, the highest first. */
    apps(of: QueueOf): Promise<{ appId: string; appName: string; count: number }[]> {
      return joinPartsOfRequest(
        db.select({ appId: apps.id, appName: apps.name, count: count() }).from(requests).$dynamic(),
      )
        .where(isDecided(of))
        .groupBy(apps.id, apps.name)
        .orderBy(desc(count()), asc(apps.name))
        .limit(maxApps)
    },

    /** Earlier requests of the same member for the same app, the latest first. */
    earlier({ id, memberId, requestedAt, app }: StoredRequest, limit: number): Promise<StoredRequest[]> {
      return joinedRequests(db)
        .where(
          and(
            eq(requests.memberId, memberId),
            eq(accessLevels.appId, app.id),
            ne(requests.id, id),
            lte(requests.requestedAt, requestedAt),
          ),
        )
        .orderBy(desc(requests.requestedAt), desc(requests.id))
        .limit(limit)
    },
  }
}

// A request that was withdrawn or closed automatically was not decided. A decision remains visible to its approver,
// whatever happens to the grant later.
const isDecided = ({ actor, assignments }: QueueOf): SQL =>
  and(
    isNotNull(requests.deciderId),
    ne(requests.approvalResult, 'WAITING'),
    actor.companyId === null ? sql`false` : eq(members.companyId, actor.companyId),
    or(eq(requests.deciderId, actor.memberId), decisionScope(actor, assignments, wasBlocked)),
  )!

/**
 * Whether a suspension by security applied when the request was decided, according to the history: the latest event
 * before the decision that began or lifted a suspension. The effect of the request itself is recorded before the
 * closing of the request and does not count.
 */
const wasBlocked = sql`coalesce((
  select ${accessEvents.event} from ${accessEvents}
  where ${accessEvents.grantId} = ${requests.grantId}
    and ${accessEvents.requestId} is distinct from ${requests.id}
    and ${accessEvents.event} in ('grant.blocked', 'grant.unblocked', 'grant.resumed', 'grant.extended')
    and ${accessEvents.position} <
      (select max(closing.position) from ${accessEvents} as closing where closing.request_id = ${requests.id})
  order by ${accessEvents.position} desc
  limit 1
) = 'grant.blocked', false)`

const matchesFilter = ({ appId, approvalType, decision, isMine, words }: DecidedFilter, { actor }: QueueOf) =>
  and(
    appId === undefined ? undefined : eq(accessLevels.appId, appId),
    approvalType && eq(requests.approvalType, approvalType),
    decision && eq(requests.approvalResult, results[decision]),
    isMine ? eq(requests.deciderId, actor.memberId) : undefined,
    containsWords(words, [members.name, apps.name, accessLevels.name]),
  )

/** The ORDER BY terms of an order, and the condition for the decisions after a position in that order. */
function orderOf(
  of: QueueOf,
  { sort, sortDirection }: DecidedOrder,
): { terms: SQL[]; isAfter: (place: ListPosition) => SQL } {
  const { id, closedAt } = requests
  if (sort === 'DECIDED')
    return {
      terms: termsOf({ keys: [sql`${closedAt}`], id, sortDirection }),
      isAfter: (place) =>
        afterPosition([closedAt, id], place, sortDirection === 'DESC' ? 'newestFirst' : 'oldestFirst'),
    }
  const keys = {
    PERSON: [textKey(members.name), sql`${requests.memberId}`],
    APP: [textKey(apps.name), textKey(accessLevels.name)],
    DECIDER: [textKey(deciderName), sql`${requests.deciderId}`],
  }[sort]
  const order: ChosenOrder = { keys, id, sortDirection }
  const source = sql`${requests} inner join ${accessLevels} on ${eq(accessLevels.id, requests.levelId)}
    inner join ${members} on ${eq(members.id, requests.memberId)} inner join ${apps} on ${appOfLevel(members.companyId)}
    left join ${accessGrants} on ${eq(accessGrants.id, requests.grantId)}`
  return {
    terms: termsOf(order),
    isAfter: (place) => comesAfterRow(order, place.id, { source, within: isDecided(of) }),
  }
}

const deciderName = sql`(select decider.name from ${members} as decider where decider.id = ${requests.deciderId})`
