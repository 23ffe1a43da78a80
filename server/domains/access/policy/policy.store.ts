import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Manager } from '#domain/access/managers.ts'
import type { PolicyApps } from '#domain/access/role-assignments.ts'
import { isOfferedTo } from '#server/db/app-owner.ts'
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
import { memberRoles } from '#server/db/schema/role.ts'
import { containsWords } from '#server/db/search.ts'
import type { Queries } from '../access.deps.ts'
import {
  type AppOfCompany,
  appColumns,
  isClosingOf,
  isLevelOf,
  isTermOf,
  type LevelOfCompany,
  levelColumns,
  maxLevels,
  policyOf,
} from '../catalogue/catalogue.columns.ts'
import { policyChanges } from './policy.changes.ts'

/**
 * The company of the person who reads the apps, and the day. `appIds` limits the apps to those whose policies the
 * person sets. Without a company, the apps are the operator's, and users and requests of all companies are counted.
 */
export type PolicyAdmin = { companyId: string | null; appIds: PolicyApps; today: string; now: Date }
type Filter = PolicyAdmin & { words: readonly string[] }
export type CountedLevel = LevelOfCompany & { grants: number; waiting: number }
export type NamedManager = Manager & { name: string }
export type CountedApp = AppOfCompany & {
  levels: number
  closedLevels: number
  grants: number
  waiting: number
  approvers: number
}

const maxManagers = 200
// By code point, which is 가나다 order for Hangul, and independent of engine and machine.
const nameOrder = sql`${apps.name} collate "C"`

