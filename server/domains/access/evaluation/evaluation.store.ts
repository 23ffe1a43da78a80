import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { UseState } from '#domain/access/use-states.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import { accessLevelClosings, accessLevels, appPolicies } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appKeys } from '#server/db/schema/app-connection.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'
import { isClosingOf, policyOf } from '../catalogue/catalogue.columns.ts'

/** How an app names people: by their number in a company, or by the mail address of their login. */
type Named = { subjects: readonly string[]; emails: readonly string[] }

const stateOf = (column: SQL | typeof appPolicies.useState | typeof accessLevelClosings.useState) =>
  sql<UseState>`coalesce(${column}, 'A')`

/** The queries by which apps learn who may use them. */
export function evaluationStore(db: Queries) {
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
    ofApp: stateOf(appPolicies.useState),
    ofLevel: stateOf(accessLevelClosings.useState),
  }

  return {
    /** The app that has a key with one of these hashes, unless it is retired. */
    async findApp(keyHashes: string[]) {
      const [row] = await db
        .select({ appId: apps.id, keyId: appKeys.id, lastUsedAt: appKeys.lastUsedAt })
        .from(appKeys)
        .innerJoin(apps, eq(apps.id, appKeys.appId))
        .where(and(inArray(appKeys.keyHash, keyHashes), isNull(apps.retiredAt)))
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
    grantsOf: (appId: string, { subjects, emails }: Named) =>
      db
        .selectDistinctOn([accessGrants.memberId, accessGrants.levelId], columns)
        .from(accessGrants)
        .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
        .innerJoin(members, eq(members.id, accessGrants.memberId))
        .innerJoin(apps, appOfLevel(members.companyId))
        .leftJoin(appPolicies, policyOf(members.companyId))
        .leftJoin(accessLevelClosings, isClosingOf(members.companyId))
        .where(
          and(
            eq(apps.id, appId),
            or(inArray(members.subject, [...subjects]), inArray(members.email, [...emails])),
          ),
        )
        .orderBy(
          accessGrants.memberId,
          accessGrants.levelId,
          sql`${accessGrants.useStatus} = 'EXPIRE'`,
          desc(accessGrants.startAt),
          desc(accessGrants.id),
        ),

    /** The given ids that are levels of the app. */
    async levelsOf(appId: string, ids: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ id: accessLevels.id })
        .from(accessLevels)
        .where(and(eq(accessLevels.appId, appId), inArray(accessLevels.id, [...ids])))
      return new Set(rows.map(({ id }) => id))
    },

    /** The people whom an app, or one level of it, is open to on a day, by their numbers, at most `limit` after one. */
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
            eq(apps.id, appId),
            levelId === undefined ? undefined : eq(accessLevels.id, levelId),
            eq(accessGrants.useStatus, 'NORMAL'),
            gte(accessGrants.endDate, today),
            sql`${columns.ofApp} <> 'L' and ${columns.ofLevel} <> 'L'`,
            after === undefined ? undefined : gt(members.subject, after),
          ),
        )
        .orderBy(asc(members.subject))
        .limit(limit)
      return rows.map(({ subject }) => subject!)
    },
  }
}
