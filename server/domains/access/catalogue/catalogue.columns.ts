import { and, type Column, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { OfferState, UseState } from '#domain/access/use-states.ts'
import { offerStateIn } from '#server/db/app-subscription.ts'
import {
  accessLevelClosings,
  accessLevels,
  accessLevelTerms,
  appPolicies,
} from '#server/db/schema/access-catalogue.ts'
import { apps } from '#server/db/schema/app.ts'

// Apps and most levels are common to all companies; the settings of each company are in tables of their own,
// which queries join.

export type AppOfCompany = typeof apps.$inferSelect & {
  autoApproval: boolean
  /** The member who last turned auto-approval on or off. */
  autoApprovalBy: string | null
  useState: UseState
}
/** An app as members see it. */
export type OfferedApp = Omit<AppOfCompany, 'useState'> & { useState: OfferState }
export type LevelOfCompany = typeof accessLevels.$inferSelect & {
  useState: UseState
  longestTermDays: number | null
}
type CompanyColumn = Column | string | null

/** The maximum number of levels that a company may add to one app. */
export const maxLevels = 20

/** The columns of an app with a company's settings; they require the join of `policyOf`. */
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
/** The columns of an app as the members of a company see it; they require the join of `policyOf`. */
export const offeredColumns = (company: CompanyColumn) => ({ ...appColumns, useState: offerStateIn(company) })
/**
 * The columns of a level's app as the members of a company see it. The maximum term is that of the app or that of the
 * level, whichever is shorter. The columns require the joins of `policyOf` and `termOf`.
 */
export const appOfLevelColumns = (company: CompanyColumn) => ({
  ...offeredColumns(company),
  longestTermDays:
    sql<number>`least(${accessLevelTerms.longestTermDays}, ${accessLevels.longestTermDays}, ${appColumns.longestTermDays})`.mapWith(
      Number,
    ),
})
/**
 * The columns of a level with its state and maximum term in a company; they require the joins of `closingOf` and
 * `termOf`.
 */
export const levelColumns = {
  ...getTableColumns(accessLevels),
  useState: sql<UseState>`coalesce(${accessLevelClosings.useState}, 'A')`,
  longestTermDays: sql<
    number | null
  >`coalesce(${accessLevelTerms.longestTermDays}, ${accessLevels.longestTermDays})`,
}

const whereCompany = (column: Column, company: CompanyColumn): SQL =>
  company === null ? sql`false` : eq(column, company)
export const policyOf = (company: CompanyColumn) =>
  and(eq(appPolicies.appId, apps.id), whereCompany(appPolicies.companyId, company))
export const isClosingOf = (company: CompanyColumn) =>
  and(eq(accessLevelClosings.levelId, accessLevels.id), whereCompany(accessLevelClosings.companyId, company))
export const isTermOf = (company: CompanyColumn) =>
  and(eq(accessLevelTerms.levelId, accessLevels.id), whereCompany(accessLevelTerms.companyId, company))
/** The condition for the levels of a company: the common ones and its own. */
export const isLevelOf = (companyId: string | null) =>
  or(isNull(accessLevels.companyId), whereCompany(accessLevels.companyId, companyId))
