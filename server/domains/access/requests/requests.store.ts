import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ApprovalResult, approvalTypes } from '#domain/access/codes.ts'
import type { requestAfter } from '#domain/access/requests.ts'
import { endsBlock, permissionsByRole, type RoleAssignment } from '#domain/access/role-assignments.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import {
  accessLevelClosings,
  accessLevels,
  accessLevelTerms,
  appPolicies,
} from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { members } from '#server/db/schema/member.ts'
import type { Actor, Queries } from '../access.deps.ts'
import {
  appOfLevelColumns,
  isClosingOf,
  isTermOf,
  type LevelOfCompany,
  levelColumns,
  type OfferedApp,
  policyOf,
} from '../catalogue/catalogue.columns.ts'
import { joinPartsOfRequest } from './request-joins.ts'

type Row = typeof accessRequests.$inferSelect
/** A request with its app, level and people. */
export type StoredRequest = Row & {
  level: LevelOfCompany
  app: OfferedApp
  /** The grant that the request changes, if there is one. */
  grant: typeof accessGrants.$inferSelect | null
  requester: { name: string; deptName: string | null; companyId: string | null }
  deciderName: string | null
}
type Closing = NonNullable<ReturnType<typeof requestAfter>> &
  Partial<Pick<Row, 'comment' | 'grantedTermDays' | 'endDate' | 'grantId'>>

const requests = accessRequests
const deciders = alias(members, 'deciders')
const isWaiting = () => eq(requests.approvalResult, 'WAITING')

/**
 * Requests with their app, level and people; requests for an app that is not visible to the requester's company are
 * left out.
 */
export const joinedRequests = (db: Queries, app = appOfLevel(members.companyId)) =>
  db
    .select({
      ...getTableColumns(requests),
      level: levelColumns,
      app: appOfLevelColumns(members.companyId),
      grant: accessGrants,
      requester: { name: members.name, deptName: members.deptName, companyId: members.companyId },
      deciderName: deciders.name,
    })
    .from(requests)
    .innerJoin(accessLevels, eq(accessLevels.id, requests.levelId))
    .innerJoin(members, eq(members.id, requests.memberId))
    .innerJoin(apps, app)
    .leftJoin(accessGrants, eq(accessGrants.id, requests.grantId))
    .leftJoin(appPolicies, policyOf(members.companyId))
    .leftJoin(accessLevelClosings, isClosingOf(members.companyId))
    .leftJoin(accessLevelTerms, isTermOf(members.companyId))
    .leftJoin(deciders, eq(deciders.id, requests.deciderId))

/**
 * The queries of requests; each transaction needs a store of its own. A query for a caller reads only requests of the
 * caller and of the caller's company.
 */
