import type { Schema } from '#contract/operation.ts'
import { rolesOfStaff, type StaffRole, staffRoles } from '#domain/staff/roles.ts'

/**
 * The roles that open pages of the admin area: of the staff, in a company's access area, and for a company's
 * security.
 */
export type AdminRole = StaffRole | 'SECURITY' | Schema<'AccessRole'>
/** The member's roles in the session. */
export type RolesOfMember = Pick<
  Schema<'SessionInfo'>,
  'staffYn' | 'staffRoles' | 'accessAdminYn' | 'securityAdminYn' | 'accessRoles'
>

const everyPart = ['APP_ADMIN', 'APPROVER', 'DELEGATE', 'SECURITY_ADMIN'] as const

/**
 * The roles that may open each page of the admin area and its subpages, in the order of the menu (decision
 * 19). The operations of a page require the same roles; a test compares both.
 */
export const adminPages = {
  '/admin/subscription': ['SELLS'],
  '/admin/inquiry': ['ANSWERS'],
  '/admin/bill': ['BILLS', 'REFUNDS'],
  '/admin/deposit': ['BILLS'],
  '/admin/settlement': ['BILLS'],
  '/admin/counsel': ['ANSWERS'],
  '/admin/company': ['SELLS'],
  '/admin/catalogue': ['SELLS'],
  '/admin/notice': ['PUBLISHES'],
  '/admin/terms': ['PUBLISHES'],
  '/admin/site': ['PUBLISHES'],
  '/admin/staff': ['OPERATES'],
  '/admin/brand': ['OPERATES'],
  '/admin/rules': ['OPERATES'],
  '/admin/holiday': ['OPERATES'],
  '/admin/connections': ['OPERATES'],
  '/admin/hours': ['OPERATES'],
  '/admin/review': ['OPERATES'],
  '/admin/approval': everyPart,
  '/admin/member': ['APP_ADMIN', 'SECURITY_ADMIN'],
  '/admin/apps': ['APP_ADMIN', 'OPERATES'],
  '/admin/delegation': ['APP_ADMIN'],
  '/admin/abnormal': ['SECURITY'],
  '/admin/audit': ['SECURITY'],
} as const satisfies Record<string, readonly AdminRole[]>
export type AdminPage = keyof typeof adminPages

/** The pages of the admin area that are open to a member, in the order of the menu. */
export function adminPagesOf(roleFlags: RolesOfMember | undefined): AdminPage[] {
  const roles = rolesOf(roleFlags)
  return (Object.keys(adminPages) as AdminPage[]).filter((page) =>
    adminPages[page].some((role) => roles.has(role)),
  )
}

/**
 * Whether an address of the admin area is open to a member. `/admin` is open if any of its pages is; a page
 * without an entry never is.
 */
export function isAdminPathOpen(pathname: string, roleFlags: RolesOfMember | undefined): boolean {
  const path = pathname.replace(/\/+$/, '')
  const openPages = adminPagesOf(roleFlags)
  return path === '/admin'
    ? openPages.length > 0
    : openPages.some((page) => `${path}/`.startsWith(`${page}/`))
}

function rolesOf(roleFlags: RolesOfMember | undefined): Set<AdminRole> {
  const roles = new Set<AdminRole>(roleFlags?.accessAdminYn === 'Y' ? roleFlags.accessRoles : undefined)
  const ofStaff = roleFlags ? rolesOfStaff(roleFlags) : []
  for (const role of ofStaff.includes('OPERATES') ? staffRoles : ofStaff) roles.add(role)
  if (roleFlags?.securityAdminYn === 'Y') roles.add('SECURITY')
  return roles
}
