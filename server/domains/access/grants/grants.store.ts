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
import type { ListPosition } from '#server/db/cursor.ts'
import {
  accessLevelClosings,
  accessLevels,
  accessLevelTerms,
  appPolicies,
} from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appClients } from '#server/db/schema/app-client.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'
import {
  appOfLevelColumns,
  isClosingOf,
  isTermOf,
  type LevelOfCompany,
  levelColumns,
  type OfferedApp,
  policyOf,
} from '../catalogue/catalogue.columns.ts'
import type { StoredLevel } from '../catalogue/catalogue.store.ts'
import { type AdminGrantFilter, type GrantOrder, grantIdsOf, isAdmin, orderOf } from './grants.filter.ts'

/** A permission with its level, and its holder with their company. */
export type StoredGrant = StoredGrantRow & { level: StoredLevel }
type StoredGrantRow = typeof accessGrants.$inferSelect & {
  companyId: string | null
  memberName: string
  /** The address at which a login begins in the app; null for an app without login by the portal. */
  startUrl: string | null
  deptName: string | null
}

const maxOfMember = 200
const MAX_APPS = 1000
const columns = {
  ...getTableColumns(accessGrants),
  level: levelColumns,
  app: appOfLevelColumns(members.companyId),
  companyId: members.companyId,
  memberName: members.name,
  startUrl: sql<
    string | null
  >`(select ${appClients.startUrl} from ${appClients} where ${appClients.appId} = ${apps.id})`,
  deptName: members.deptName,
}
const storedGrant = ({
  level,
  app,
  ...grant
}: StoredGrantRow & { level: LevelOfCompany; app: OfferedApp }): StoredGrant => ({
  ...grant,
  level: { ...level, app },
})

