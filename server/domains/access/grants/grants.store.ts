import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { GrantFacts } from '#domain/access/grants.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import { comesAfter, type Place } from '#server/db/cursor.ts'
import {
  accessLevelClosings,
  accessLevels,
  accessLevelTerms,
  appPolicies,
} from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'
import {
  type AppOfCompany,
  appOfLevelColumns,
  closingOf,
  type LevelOfCompany,
  levelColumns,
  policyOf,
  termOf,
} from '../catalogue/catalogue.columns.ts'
import type { StoredLevel } from '../catalogue/catalogue.store.ts'
import { type AdminGrantFilter, grantIdsOf, isAdmin } from './grants.filter.ts'

/** A permission with its level, and its holder with their company. */
export type StoredGrant = Held & { level: StoredLevel }
type Held = typeof accessGrants.$inferSelect & { companyId: string | null; memberName: string }

const mostOfMember = 200
const columns = {
  ...getTableColumns(accessGrants),
  level: levelColumns,
  app: appOfLevelColumns,
  companyId: members.companyId,
  memberName: members.name,
}
const stored = ({
  level,
  app,
  ...grant
}: Held & { level: LevelOfCompany; app: AppOfCompany }): StoredGrant => ({
  ...grant,
  level: { ...level, app },
})

/** The queries of permissions; within a transaction it is made again on it. */
export function grantStore(db: Queries) {
  const joined = (app = appOfLevel(members.companyId), select = db.select(columns)) =>
    select
      .from(accessGrants)
      .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
      .innerJoin(members, eq(members.id, accessGrants.memberId))
      .innerJoin(apps, app)
      .leftJoin(appPolicies, policyOf(members.companyId))
      .leftJoin(accessLevelClosings, closingOf(members.companyId))
      .leftJoin(accessLevelTerms, termOf(members.companyId))

  const lastOf = (memberId: string, levelId: string) =>
    joined()
      .where(and(eq(accessGrants.memberId, memberId), eq(accessGrants.levelId, levelId)))
      .orderBy(isLiving(), desc(accessGrants.startAt), desc(accessGrants.id))
      .limit(1)

  return {
    /** A member's, of each level the last one. */
    async listOf(memberId: string): Promise<StoredGrant[]> {
      const lastOfEach = db.selectDistinctOn([accessGrants.levelId], columns)
      const rows = await joined(undefined, lastOfEach)
        .where(eq(accessGrants.memberId, memberId))
        .orderBy(accessGrants.levelId, isLiving(), desc(accessGrants.startAt), desc(accessGrants.id))
        .limit(mostOfMember)
      return rows.map(stored)
    },

    async find(id: string, memberId: string): Promise<StoredGrant | undefined> {
      const [row] = await joined().where(and(eq(accessGrants.id, id), eq(accessGrants.memberId, memberId)))
      return row && stored(row)
    },

    /** The last of a member for a level. */
    async last(memberId: string, levelId: string): Promise<StoredGrant | undefined> {
      const [row] = await lastOf(memberId, levelId)
      return row && stored(row)
    },

    /** The same, locked until this transaction is over. */
    async lockLast(memberId: string, levelId: string): Promise<StoredGrant | undefined> {
      const [row] = await lastOf(memberId, levelId).for('update', { of: accessGrants })
      return row && stored(row)
    },

    /** The grants that administer an app of a company and are in use on a day; locked. */
    async lockAdmins(appId: string, companyId: string | null, today: string): Promise<string[]> {
      if (companyId === null) return []
      const rows = await joined()
        .where(isAdmin([appId], companyId, today))
        .orderBy(asc(accessGrants.id))
        .for('update', { of: accessGrants })
      return rows.map(({ memberId }) => memberId)
    },

    /** How many others hold a permission that administers an app of a company and is in use on a day. */
    async otherAdmins(
      appId: string,
      { memberId, companyId }: { memberId: string; companyId: string | null },
      today: string,
    ): Promise<number> {
      if (companyId === null) return 0
      const [row] = await db
        .select({ count: count() })
        .from(accessGrants)
        .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
        .innerJoin(members, eq(members.id, accessGrants.memberId))
        .where(and(isAdmin([appId], companyId, today), ne(accessGrants.memberId, memberId)))
      return row?.count ?? 0
    },

    /** The administrator of each of these apps in a company on a day: its only one, or null where there are several. */
    async soleAdmins(
      appIds: readonly string[],
      companyId: string,
      today: string,
    ): Promise<Map<string, string | null>> {
      if (appIds.length === 0) return new Map()
      const { memberId } = accessGrants
      const sole = sql<
        string | null
      >`case when count(distinct ${memberId}) = 1 then min(${memberId}::text) end`
      const rows = await db
        .select({ appId: accessLevels.appId, sole })
        .from(accessGrants)
        .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
        .innerJoin(members, eq(members.id, accessGrants.memberId))
        .where(isAdmin(appIds, companyId, today))
        .groupBy(accessLevels.appId)
      return new Map(rows.map((row) => [row.appId, row.sole]))
    },

    /** A new one, unless the member has one of that level that has not ended. */
    async add(grant: typeof accessGrants.$inferInsert): Promise<string | undefined> {
      const [row] = await db
        .insert(accessGrants)
        .values(grant)
        .onConflictDoNothing()
        .returning({ id: accessGrants.id })
      return row?.id
    },

    /** Writes down what an event has made of a grant, if it is still as it was seen. */
    async change(
      { id, version, useStatus }: Pick<StoredGrant, 'id' | 'version' | 'useStatus'>,
      after: GrantFacts & { noticedDays?: number | null },
    ): Promise<boolean> {
      const rows = await db
        .update(accessGrants)
        .set({ ...after, version: sql`${accessGrants.version} + 1` })
        .where(
          and(
            eq(accessGrants.id, id),
            eq(accessGrants.version, version),
            eq(accessGrants.useStatus, useStatus),
          ),
        )
        .returning({ id: accessGrants.id })
      return rows.length > 0
    },

    /** Those whose last day is over, at most so many, held for this transaction; those that others hold are left to them. */
    async lockOver(today: string, limit: number): Promise<StoredGrant[]> {
      const rows = await joined(ofAnyCompany)
        .where(and(isStillLiving(), lt(accessGrants.endDate, today)))
        .orderBy(asc(accessGrants.endDate), asc(accessGrants.id))
        .limit(limit)
        .for('update', { of: accessGrants, skipLocked: true })
      return rows.map(stored)
    },

    /** Those that end by a day and whose holders were not notified so late yet; locked likewise. */
    async lockEnding(from: string, by: string, days: number, limit: number): Promise<StoredGrant[]> {
      const isUnnoticed = or(isNull(accessGrants.noticedDays), gt(accessGrants.noticedDays, days))
      const rows = await joined(ofAnyCompany)
        .where(
          and(isStillLiving(), gte(accessGrants.endDate, from), lte(accessGrants.endDate, by), isUnnoticed),
        )
        .orderBy(asc(accessGrants.endDate), asc(accessGrants.id))
        .limit(limit)
        .for('update', { of: accessGrants, skipLocked: true })
      return rows.map(stored)
    },

    /** One of a company's with its holder. */
    async findOf(id: string, companyId: string | null): Promise<StoredGrant | undefined> {
      if (companyId === null) return undefined
      const [row] = await joined().where(and(eq(accessGrants.id, id), eq(members.companyId, companyId)))
      return row && stored(row)
    },

    /** One of a company's, locked until this transaction is over. */
    async lockOf(id: string, companyId: string | null): Promise<StoredGrant | undefined> {
      if (companyId === null) return undefined
      const [row] = await joined()
        .where(and(eq(accessGrants.id, id), eq(members.companyId, companyId)))
        .for('update', { of: accessGrants })
      return row && stored(row)
    },

    /** A company's grants that a person has a role for, the latest first, at most `limit` after a place; each with its holder. */
    async adminPage(
      filter: AdminGrantFilter,
      { after, limit }: { after?: Place; limit: number },
    ): Promise<StoredGrant[]> {
      const latestFirst = [desc(accessGrants.startAt), desc(accessGrants.id)]
      const shown = grantIdsOf(
        db,
        filter,
        after && comesAfter([accessGrants.startAt, accessGrants.id], after, 'newestFirst'),
      )
        .orderBy(...latestFirst)
        .limit(limit)
      const rows = await joined()
        .where(inArray(accessGrants.id, shown))
        .orderBy(...latestFirst)
      return rows.map(stored)
    },

    async adminCount(filter: AdminGrantFilter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(grantIdsOf(db, filter).as('listed'))
      return row?.count ?? 0
    },

    async setNoticed(ids: string[], days: number): Promise<void> {
      if (ids.length > 0)
        await db.update(accessGrants).set({ noticedDays: days }).where(inArray(accessGrants.id, ids))
    },
  }
}

/** What ends by itself ends wherever its holder is now. */
const ofAnyCompany = eq(apps.id, accessLevels.appId)
const isStillLiving = () => ne(accessGrants.useStatus, 'EXPIRE')
/** Orders what has not ended first. */
const isLiving = () => sql`${accessGrants.useStatus} = 'EXPIRE'`
