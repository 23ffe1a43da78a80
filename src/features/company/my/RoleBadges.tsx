import { chakra } from '@chakra-ui/react'
import type { CompanyRole } from '#domain/company/roles.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { useCompanyTexts } from './texts.ts'

/** The roles of a person in their company; renders nothing for a person without roles. */
export function RoleBadges({ roles }: { roles: readonly CompanyRole[] }) {
  const { t } = useCompanyTexts()
  if (roles.length === 0) return null
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1">
      {roles.map((role) => (
        <Badge key={role} icon={null} tone={role === 'OWNER' ? 'info' : 'neutral'}>
          {t(`role.${role}`)}
        </Badge>
      ))}
    </chakra.span>
  )
}
