import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, min, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { createdBetween, type RequestAge } from '#domain/access/ages.ts'
import { type ApprovalType, EXTENSION_OPENS_DAYS } from '#domain/access/codes.ts'
import type { RoleAssignment } from '#domain/access/role-assignments.ts'
import { addDays } from '#domain/dates.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { members } from '#server/db/schema/member.ts'
import { containsWords } from '#server/db/search.ts'
import type { Actor, Queries } from '../access.deps.ts'
import { joinPartsOfRequest } from '../requests/request-joins.ts'
import { inQueueOf, joinedRequests, type StoredRequest } from '../requests/requests.store.ts'

const requests = accessRequests
const maxApps = 1000

/** The filter of a queue. */
export type QueueFilter = {
  appId?: string | undefined
  approvalType?: ApprovalType | undefined
  requestAge?: RequestAge | undefined
  riskLevel?: Schema<'RiskLevel'> | undefined
  words: readonly string[]
}
/** The owner of a queue, their roles and the current time. */
export type QueueOf = { actor: Actor; assignments: readonly RoleAssignment[]; now: Date }

/**
 * Creates the queries of an approver's queue, which contains only requests that the approver's company and roles
 * cover.
 */
export function queueStore(db: Queries) {
  return {
    /** Returns at most `limit` requests after a position, the earliest deadline first. */
    page(
      of: QueueOf,
      filter: QueueFilter,
      { after, limit }: { after?: ListPosition | undefined; limit: number },
    ): Promise<StoredRequest[]> {
      return joinedRequests(db)
        .where(
          and(
            isQueued(of),
            matchesFilter(filter, of.now),
            after && afterPosition([requests.deadlineAt, requests.id], after, 'oldestFirst'),
          ),
        )
        .orderBy(asc(requests.deadlineAt), asc(requests.id))
        .limit(limit)
    },

    /** The number of requests, by age; with `ofOthers` only those of other members. */
    async ages(
      of: QueueOf,
      filter: QueueFilter,
      { ofOthers = false } = {},
    ): Promise<Record<RequestAge, number>> {
      const countOfAge = (age: RequestAge) =>
        sql<number>`count(*) filter (where ${hasAge(age, of.now)})`.mapWith(Number)
      const [row] = await joinPartsOfRequest(
        db
          .select({ NEW: countOfAge('NEW'), AGED: countOfAge('AGED'), LATE: countOfAge('LATE') })
          .from(requests)
          .$dynamic(),
      ).where(
        and(
          isQueued(of),
          matchesFilter(filter, of.now),
          ofOthers ? ne(requests.memberId, of.actor.memberId) : undefined,
        ),
      )
      return row!
    },

    /** The number of other members' waiting requests, and the time of the first; undefined without any. */
    async waiting(of: QueueOf): Promise<{ count: number; since: Date } | undefined> {
      const [row] = await joinPartsOfRequest(
        db
          .select({ count: count(), since: min(requests.requestedAt) })
          .from(requests)
          .$dynamic(),
      ).where(and(isQueued(of), ne(requests.memberId, of.actor.memberId)))
      return row?.since ? { count: row.count, since: row.since } : undefined
    },

    /**
     * The number of waiting requests by age, and by app, the highest first: one statement, since both counts read all
     * waiting requests.
     */
    async waitingByApp(of: QueueOf): Promise<{
      ages: Record<RequestAge, number>
      apps: { appId: string; appName: string; count: number }[]
    }> {
      const countByAge = (age: RequestAge) =>
        sql<number>`sum(count(*) filter (where ${hasAge(age, of.now)})) over ()`.mapWith(Number)
      const rows = await joinPartsOfRequest(
        db
          .select({
            ages: { NEW: countByAge('NEW'), AGED: countByAge('AGED'), LATE: countByAge('LATE') },
            app: { appId: apps.id, appName: apps.name, count: count() },
          })
          .from(requests)
          .$dynamic(),
      )
        .where(isQueued(of))
        .groupBy(apps.id, apps.name)
        .orderBy(desc(count()), asc(apps.name))
        .limit(maxApps)
      return { ages: rows[0]?.ages ?? { NEW: 0, AGED: 0, LATE: 0 }, apps: rows.map(({ app }) => app) }
    },

    /**
     * The number of a company's permissions that security has suspended, and of those that end soon, in some
     * apps or in all.
     */
    async grants(
      companyId: string,
      appIds: readonly string[] | undefined,
      today: string,
    ): Promise<{ blocked: number; ending: number }> {
      const isBlocked = and(eq(accessGrants.useStatus, 'PAUSE'), eq(accessGrants.pauseOrigin, 'SECURITY'))
      const endsSoon = lte(accessGrants.endDate, addDays(today, EXTENSION_OPENS_DAYS))
      const [row] = await db
        .select({
          blocked: sql<number>`count(*) filter (where ${isBlocked})`.mapWith(Number),
          ending: sql<number>`count(*) filter (where ${endsSoon})`.mapWith(Number),
        })
        .from(accessGrants)
        .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
        .innerJoin(members, eq(members.id, accessGrants.memberId))
        .innerJoin(apps, appOfLevel(members.companyId))
        .where(
          and(
            ne(accessGrants.useStatus, 'EXPIRE'),
            or(isBlocked, endsSoon),
            gte(accessGrants.endDate, today),
            eq(members.companyId, companyId),
            appIds && inArray(accessLevels.appId, [...appIds]),
          ),
        )
      return row ?? { blocked: 0, ending: 0 }
    },
  }
}

// A person without a role has no queue.
const isQueued = ({ actor, assignments, now }: QueueOf): SQL =>
  inQueueOf(actor, assignments, now) ?? sql`false`

function hasAge(age: RequestAge, now: Date): SQL {
  const { from, before } = createdBetween(age, now)
  return and(
    from ? gte(requests.requestedAt, from) : gt(requests.requestedAt, new Date(0)),
    before ? lt(requests.requestedAt, before) : undefined,
  )!
}

const matchesFilter = ({ appId, approvalType, requestAge, riskLevel, words }: QueueFilter, now: Date) =>
  and(
    appId === undefined ? undefined : eq(accessLevels.appId, appId),
    approvalType && eq(requests.approvalType, approvalType),
    requestAge && hasAge(requestAge, now),
    riskLevel && eq(accessLevels.riskLevel, riskLevel),
    containsWords(words, [members.name, members.deptName, apps.name, accessLevels.name]),
  )