export function requestStore(db: Queries) {
  const fromRequests = () => joinedRequests(db)
  const countRows = async (where: SQL | undefined): Promise<number> => {
    const [row] = await joinPartsOfRequest(db.select({ count: count() }).from(requests).$dynamic()).where(
      where,
    )
    return row?.count ?? 0
  }

  return {
    /** A request of the caller or of a colleague; the caller's roles must be checked separately. */
    async find(id: string, { memberId, companyId }: Actor): Promise<StoredRequest | undefined> {
      const inCompany = companyId === null ? undefined : eq(members.companyId, companyId)
      const [row] = await fromRequests().where(
        and(eq(requests.id, id), or(eq(requests.memberId, memberId), inCompany)),
      )
      return row
    },

    /** The ids of the levels with a waiting request of a member, each with that request. */
    async waitingOf(memberId: string): Promise<Map<string, string>> {
      const rows = await db
        .select({ id: requests.id, levelId: requests.levelId })
        .from(requests)
        .where(and(eq(requests.memberId, memberId), isWaiting()))
      return new Map(rows.map(({ id, levelId }) => [levelId, id]))
    },

    /**
     * Locks and returns the waiting request of a member for a level. Until the transaction ends, this request cannot
     * be decided, and no other request can be added: since a row that does not exist cannot be locked, the pair of
     * member and level is locked as well.
     */
    async lockWaiting(memberId: string, levelId: string): Promise<Row | undefined> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId + levelId}, 0))`)
      const [row] = await db
        .select()
        .from(requests)
        .where(and(eq(requests.memberId, memberId), eq(requests.levelId, levelId), isWaiting()))
        .for('update')
      return row
    },

    /** Locks a request that still waits until the transaction ends; returns whether it waits. */
    async lock(id: string): Promise<boolean> {
      const rows = await db
        .select({ id: requests.id })
        .from(requests)
        .where(and(eq(requests.id, id), isWaiting()))
        .for('update')
      return rows.length > 0
    },

    /** Adds a request, unless another one waits for the same member and level. */
    async add(request: typeof requests.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(requests)
        .values(request)
        .onConflictDoNothing()
        .returning({ id: requests.id })
      return rows.length > 0
    },

    /**
     * Claims a decision for a decider. Of concurrent claims only one succeeds, and only if the request still has the
     * version that was read and its deadline is not over.
     */
    async claim(
      { id, version }: { id: string; version: number },
      deciderId: string,
      now: Date,
    ): Promise<boolean> {
      const rows = await db
        .update(requests)
        .set({ deciderId, version: sql`${requests.version} + 1` })
        .where(
          and(
            eq(requests.id, id),
            eq(requests.version, version),
            isWaiting(),
            gt(requests.deadlineAt, now),
            ne(requests.memberId, deciderId),
          ),
        )
        .returning({ id: requests.id })
      return rows.length > 0
    },

    /** Closes a waiting request, in the given version if there is one; returns whether the request was closed. */
    async close(
      { id, version, memberId }: { id: string; version?: number; memberId?: string },
      closing: Closing,
      now: Date,
    ): Promise<boolean> {
      const rows = await db
        .update(requests)
        .set({
          ...closing,
          closedAt: now,
          ...(version !== undefined && { version: sql`${requests.version} + 1` }),
        })
        .where(
          and(
            eq(requests.id, id),
            isWaiting(),
            memberId === undefined ? undefined : eq(requests.memberId, memberId),
            version === undefined ? undefined : eq(requests.version, version),
          ),
        )
        .returning({ id: requests.id })
      return rows.length > 0
    },

    /** Returns at most `limit` requests of a member after a position, the latest first. */
    page(
      memberId: string,
      approvalResult: ApprovalResult | undefined,
      { after, limit }: { after?: ListPosition; limit: number },
    ): Promise<StoredRequest[]> {
      return fromRequests()
        .where(
          and(
            belongsToMember(memberId, approvalResult),
            after && afterPosition([requests.requestedAt, requests.id], after, 'newestFirst'),
          ),
        )
        .orderBy(desc(requests.requestedAt), desc(requests.id))
        .limit(limit)
    },

    /** The number of a member's requests with each result. */
    counts: (memberId: string): Promise<FilterCounts> =>
      db
        .select({ value: requests.approvalResult, count: count() })
        .from(requests)
        .innerJoin(accessLevels, eq(accessLevels.id, requests.levelId))
        .innerJoin(members, eq(members.id, requests.memberId))
        .innerJoin(apps, appOfLevel(members.companyId))
        .where(belongsToMember(memberId, undefined))
        .groupBy(requests.approvalResult),

    count: (memberId: string, approvalResult: ApprovalResult | undefined): Promise<number> =>
      countRows(belongsToMember(memberId, approvalResult)),

    /** The requests that an approver may decide now, the earliest deadline first. */
    async decidable(
      actor: Actor,
      assignments: readonly RoleAssignment[],
      now: Date,
      { after, limit }: { after?: ListPosition; limit: number },
    ): Promise<StoredRequest[]> {
      const condition = decidableBy(actor, assignments, now)
      if (!condition) return []
      return fromRequests()
        .where(
          and(condition, after && afterPosition([requests.deadlineAt, requests.id], after, 'oldestFirst')),
        )
        .orderBy(asc(requests.deadlineAt), asc(requests.id))
        .limit(limit)
    },

    async countDecidable(actor: Actor, assignments: readonly RoleAssignment[], now: Date): Promise<number> {
      const condition = decidableBy(actor, assignments, now)
      return condition ? countRows(condition) : 0
    },

    /**
     * Requests whose deadline is over, up to a limit, locked for this transaction; rows locked by others are
     * skipped.
     */
    lockLate: (now: Date, limit: number): Promise<StoredRequest[]> =>
      joinedRequests(db, eq(apps.id, accessLevels.appId))
        .where(and(isWaiting(), lte(requests.deadlineAt, now)))
        .orderBy(asc(requests.deadlineAt), asc(requests.id))
        .limit(limit)
        .for('update', { of: requests, skipLocked: true }),
  }
}

const belongsToMember = (memberId: string, approvalResult: ApprovalResult | undefined) =>
  and(eq(requests.memberId, memberId), approvalResult && eq(requests.approvalResult, approvalResult))

/** The condition for requests that an approver may decide now. */
function decidableBy(actor: Actor, assignments: readonly RoleAssignment[], now: Date): SQL | undefined {
  const condition = inQueueOf(actor, assignments, now)
  return condition && and(condition, ne(requests.memberId, actor.memberId))
}

/**
 * The condition for requests that wait for a person by the rules of domain/access/role-assignments.ts; undefined
 * without a role. The person's own requests are included for apps in which the person has a role.
 */
export function inQueueOf(actor: Actor, assignments: readonly RoleAssignment[], now: Date): SQL | undefined {
  const isBlocked = sql`coalesce(${accessGrants.pauseOrigin} = 'SECURITY', false)`
  const inScope = decisionScope(actor, assignments, isBlocked)
  return inScope && and(isWaiting(), gt(requests.deadlineAt, now), inScope)
}

/**
 * The condition for requests that a person may decide, waiting or not; undefined without a role. `isBlocked` is the
 * condition that a security admin had suspended the permission at the time in question.
 */
export function decisionScope(
  { companyId }: Actor,
  assignments: readonly RoleAssignment[],
  isBlocked: SQL,
): SQL | undefined {
  if (assignments.length === 0 || companyId === null) return undefined
  const leadsOut = approvalTypes.filter(endsBlock)
  const isSecurityPause = sql`(${inArray(requests.approvalType, leadsOut)} and ${isBlocked})`
  const assignmentConditions = assignments.map(({ role, appId, actsFor }) =>
    and(
      permissionsByRole[role].decide === 'all' ? sql`not ${isSecurityPause}` : isSecurityPause,
      appId === null ? undefined : eq(accessLevels.appId, appId),
      actsFor.length === 0 ? undefined : notInArray(requests.memberId, [...actsFor]),
    ),
  )
  return and(eq(members.companyId, companyId), or(...assignmentConditions))
}
