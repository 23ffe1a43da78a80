import type { Schema } from '#contract/operation.ts'

export type CompanyRole = Schema<'CompanyRole'>
/** The roles that an owner may give; ownership is handed over instead. */
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

/**
 * The roles that are stored as roles of the company itself; the other company roles are stored with the roles of its
 * access area.
 */
export const storedCompanyRoles = {
  owner: 'OWNER',
  billingManager: 'BILLING_MANAGER',
} as const satisfies Record<string, CompanyRole>

/** The distinct roles, in their fixed order. */
export const inRoleOrder = (roles: Iterable<CompanyRole>): CompanyRole[] => {
  const held = new Set(roles)
  return companyRoles.filter((role) => held.has(role))
}

/** The facts about a member that the rules of a company need. */
export type Membership = { companyId: string | null; roles: readonly CompanyRole[] }

/** Whether a member owns the company, and so decides on its members and their roles. */
export const ownsCompany = ({ companyId, roles }: Membership): boolean =>
  companyId !== null && roles.includes('OWNER')

/**
 * Whether a member may request, change, pay and cancel subscriptions (domain/flows, "Company and people"). Members
 * without a company always may, for their own subscriptions. In a company, owners and billing managers may, or every
 * member if the company allows that.
 */
export const managesSubscriptions = ({
  companyId,
  roles,
  everybodyMay,
}: Membership & { everybodyMay: boolean }): boolean =>
  companyId === null || everybodyMay || roles.includes('OWNER') || roles.includes('BILLING_MANAGER')
