import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { UseState } from '#domain/access/use-states.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import { offerStateIn } from '#server/db/app-subscription.ts'
import type { Db } from '#server/db/client.ts'
import { accessLevelClosings, accessLevels, appPolicies } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appKeys } from '#server/db/schema/app-connection.ts'
import { members } from '#server/db/schema/member.ts'
import { hasOpenAccount } from '#server/security/closed-account.ts'
import { isClosingOf, policyOf } from '../catalogue/catalogue.columns.ts'

/** The identifiers by which an app names people: their id in a company, or the mail address of their login. */
type NamedSubjects = { subjects: readonly string[]; emails: readonly string[] }

/**
 * The permissions of people whose account is open, in the apps that their company sees; with the states of app and
 * level in that company.
 */
const heldGrants = (db: Pick<Db, 'select'>) =>
  db
    .select({
      appId: accessLevels.appId,
      memberId: accessGrants.memberId,
      subject: members.subject,
      email: members.email,
      name: members.name,
      deptName: members.deptName,
      grantId: accessGrants.id,
      levelId: accessGrants.levelId,
      useStatus: accessGrants.useStatus,
      pauseOrigin: accessGrants.pauseOrigin,
      pausedBefore: accessGrants.pausedBefore,
      endReason: accessGrants.endReason,
      startAt: accessGrants.startAt,
      endDate: accessGrants.endDate,
      ofApp: offerStateIn(members.companyId).as('of_app'),
      ofLevel: sql<UseState>`coalesce(${accessLevelClosings.useState}, 'A')`.as('of_level'),
    })
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(members, eq(members.id, accessGrants.memberId))
    .innerJoin(apps, appOfLevel(members.companyId))
    .leftJoin(appPolicies, policyOf(members.companyId))
    .leftJoin(accessLevelClosings, isClosingOf(members.companyId))
    .where(hasOpenAccount)
    .as('held')
type HeldGrants = ReturnType<typeof heldGrants>

const isOpen = (held: HeldGrants, appId: string, today: string) =>
  and(
    eq(held.appId, appId),
    eq(held.useStatus, 'NORMAL'),
    gte(held.endDate, today),
    notInArray(held.ofApp, ['L', 'S']),
    ne(held.ofLevel, 'L'),
  )

const isAnyOf = (column: PgColumn | HeldGrants['email'], values: string) =>
  sql`${column} = any(${sql.placeholder(values)})`
const isNamed = (held: HeldGrants): SQL =>
  or(isAnyOf(held.subject, 'subjects'), isAnyOf(held.email, 'emails'))!
/**
 * Orders permissions so that the latest one of each person and level comes first, preferably one that has not ended.
 */
const latestFirstPerLevel = (held: HeldGrants) => [
  held.memberId,
  held.levelId,
  sql`${held.useStatus} = 'EXPIRE'`,
  desc(held.startAt),
  desc(held.grantId),
]

/** The queries that answer which people may use an app. */
export function evaluationStore(db: Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | 'update'>) {
  const held = heldGrants(db)
  const grant = {
    subject: held.subject,
    email: held.email,
    grantId: held.grantId,
    levelId: held.levelId,
    useStatus: held.useStatus,
    pauseOrigin: held.pauseOrigin,
    pausedBefore: held.pausedBefore,
    endReason: held.endReason,
    endDate: held.endDate,
    ofApp: held.ofApp,
    ofLevel: held.ofLevel,
  }
  const key = { appId: apps.id, keyId: appKeys.id, lastUsedAt: appKeys.lastUsedAt }
  const isKey = and(isAnyOf(appKeys.keyHash, 'keyHashes'), isNull(apps.retiredAt))

  // These queries are prepared once, since building a query takes longer than running it.
  const appByKey = db
    .select(key)
    .from(appKeys)
    .innerJoin(apps, eq(apps.id, appKeys.appId))
    .where(isKey)
    .prepare('app of a key')
  const grantsOfApp = db
    .selectDistinctOn([held.memberId, held.levelId], grant)
    .from(held)
    .where(and(eq(held.appId, sql.placeholder('appId')), isNamed(held)))
    .orderBy(...latestFirstPerLevel(held))
    .prepare('permissions of people in an app')
  const grantsByKey = db
    .selectDistinctOn([held.memberId, held.levelId], { key, grant })
    .from(appKeys)
    .innerJoin(apps, eq(apps.id, appKeys.appId))
    .leftJoin(held, and(eq(held.appId, apps.id), isNamed(held)))
    .where(isKey)
    .orderBy(...latestFirstPerLevel(held))
    .prepare('permissions of people in the app of a key')

  return {
    /** The app that has a key with one of these hashes, unless it is retired. */
    async findApp(keyHashes: string[]) {
      const [row] = await appByKey.execute({ keyHashes })
      return row
    },

    /** Stores the time at which a key was used, unless a use since `before` is already stored. */
    async recordUse(keyId: string, now: Date, before: Date): Promise<void> {
      await db
        .update(appKeys)
        .set({ lastUsedAt: now })
        .where(and(eq(appKeys.id, keyId), or(isNull(appKeys.lastUsedAt), lt(appKeys.lastUsedAt, before))))
    },

    /** The last permissions of people in an app, one for each level. */
    grantsOf: (appId: string, named: NamedSubjects) => grantsOfApp.execute({ appId, ...named }),

    /**
     * Returns the app that has a key with one of these hashes, unless the app is retired, with the last permissions
     * of people in the app.
     */
    async findAppWithGrants(keyHashes: string[], named: NamedSubjects) {
      const rows = await grantsByKey.execute({ keyHashes, ...named })
      return rows[0] && { ...rows[0].key, grants: rows.flatMap(({ grant: held }) => held ?? []) }
    },

    /** The given ids that are levels of the app. */
    async levelsOf(appId: string, ids: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ id: accessLevels.id })
        .from(accessLevels)
        .where(and(eq(accessLevels.appId, appId), inArray(accessLevels.id, [...ids])))
      return new Set(rows.map(({ id }) => id))
    },

    /**
     * The people who may use an app, or one level of it, on a day, ordered by their ids; at most `limit` after the id
     * `after`.
     */
    async openTo(
      appId: string,
      { levelId, today, after, limit }: { levelId?: string; today: string; after?: string; limit: number },
    ): Promise<string[]> {
      const rows = await db
        .selectDistinct({ subject: held.subject })
        .from(held)
        .where(
          and(
            isOpen(held, appId, today),
            levelId === undefined ? undefined : eq(held.levelId, levelId),
            after === undefined ? undefined : gt(held.subject, after),
          ),
        )
        .orderBy(asc(held.subject))
        .limit(limit)
      return rows.map(({ subject }) => subject!)
    },
  }
}

/** A permission with the states of its app and level in the company of its holder. */
export type Grant = Awaited<ReturnType<ReturnType<typeof evaluationStore>['grantsOf']>>[number]

/**
 * Returns the people who may use levels of an app on a day, with a row for each person and level. If ids of people
 * are given, only these people are returned.
 */
export function peopleWithAccess(
  db: Pick<Db, 'select' | 'selectDistinct'>,
  appId: string,
  { today, subjects }: { today: string; subjects?: readonly string[] },
) {
  const held = heldGrants(db)
  const { subject, email, name, deptName, levelId } = held
  return db
    .selectDistinct({ subject, email, name, deptName, levelId })
    .from(held)
    .where(
      and(
        isOpen(held, appId, today),
        subjects === undefined ? undefined : inArray(held.subject, [...subjects]),
      ),
    )
}
