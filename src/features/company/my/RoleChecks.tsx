import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { type GivenRole, givenRoles } from '#domain/company/roles.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { useCompanyTexts } from './texts.ts'

type Props = {
  legend: string
  hint?: string
  roles: readonly GivenRole[]
  disabled: boolean
  onChange: (roles: GivenRole[]) => void
}

/** The roles that an owner may give, each with its permissions. */
export function RoleChecks({ legend, hint, roles, disabled, onChange }: Props) {
  const { t } = useCompanyTexts()
  const id = useId()
  // The negative margin moves the description close to the role's name, whose label has the height of a touch target.
  return (
    <chakra.fieldset
      minWidth="0"
      aria-describedby={hint && id}
      css={{ '& label + p': { mt: '-1.5', pb: '1.5' } }}
    >
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
        {legend}
      </chakra.legend>
      {hint && (
        <chakra.p id={id} fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      {givenRoles.map((role) => (
        <Checkbox
          key={role}
          label={<chakra.span fontWeight="medium">{t(`role.${role}`)}</chakra.span>}
          hint={t(`roleText.${role}`)}
          checked={roles.includes(role)}
          disabled={disabled}
          onChange={({ target: { checked } }) =>
            onChange(givenRoles.filter((each) => (each === role ? checked : roles.includes(each))))
          }
        />
      ))}
    </chakra.fieldset>
  )
}
