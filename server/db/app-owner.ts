import { and, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accessLevels } from './schema/access-catalogue.ts'
import { apps } from './schema/app.ts'

/**
 * A company, as its id or a column with its id; null for a person without a company, who sees only what visitors see.
 */
type Company = Column | string | null

/** Whether an app is visible in a company: one that the operator offers, or the company's own. */
export const isAppOf = (company: Company): SQL =>
  company === null ? isNull(apps.companyId) : or(isNull(apps.companyId), eq(apps.companyId, company))!

/** Whether an app is available to a company now: visible there and not retired. */
export const isOfferedTo = (company: Company): SQL => and(isNull(apps.retiredAt), isAppOf(company))!

/** Joins the app of a level if it is visible in a company; rows about another company's app are left out. */
export const appOfLevel = (company: Company): SQL => and(eq(apps.id, accessLevels.appId), isAppOf(company))!

/** The owner of an app, as on the wire. */
export const ownerOf = ({ companyId }: { companyId: string | null }) =>
  companyId === null ? ('OPERATOR' as const) : ('COMPANY' as const)

/** The apps of an owner: a company, or with null the operator. */
export const isOwnedBy = (companyId: string | null): SQL =>
  companyId === null ? isNull(apps.companyId) : sql`${apps.companyId} = ${companyId}::uuid`
