import { and, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accessLevels } from './schema/access-catalogue.ts'
import { apps } from './schema/app.ts'

/** A company by its id or a column with it; null for a person without one, who sees what a visitor does. */
type Company = Column | string | null

/** Whether an app may be known in a company: one that the operator offers, or the company's own. */
export const isAppOf = (company: Company): SQL =>
  company === null ? isNull(apps.companyId) : or(isNull(apps.companyId), eq(apps.companyId, company))!

/** Whether there is such an app for a company now: one that may be known there and is not retired. */
export const isOfferedTo = (company: Company): SQL => and(isNull(apps.retiredAt), isAppOf(company))!

/** Joins the app of a level where it may be known in a company; a row about the app of another company is left out. */
export const appOfLevel = (company: Company): SQL => and(eq(apps.id, accessLevels.appId), isAppOf(company))!

/** Whose an app is, as it travels. */
export const ownerOf = ({ companyId }: { companyId: string | null }) =>
  companyId === null ? ('OPERATOR' as const) : ('COMPANY' as const)

/** The apps of which an owner is the owner: a company, or with null the operator. */
export const isOwnedBy = (companyId: string | null): SQL =>
  companyId === null ? isNull(apps.companyId) : sql`${apps.companyId} = ${companyId}::uuid`
