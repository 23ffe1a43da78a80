import type { RolesOfMember } from '#domain/admin/pages.ts'
import { rolesOfStaff } from '#domain/staff/roles.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { SideFoot } from './SideFoot.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'

/** The member who works in the admin area, with the roles that allow this. */
export function AdminPerson() {
  const { t } = useSideMenuTexts()
  const { info } = useSession()
  if (!info?.name) return null
  const roles = adminRolesOf(info).map((role) => t(`role.${role}`))
  return <SideFoot name={info.name} title={info.name} text={roles.join(' · ')} />
}

const accessRoles = ['APP_ADMIN', 'APPROVER', 'DELEGATE'] as const

/** Returns the roles of a member in the admin area, the role with most pages first. */
function adminRolesOf(info: RolesOfMember) {
  const staff = rolesOfStaff(info)
  const ofAccess = info.accessAdminYn === 'Y' ? (info.accessRoles ?? []) : []
  return [
    ...(staff.includes('OPERATES') ? (['OPERATOR'] as const) : staff.length > 0 ? (['STAFF'] as const) : []),
    ...(info.securityAdminYn === 'Y' ? (['SECURITY'] as const) : []),
    ...accessRoles.filter((role) => ofAccess.includes(role)),
  ]
}
