import { and, type Column, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { UseState } from '#domain/access/use-states.ts'
import {
  accessLevelClosings,
  accessLevels,
  accessLevelTerms,
  appPolicies,
} from '#server/db/schema/access-catalogue.ts'
import { apps } from '#server/db/schema/app.ts'

// Apps and most levels belong to every company; the settings of one company are stored separately and joined where needed.

export type AppOfCompany = typeof apps.$inferSelect & {
  autoApproval: boolean
  /** The member who last set whether requests are approved by themselves. */
  autoApprovalBy: string | null
  useState: UseState
}
export type LevelOfCompany = typeof accessLevels.$inferSelect & {
  useState: UseState
  longestTermDays: number | null
}
type Company = Column | string | null

/** So many levels a company may have in one app. */
export const mostLevels = 20

/** An app with what a company has settled; `policyOf` joins it. */
export const appColumns = {
  ...getTableColumns(apps),
  longestTermDays: sql<number>`coalesce(${appPolicies.longestTermDays}, ${apps.longestTermDays})`.mapWith(
    Number,
  ),
  releaseReview: sql<boolean>`coalesce(${appPolicies.releaseReview}, ${apps.releaseReview})`,
  autoApproval: sql<boolean>`coalesce(${appPolicies.autoApproval}, false)`,
  autoApprovalBy: appPolicies.autoApprovalBy,
  useState: sql<UseState>`coalesce(${appPolicies.useState}, 'A')`,
}
/** The app of a level, whose longest term holds where it is shorter; `policyOf` and `termOf` join it. */
export const appOfLevelColumns = {
  ...appColumns,
  longestTermDays:
    sql<number>`least(${accessLevelTerms.longestTermDays}, ${accessLevels.longestTermDays}, ${appColumns.longestTermDays})`.mapWith(
      Number,
    ),
}
/** A level with whether a company has it in use and the longest term it has settled for it; `closingOf` and `termOf` join it. */
export const levelColumns = {
  ...getTableColumns(accessLevels),
  useState: sql<UseState>`coalesce(${accessLevelClosings.useState}, 'A')`,
  longestTermDays: sql<
    number | null
  >`coalesce(${accessLevelTerms.longestTermDays}, ${accessLevels.longestTermDays})`,
}

const isOf = (column: Column, company: Company): SQL => (company === null ? sql`false` : eq(column, company))
export const policyOf = (company: Company) =>
  and(eq(appPolicies.appId, apps.id), isOf(appPolicies.companyId, company))
export const closingOf = (company: Company) =>
  and(eq(accessLevelClosings.levelId, accessLevels.id), isOf(accessLevelClosings.companyId, company))
export const termOf = (company: Company) =>
  and(eq(accessLevelTerms.levelId, accessLevels.id), isOf(accessLevelTerms.companyId, company))
/** The levels that a company has: those of everybody and its own. */
export const isLevelOf = (companyId: string | null) =>
  or(isNull(accessLevels.companyId), isOf(accessLevels.companyId, companyId))
