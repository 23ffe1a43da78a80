import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { UseState } from '#domain/access/use-states.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import type { Db } from '#server/db/client.ts'
import { accessLevelClosings, accessLevels, appPolicies } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appKeys } from '#server/db/schema/app-connection.ts'
import { members } from '#server/db/schema/member.ts'
import { isClosingOf, policyOf } from '../catalogue/catalogue.columns.ts'

/** How an app names people: by their number in a company, or by the mail address of their login. */
type NamedSubjects = { subjects: readonly string[]; emails: readonly string[] }

const stateOf = (column: SQL | typeof appPolicies.useState | typeof accessLevelClosings.useState) =>
  sql<UseState>`coalesce(${column}, 'A')`

const appState = stateOf(appPolicies.useState)
const levelState = stateOf(accessLevelClosings.useState)

const isOpen = (appId: string, today: string) =>
  and(
    eq(apps.id, appId),
    eq(accessGrants.useStatus, 'NORMAL'),
    gte(accessGrants.endDate, today),
    sql`${appState} <> 'L' and ${levelState} <> 'L'`,
  )

const isAnyOf = (column: PgColumn, values: string) => sql`${column} = any(${sql.placeholder(values)})`

/** The queries by which apps learn who may use them. */
export function evaluationStore(db: Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | 'update'>) {
  const columns = {
    subject: members.subject,
    email: members.email,
    grantId: accessGrants.id,
    levelId: accessGrants.levelId,
    useStatus: accessGrants.useStatus,
    pauseOrigin: accessGrants.pauseOrigin,
    pausedBefore: accessGrants.pausedBefore,
    endReason: accessGrants.endReason,
    endDate: accessGrants.endDate,
    ofApp: appState,
    ofLevel: levelState,
  }

  // Both are part of every evaluation, and building a query takes longer than running it.
  const appByKey = db
    .select({ appId: apps.id, keyId: appKeys.id, lastUsedAt: appKeys.lastUsedAt })
    .from(appKeys)
    .innerJoin(apps, eq(apps.id, appKeys.appId))
    .where(and(isAnyOf(appKeys.keyHash, 'keyHashes'), isNull(apps.retiredAt)))
    .prepare('app of a key')
  const grants = db
    .selectDistinctOn([accessGrants.memberId, accessGrants.levelId], columns)
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(members, eq(members.id, accessGrants.memberId))
    .innerJoin(apps, appOfLevel(members.companyId))
    .leftJoin(appPolicies, policyOf(members.companyId))
    .leftJoin(accessLevelClosings, isClosingOf(members.companyId))
    .where(
      and(
        eq(apps.id, sql.placeholder('appId')),
        or(isAnyOf(members.subject, 'subjects'), isAnyOf(members.email, 'emails')),
      ),
    )
    .orderBy(
      accessGrants.memberId,
      accessGrants.levelId,
      sql`${accessGrants.useStatus} = 'EXPIRE'`,
      desc(accessGrants.startAt),
      desc(accessGrants.id),
    )
    .prepare('permissions of people in an app')

  return {
    /** The app that has a key with one of these hashes, unless it is retired. */
    async findApp(keyHashes: string[]) {
      const [row] = await appByKey.execute({ keyHashes })
      return row
    },

    /** Writes down that a key was used, unless that was done after `before`. */
    async recordUse(keyId: string, now: Date, before: Date): Promise<void> {
      await db
        .update(appKeys)
        .set({ lastUsedAt: now })
        .where(and(eq(appKeys.id, keyId), or(isNull(appKeys.lastUsedAt), lt(appKeys.lastUsedAt, before))))
    },

    /** The last permissions of people in an app, of each level one. */
    grantsOf: (appId: string, named: NamedSubjects) => grants.execute({ appId, ...named }),

    /** The given ids that are levels of the app. */
    async levelsOf(appId: string, ids: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ id: accessLevels.id })
        .from(accessLevels)
        .where(and(eq(accessLevels.appId, appId), inArray(accessLevels.id, [...ids])))
      return new Set(rows.map(({ id }) => id))
    },

    /** The people who may use an app, or one level of it, on a day, in the order of their numbers, at most `limit` after a number. */
    async openTo(
      appId: string,
      { levelId, today, after, limit }: { levelId?: string; today: string; after?: string; limit: number },
    ): Promise<string[]> {
      const rows = await db
        .selectDistinct({ subject: members.subject })
        .from(accessGrants)
        .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
        .innerJoin(members, eq(members.id, accessGrants.memberId))
        .innerJoin(apps, appOfLevel(members.companyId))
        .leftJoin(appPolicies, policyOf(members.companyId))
        .leftJoin(accessLevelClosings, isClosingOf(members.companyId))
        .where(
          and(
            isOpen(appId, today),
            levelId === undefined ? undefined : eq(accessLevels.id, levelId),
            after === undefined ? undefined : gt(members.subject, after),
          ),
        )
        .orderBy(asc(members.subject))
        .limit(limit)
      return rows.map(({ subject }) => subject!)
    },
  }
}

/** The people who may use levels of an app on a day, with the given numbers or all, a row for each level. */
export const openPeople = (
  db: Pick<Db, 'selectDistinct'>,
  appId: string,
  { today, subjects }: { today: string; subjects?: readonly string[] },
) =>
  db
    .selectDistinct({
      subject: members.subject,
      email: members.email,
      name: members.name,
      deptName: members.deptName,
      levelId: accessLevels.id,
    })
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(members, eq(members.id, accessGrants.memberId))
    .innerJoin(apps, appOfLevel(members.companyId))
    .leftJoin(appPolicies, policyOf(members.companyId))
    .leftJoin(accessLevelClosings, isClosingOf(members.companyId))
    .where(
      and(isOpen(appId, today), subjects === undefined ? undefined : inArray(members.subject, [...subjects])),
    )
