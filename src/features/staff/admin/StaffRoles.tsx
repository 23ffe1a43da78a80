import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { staffRoleNames } from '#domain/staff/role-names.ts'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { type Compared, ComparedValue } from '#src/ui/Field.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { useStaffTexts } from './texts.ts'

type Props = {
  /** The chosen roles, separated by commas, since a draft cannot store lists. */
  value: string
  onValueChange: (roles: string) => void
  disabled: boolean
  error: ReactNode
  compared?: Compared | undefined
}

/** Parses the value of `StaffRoles` into roles, in the order of the screens. */
export const rolesIn = (chosen: string): StaffRole[] =>
  staffRoles.filter((role) => chosen.split(',').includes(role))

/** The choice of roles for a member of the staff. `OPERATES` includes all others. */
export function StaffRoles({ value, onValueChange, disabled, error, compared }: Props) {
  const { t } = useStaffTexts()
  const errorId = useId()
  const roles = rolesIn(value)
  const change = (role: StaffRole, isChosen: boolean) =>
    onValueChange(staffRoles.filter((each) => (each === role ? isChosen : roles.includes(each))).join())
  return (
    <chakra.fieldset
      minWidth="0"
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
      css={{ '& label + p': { mt: '-1.5', pb: '1.5' } }}
    >
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
        {t('roles.title')}
      </chakra.legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={<chakra.span fontWeight="medium">{staffRoleNames[role]}</chakra.span>}
          hint={t(`roles.hint.${role}`)}
          checked={roles.includes(role)}
          disabled={disabled}
          onChange={({ target }) => change(role, target.checked)}
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <ComparedValue
        compared={compared}
        labelOf={(chosen) =>
          rolesIn(chosen)
            .map((role) => staffRoleNames[role])
            .join(', ')
        }
      />
    </chakra.fieldset>
  )
}
