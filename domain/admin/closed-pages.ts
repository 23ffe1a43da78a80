import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import { type AdminPage, type AdminRole, adminPages, isAdminPathOpen, type RolesOfMember } from './pages.ts'

/** Whether a role of the admin area is one of the staff's. */
export const isStaffRole = (role: AdminRole): role is StaffRole => staffRoles.some((one) => one === role)

/** Returns the page of the admin area at or above an address. */
export const adminPageAt = (pathname: string): AdminPage | undefined =>
  (Object.keys(adminPages) as AdminPage[]).find((page) =>
    `${pathname.replace(/\/+$/, '')}/`.startsWith(`${page}/`),
  )

/**
 * Returns the page of an address that a member may know about but not open; undefined if the page is open or must look
 * unknown. A page of the staff looks unknown to everyone else (decision 225).
 */
export function forbiddenPageAt(
  pathname: string,
  roleFlags: RolesOfMember | undefined,
): AdminPage | undefined {
  const page = adminPageAt(pathname)
  if (!roleFlags || page === undefined || isAdminPathOpen(pathname, roleFlags)) return undefined
  return roleFlags.staffYn !== 'Y' && adminPages[page].every(isStaffRole) ? undefined : page
}
