import { and, type Column, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accessLevelClosings, accessLevels, appPolicies, apps } from '#server/db/schema.ts'

// Apps and most levels are every company's; what one has settled about them lies apart and comes with whatever is read for it.

export type AppOfCompany = typeof apps.$inferSelect & { autoApproval: boolean }
export type LevelOfCompany = typeof accessLevels.$inferSelect & { closed: boolean }
type Company = Column | string | null

/** So many levels a company may have in one app. */
export const mostLevels = 20

/** An app with what a company has settled; `policyOf` joins it. */
export const appColumns = {
  ...getTableColumns(apps),
  longestTermDays: sql<number>`coalesce(${appPolicies.longestTermDays}, ${apps.longestTermDays})`.mapWith(Number),
  releaseReview: sql<boolean>`coalesce(${appPolicies.releaseReview}, ${apps.releaseReview})`,
  autoApproval: sql<boolean>`coalesce(${appPolicies.autoApproval}, false)`,
}
/** A level with whether a company has closed it; `closingOf` joins it. */
export const levelColumns = { ...getTableColumns(accessLevels), closed: sql<boolean>`${accessLevelClosings.levelId} is not null` }

const isOf = (column: Column, company: Company): SQL => (company === null ? sql`false` : eq(column, company))
export const policyOf = (company: Company) => and(eq(appPolicies.appId, apps.id), isOf(appPolicies.companyId, company))
export const closingOf = (company: Company) => and(eq(accessLevelClosings.levelId, accessLevels.id), isOf(accessLevelClosings.companyId, company))
/** The levels that a company has: those of everybody and its own. */
export const isLevelOf = (companyId: string | null) => or(isNull(accessLevels.companyId), isOf(accessLevels.companyId, companyId))