/** The queries of permissions; each transaction needs a store of its own. */
export function grantStore(db: Queries) {
  const fromGrants = (app = appOfLevel(members.companyId), select = db.select(columns)) =>
    select
      .from(accessGrants)
      .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
      .innerJoin(members, eq(members.id, accessGrants.memberId))
      .innerJoin(apps, app)
      .leftJoin(appPolicies, policyOf(members.companyId))
      .leftJoin(accessLevelClosings, isClosingOf(members.companyId))
      .leftJoin(accessLevelTerms, isTermOf(members.companyId))

  const lastOf = (memberId: string, levelId: string) =>
    fromGrants()
      .where(and(eq(accessGrants.memberId, memberId), eq(accessGrants.levelId, levelId)))
      .orderBy(endedLast(), desc(accessGrants.startAt), desc(accessGrants.id))
      .limit(1)

  return {
    /** The latest grant of a member for each level. */
    async listOf(memberId: string): Promise<StoredGrant[]> {
      const lastOfEach = db.selectDistinctOn([accessGrants.levelId], columns)
      const rows = await fromGrants(undefined, lastOfEach)
        .where(eq(accessGrants.memberId, memberId))
        .orderBy(accessGrants.levelId, endedLast(), desc(accessGrants.startAt), desc(accessGrants.id))
        .limit(maxOfMember)
      return rows.map(storedGrant)
    },

    async find(id: string, memberId: string): Promise<StoredGrant | undefined> {
      const [row] = await fromGrants().where(
        and(eq(accessGrants.id, id), eq(accessGrants.memberId, memberId)),
      )
      return row && storedGrant(row)
    },

    /** The latest grant of a member for a level. */
    async last(memberId: string, levelId: string): Promise<StoredGrant | undefined> {
      const [row] = await lastOf(memberId, levelId)
      return row && storedGrant(row)
    },

    /** Locks the latest grant of a member for a level until the transaction ends, and returns it. */
    async lockLast(memberId: string, levelId: string): Promise<StoredGrant | undefined> {
      const [row] = await lastOf(memberId, levelId).for('update', { of: accessGrants })
      return row && storedGrant(row)
    },

    /**
     * Locks the grants that administer an app of a company and are in use on a day, and returns the ids of their
     * holders.
     */
    async lockAdmins(appId: string, companyId: string | null, today: string): Promise<string[]> {
      if (companyId === null) return []
      const rows = await fromGrants()
        .where(isAdmin([appId], companyId, today))
        .orderBy(asc(accessGrants.id))
        .for('update', { of: accessGrants })
      return rows.map(({ memberId }) => memberId)
    },

    /**
     * The number of other holders of a permission that administers an app of a company and is in use on a
     * day.
     */
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

    /** For each of these apps in a company on a day: the only administrator, or null if there are several. */
    async soleAdmins(
      appIds: readonly string[],
      companyId: string,
      today: string,
    ): Promise<Map<string, string | null>> {
      if (appIds.length === 0) return new Map()
      const { memberId } = accessGrants
      const soleHolder = sql<
        string | null
      >`case when count(distinct ${memberId}) = 1 then min(${memberId}::text) end`
      const rows = await db
        .select({ appId: accessLevels.appId, sole: soleHolder })
        .from(accessGrants)
        .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
        .innerJoin(members, eq(members.id, accessGrants.memberId))
        .where(isAdmin(appIds, companyId, today))
        .groupBy(accessLevels.appId)
      return new Map(rows.map((row) => [row.appId, row.sole]))
    },

    /** Adds a grant, unless the member already has a grant of that level that has not ended. */
    async add(grant: typeof accessGrants.$inferInsert): Promise<string | undefined> {
      const [row] = await db
        .insert(accessGrants)
        .values(grant)
        .onConflictDoNothing()
        .returning({ id: accessGrants.id })
      return row?.id
    },

    /** Stores the effect of an event on a grant, if it is unchanged since it was read. */
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

    /**
     * Grants whose last day is over, up to a limit, locked for this transaction; rows locked by others are
     * skipped.
     */
    async lockOver(today: string, limit: number): Promise<StoredGrant[]> {
      const rows = await fromGrants(joinsAppOfLevel)
        .where(and(hasNotEnded(), lt(accessGrants.endDate, today)))
        .orderBy(asc(accessGrants.endDate), asc(accessGrants.id))
        .limit(limit)
        .for('update', { of: accessGrants, skipLocked: true })
      return rows.map(storedGrant)
    },

    /**
     * Grants that end by a day and whose holders have not had this notice, up to a limit; locked as by `lockOver`.
     */
    async lockEnding(from: string, by: string, days: number, limit: number): Promise<StoredGrant[]> {
      const isUnnoticed = or(isNull(accessGrants.noticedDays), gt(accessGrants.noticedDays, days))
      const rows = await fromGrants(joinsAppOfLevel)
        .where(
          and(hasNotEnded(), gte(accessGrants.endDate, from), lte(accessGrants.endDate, by), isUnnoticed),
        )
        .orderBy(asc(accessGrants.endDate), asc(accessGrants.id))
        .limit(limit)
        .for('update', { of: accessGrants, skipLocked: true })
      return rows.map(storedGrant)
    },

    /** A grant of a company with its holder. */
    async findOf(id: string, companyId: string | null): Promise<StoredGrant | undefined> {
      if (companyId === null) return undefined
      const [row] = await fromGrants().where(and(eq(accessGrants.id, id), eq(members.companyId, companyId)))
      return row && storedGrant(row)
    },

    /** Locks a grant of a company until the transaction ends, and returns it. */
    async lockOf(id: string, companyId: string | null): Promise<StoredGrant | undefined> {
      if (companyId === null) return undefined
      const [row] = await fromGrants()
        .where(and(eq(accessGrants.id, id), eq(members.companyId, companyId)))
        .for('update', { of: accessGrants })
      return row && storedGrant(row)
    },

    /**
     * Returns at most `limit` grants of a company that a person has a role for, after a position, the latest first
     * unless an order is given; each with its holder.
     */
    async adminPage(
      filter: AdminGrantFilter,
      { after, limit, order }: { after?: ListPosition; limit: number; order?: GrantOrder },
    ): Promise<StoredGrant[]> {
      const { terms, isAfter } = orderOf(filter, order)
      const shownIds = grantIdsOf(db, filter, after && isAfter(after))
        .orderBy(...terms)
        .limit(limit)
      const rows = await fromGrants()
        .where(inArray(accessGrants.id, shownIds))
        .orderBy(...terms)
      return rows.map(storedGrant)
    },

    /**
     * The apps in which a person with a role sees permissions, by name, each with the number of permissions in any
     * state.
     */
    async adminApps({
      companyId,
      appIds,
      today,
    }: Pick<AdminGrantFilter, 'companyId' | 'appIds' | 'today'>): Promise<
      { appId: string; appName: string; count: number }[]
    > {
      const listedIds = grantIdsOf(db, { companyId, appIds, today, words: [] }).as('listed')
      return db
        .select({ appId: apps.id, appName: apps.name, count: count() })
        .from(listedIds)
        .innerJoin(accessGrants, eq(accessGrants.id, listedIds.id))
        .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
        .innerJoin(apps, joinsAppOfLevel)
        .groupBy(apps.id, apps.name)
        .orderBy(asc(apps.name), asc(apps.id))
        .limit(MAX_APPS)
    },

    async setNoticed(ids: string[], days: number): Promise<void> {
      if (ids.length > 0)
        await db.update(accessGrants).set({ noticedDays: days }).where(inArray(accessGrants.id, ids))
    },
  }
}

/** The join is not limited to a company, since terms also end after the holder has left the company. */
const joinsAppOfLevel = eq(apps.id, accessLevels.appId)
const hasNotEnded = () => ne(accessGrants.useStatus, 'EXPIRE')
/** Sorts grants that have not ended first. */
const endedLast = () => sql`${accessGrants.useStatus} = 'EXPIRE'`