/** The queries of a company's settings for its apps. */
export function appsStore(db: Queries) {
  /** The number of permissions in use and of waiting requests in a company, by level or by app. */
  async function numbersBy(
    key: typeof accessLevels.id | typeof accessLevels.appId,
    where: SQL,
    { companyId, today, now }: PolicyAdmin,
  ) {
    const grants = await db
      .select({ key, count: count() })
      .from(accessGrants)
      .innerJoin(members, eq(members.id, accessGrants.memberId))
      .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
      .where(
        and(
          where,
          isInCompany(companyId),
          ne(accessGrants.useStatus, 'EXPIRE'),
          gte(accessGrants.endDate, today),
        ),
      )
      .groupBy(key)
    const waiting = await db
      .select({ key, count: count() })
      .from(accessRequests)
      .innerJoin(members, eq(members.id, accessRequests.memberId))
      .innerJoin(accessLevels, eq(accessLevels.id, accessRequests.levelId))
      .where(
        and(
          where,
          isInCompany(companyId),
          eq(accessRequests.approvalResult, 'WAITING'),
          gt(accessRequests.deadlineAt, now),
        ),
      )
      .groupBy(key)
    const numberIn = (found: { key: string; count: number }[], of: string) =>
      found.find((row) => row.key === of)?.count ?? 0
    return (of: string) => ({ grants: numberIn(grants, of), waiting: numberIn(waiting, of) })
  }

  return {
    /**
     * Returns at most `limit` apps after a given app, by name, each with its numbers of users and waiting requests in
     * the company.
     */
    async page(
      filter: Filter,
      { after, limit }: { after: { name: string; id: string } | undefined; limit: number },
    ): Promise<CountedApp[]> {
      const { companyId } = filter
      const rows = await db
        .select(appColumns)
        .from(apps)
        .leftJoin(appPolicies, policyOf(companyId))
        .where(
          and(
            matchesFilter(filter),
            after && sql`(${nameOrder}, ${apps.id}) > (${after.name}::text collate "C", ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(nameOrder), asc(apps.id))
        .limit(limit)
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return []
      const inThese = inArray(accessLevels.appId, ids)
      const levels = await db
        .select({ appId: accessLevels.appId, all: count(), closed: count(accessLevelClosings.levelId) })
        .from(accessLevels)
        .leftJoin(accessLevelClosings, isClosingOf(companyId))
        .where(and(inThese, isLevelOf(companyId)))
        .groupBy(accessLevels.appId)
      const numbersOf = await numbersBy(accessLevels.appId, inThese, filter)
      const approvers = await db
        .select({ appId: apps.id, count: countDistinct(memberRoles.memberId) })
        .from(memberRoles)
        .innerJoin(members, eq(members.id, memberRoles.memberId))
        .innerJoin(apps, or(isNull(memberRoles.appId), eq(memberRoles.appId, apps.id)))
        .where(and(isInCompany(companyId), eq(memberRoles.role, 'approver'), inArray(apps.id, ids)))
        .groupBy(apps.id)
      return rows.map((app) => {
        const { all, closed } = levels.find((row) => row.appId === app.id) ?? { all: 0, closed: 0 }
        const approverCount = approvers.find((row) => row.appId === app.id)?.count ?? 0
        return {
          ...app,
          levels: all - closed,
          closedLevels: closed,
          ...numbersOf(app.id),
          approvers: approverCount,
        }
      })
    },

    async count(filter: Filter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(apps).where(matchesFilter(filter))
      return row?.count ?? 0
    },

    async position(id: string, companyId: string | null): Promise<{ name: string; id: string } | undefined> {
      const [row] = await db
        .select({ id: apps.id, name: apps.name })
        .from(apps)
        .where(and(eq(apps.id, id), isOfferedTo(companyId)))
      return row
    },

    /**
     * One app with a company's settings, or without a company with the operator's, and the version of these settings.
     */
    async find(
      id: string,
      companyId: string | null,
    ): Promise<(AppOfCompany & { version: number }) | undefined> {
      const version = companyId === null ? apps.version : sql`coalesce(${appPolicies.version}, 1)`
      const [row] = await db
        .select({ ...appColumns, version: sql<number>`${version}`.mapWith(Number) })
        .from(apps)
        .leftJoin(appPolicies, policyOf(companyId))
        .where(and(eq(apps.id, id), isOfferedTo(companyId)))
      return row
    },

    /** The levels of a company in an app, each with its numbers of users and waiting requests. */
    async levelsOf(appId: string, by: PolicyAdmin): Promise<CountedLevel[]> {
      const rows = await db
        .select(levelColumns)
        .from(accessLevels)
        .leftJoin(accessLevelClosings, isClosingOf(by.companyId))
        .leftJoin(accessLevelTerms, isTermOf(by.companyId))
        .where(and(eq(accessLevels.appId, appId), isLevelOf(by.companyId)))
        .orderBy(asc(accessLevels.position), asc(accessLevels.id))
        .limit(maxLevels)
      const numbersOf = await numbersBy(accessLevels.id, eq(accessLevels.appId, appId), by)
      return rows.map((level) => ({ ...level, ...numbersOf(level.id) }))
    },

    /** The approvers and app admins of an app in a company, including those of the whole company. */
    async managersOf(appId: string, companyId: string | null): Promise<NamedManager[]> {
      if (companyId === null) return []
      const rows = await db
        .select({
          managerId: memberRoles.id,
          memberId: memberRoles.memberId,
          name: members.name,
          role: memberRoles.role,
          appId: memberRoles.appId,
        })
        .from(memberRoles)
        .innerJoin(members, eq(members.id, memberRoles.memberId))
        .where(
          and(
            eq(members.companyId, companyId),
            inArray(memberRoles.role, ['approver', 'appAdmin']),
            or(isNull(memberRoles.appId), eq(memberRoles.appId, appId)),
          ),
        )
        .orderBy(asc(memberRoles.role), asc(members.name), asc(memberRoles.id))
        .limit(maxManagers)
      return rows.map((row) => ({ ...row, role: row.role as Manager['role'] }))
    },

    ...policyChanges(db),
  }
}

const isInCompany = (companyId: string | null) =>
  companyId === null ? undefined : eq(members.companyId, companyId)

function matchesFilter({ companyId, appIds, words }: Filter): SQL | undefined {
  return and(
    isOfferedTo(companyId),
    appIds === 'all' ? undefined : inArray(apps.id, [...appIds]),
    containsWords(words, [apps.name, apps.category]),
  )
}
