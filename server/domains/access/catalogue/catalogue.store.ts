import { and, asc, eq } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import { isOfferedTo } from '#server/db/app-owner.ts'
import {
  accessLevelClosings,
  accessLevels,
  accessLevelTerms,
  appPolicies,
} from '#server/db/schema/access-catalogue.ts'
import { apps } from '#server/db/schema/app.ts'
import type { Actor, Queries } from '../access.deps.ts'
import {
  appOfLevelColumns,
  isClosingOf,
  isLevelOf,
  isTermOf,
  type LevelOfCompany,
  levelColumns,
  maxLevels,
  type OfferedApp,
  offeredColumns,
  policyOf,
} from './catalogue.columns.ts'

export type StoredLevel = LevelOfCompany & { app: OfferedApp }

/** The queries of apps and levels, with a company's settings. */
export function catalogueStore(db: Queries) {
  const levels = (companyId: string | null) =>
    db
      .select({ level: levelColumns, app: appOfLevelColumns(companyId) })
      .from(accessLevels)
      .innerJoin(apps, eq(apps.id, accessLevels.appId))
      .leftJoin(appPolicies, policyOf(companyId))
      .leftJoin(accessLevelClosings, isClosingOf(companyId))
      .leftJoin(accessLevelTerms, isTermOf(companyId))

  return {
    /** A level that the members of a company see, with its app. */
    async level(id: string, companyId: string | null): Promise<StoredLevel | undefined> {
      const [row] = await levels(companyId).where(
        and(eq(accessLevels.id, id), isLevelOf(companyId), isOfferedTo(companyId)),
      )
      return row && { ...row.level, app: row.app }
    },

    /** The levels of a company in an app: the common ones, then its own. */
    async levelsOf(appId: string, companyId: string | null): Promise<StoredLevel[]> {
      const rows = await levels(companyId)
        .where(and(eq(accessLevels.appId, appId), isLevelOf(companyId), isOfferedTo(companyId)))
        .orderBy(asc(accessLevels.position), asc(accessLevels.id))
        .limit(maxLevels)
      return rows.map(({ level, app }) => ({ ...level, app }))
    },

    /** An app with the settings of a company. */
    async app(id: string, companyId: string | null): Promise<OfferedApp | undefined> {
      const [row] = await db
        .select(offeredColumns(companyId))
        .from(apps)
        .leftJoin(appPolicies, policyOf(companyId))
        .where(and(eq(apps.id, id), isOfferedTo(companyId)))
      return row
    },
  }
}

/** Returns a level that a person may request; throws `access.levelMissing` for any other. */
export async function levelOf(db: Queries, levelId: string, { companyId }: Pick<Actor, 'companyId'>) {
  const level = await catalogueStore(db).level(levelId, companyId)
  if (!level) throw problemNamed('access.levelMissing')
  return level
}
