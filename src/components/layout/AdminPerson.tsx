import { chakra } from '@chakra-ui/react'
import type { RolesOfMember } from '#domain/admin/pages.ts'
import { rolesOfStaff } from '#domain/staff/roles.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'

/** The member who works in the admin area, with the roles that allow this. */
export function AdminPerson() {
  const { t } = useSideMenuTexts()
  const { info } = useSession()
  if (!info?.name) return null
  const roles = adminRolesOf(info).map((role) => t(`role.${role}`))
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5" px="2" pt="2" minWidth="0">
      <Avatar name={info.name} />
      <chakra.div minWidth="0">
        <Text size="sm" weight="semibold" truncate>
          {info.name}
        </Text>
        <Text size="xs" tone="muted" truncate title={roles.join(' · ')}>
          {roles.join(' · ')}
        </Text>
      </chakra.div>
    </chakra.div>
  )
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
