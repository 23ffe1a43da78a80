import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import { effectiveGrant, type GrantFacts } from '#domain/access/grants.ts'
import { permissionsByRole, policyAppsOf, type RoleAssignment } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { wordMatcher } from '#domain/korean/search-word.ts'
import { appOfLevel, isOfferedTo } from '#server/db/app-owner.ts'
import { accessLevels, levelWords } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps, appWords } from '#server/db/schema/app.ts'
import { members, memberWords } from '#server/db/schema/member.ts'
import { anyTextMatches, matchesWords } from '#server/db/search.ts'
import type { FindHits } from '#server/db/search-hits.ts'
import type { AccessDeps, Actor } from './access.deps.ts'
import { assignmentsOf, peopleOf } from './access.people.ts'
import { grantStore } from './grants/grants.store.ts'
import { inQueueOf, joinedRequests, type StoredRequest } from './requests/requests.store.ts'

/**
 * The search functions for a person with a role in the access area; functions for other roles are missing.
 */
export type RoleSearch = { queue: FindHits; members?: FindHits; apps?: FindHits }

const appName = sql`lower(${apps.name})`
const resultOf = ({ approvalResult, closeReason }: StoredRequest) =>
  approvalResult === 'REJECTED' ? (closeReason ?? 'DECISION') : approvalResult
const searchStateOf = ({ useStatus, pauseOrigin, endReason }: GrantFacts) => {
  if (useStatus === 'EXPIRE') return endReason ?? 'TERM'
  return pauseOrigin === 'SECURITY' ? 'SECURITY' : useStatus
}

/** Finds permissions, requests, members and apps for the global search. */
export function accessSearch({ db, clock }: Pick<AccessDeps, 'db' | 'clock'>) {
  return {
    /** The permissions in a member's list, current and ended. */
    grants:
      (memberId: string): FindHits =>
      async ({ words, limit }) => {
        const today = todayOf(clock.now())
        const grants = await grantStore(db).listOf(memberId)
        const isMeant = wordMatcher(words)
        return grants
          .filter(({ level }) => isMeant(`${level.app.name} ${level.name}`))
          .map((grant) => effectiveGrant(grant, today))
          .toSorted((one, other) => other.startAt.getTime() - one.startAt.getTime())
          .slice(0, limit)
          .map((grant) => ({
            hitId: grant.id,
            title: `${grant.level.app.name} · ${grant.level.name}`,
            detail: null,
            state: searchStateOf(grant),
            at: null,
          }))
      },

    /** The member's own requests. */
    requests:
      (memberId: string): FindHits =>
      async ({ words, limit }) => {
        const rows = await joinedRequests(db)
          .where(
            and(
              eq(accessRequests.memberId, memberId),
              anyTextMatches(words, [appName, levelWords(accessLevels)]),
            ),
          )
          .orderBy(desc(accessRequests.requestedAt), desc(accessRequests.id))
          .limit(limit)
        return rows.map((row) => ({
          hitId: row.id,
          title: `${row.app.name} · ${row.level.name}`,
          detail: null,
          state: resultOf(row),
          at: row.requestedAt,
        }))
      },

    /**
     * The search functions for a member's roles in the access area of their company; undefined without a
     * role.
     */
    async byRole(actor: Actor): Promise<RoleSearch | undefined> {
      const now = clock.now()
      const assignments = assignmentsOf(await peopleOf(db, actor.companyId, todayOf(now)), actor)
      if (assignments.length === 0 || actor.companyId === null) return undefined
      const adminAssignments = assignments.filter(mayAdminister)
      const policyApps = policyAppsOf(assignments)
      return {
        queue: async ({ words, limit }) => {
          const rows = await joinedRequests(db)
            .where(
              and(
                inQueueOf(actor, assignments, now),
                anyTextMatches(words, [memberWords(members), appName, levelWords(accessLevels)]),
              ),
            )
            .orderBy(asc(accessRequests.deadlineAt), asc(accessRequests.id))
            .limit(limit)
          return rows.map((row) => ({
            hitId: row.id,
            title: row.requester.name,
            detail: `${row.app.name} · ${row.level.name}`,
            state: resultOf(row),
            at: row.requestedAt,
          }))
        },
        ...(adminAssignments.length > 0 && { members: membersWith(adminAssignments, actor.companyId) }),
        ...(policyApps.length > 0 && { apps: appsOf(policyApps, actor.companyId) }),
      }
    },
  }

  /** The names of the members whose permissions these roles administer, each once. */
  function membersWith(assignments: readonly RoleAssignment[], companyId: string): FindHits {
    const appIds = assignments.some(({ appId }) => appId === null)
      ? undefined
      : assignments.flatMap(({ appId }) => appId ?? [])
    const matchingGrants = db
      .select({ one: sql`1` })
      .from(accessGrants)
      .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
      .innerJoin(apps, appOfLevel(companyId))
      .where(and(eq(accessGrants.memberId, members.id), appIds && inArray(accessLevels.appId, appIds)))
    return async ({ words, limit }) => {
      const rows = await db
        .selectDistinct({ name: members.name })
        .from(members)
        .where(
          and(
            eq(members.companyId, companyId),
            matchesWords(words, memberWords(members)),
            exists(matchingGrants),
          ),
        )
        .orderBy(asc(members.name))
        .limit(limit)
      return rows.map(({ name }) => ({ hitId: null, title: name, detail: null, state: null, at: null }))
    }
  }

  function appsOf(appIds: ReturnType<typeof policyAppsOf>, companyId: string): FindHits {
    return async ({ words, limit }) => {
      const rows = await db
        .select({ id: apps.id, name: apps.name, category: apps.category })
        .from(apps)
        .where(
          and(
            isOfferedTo(companyId),
            appIds === 'all' ? undefined : inArray(apps.id, [...appIds]),
            matchesWords(words, appWords(apps)),
          ),
        )
        .orderBy(asc(sql`${apps.name} collate "C"`), asc(apps.id))
        .limit(limit)
      return rows.map(({ id, name, category }) => ({
        hitId: id,
        title: name,
        detail: category,
        state: null,
        at: null,
      }))
    }
  }
}

const mayAdminister = ({ role }: RoleAssignment) =>
  permissionsByRole[role].revoke || permissionsByRole[role].block
