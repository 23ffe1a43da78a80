import type { Schema } from '#contract/operation.ts'

export type CompanyRole = Schema<'CompanyRole'>
/** What an owner may give; the ownership itself is handed over. */
export type GivenRole = Schema<'GivenRoles'>[number]

/** The roles of a company, in the order in which they are listed. */
export const companyRoles = [
  'OWNER',
  'BILLING_MANAGER',
  'SECURITY_ADMIN',
  'APP_ADMIN',
  'APPROVER',
] as const satisfies readonly CompanyRole[]
export const givenRoles = companyRoles.filter((role) => role !== 'OWNER')

/** Roles of the company itself as they are stored; the others are stored with the roles of its access area. */
export const storedCompanyRoles = {
  owner: 'OWNER',
  billingManager: 'BILLING_MANAGER',
} as const satisfies Record<string, CompanyRole>

/** Some roles, each once, in their order. */
export const inRoleOrder = (roles: Iterable<CompanyRole>): CompanyRole[] => {
  const held = new Set(roles)
  return companyRoles.filter((role) => held.has(role))
}

/** What the rules of a company look at in a member. */
export type Membership = { companyId: string | null; roles: readonly CompanyRole[] }

/** Whether a member says who belongs to the company, and in which role. */
export const ownsCompany = ({ companyId, roles }: Membership): boolean =>
  companyId !== null && roles.includes('OWNER')

/**
 * Whether a member may request, change, pay and end subscriptions (domain/flows, "Company and people"): their own where they
 * have no company, else by role, or where the company lets everybody.
 */
export const managesSubscriptions = ({
  companyId,
  roles,
  everybodyMay,
}: Membership & { everybodyMay: boolean }): boolean =>
  companyId === null || everybodyMay || roles.includes('OWNER') || roles.includes('BILLING_MANAGER')
