import type { Schema } from '#contract/operation.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { rolesIn, StaffRoles } from './StaffRoles.tsx'
import { staffOutdated } from './staff-outdated.ts'
import { useStaffTexts } from './texts.ts'

const rolesMachine = submissionMachine('setStaffRoles')

/** The dialog that changes the roles of a member of the staff. */
export function ChangeRoles({ person, onClose }: { person: Schema<'StaffMember'>; onClose: () => void }) {
  const { t } = useStaffTexts()
  const { memberId, name, roles, lastOperatorYn } = person
  const form = useOperationForm(rolesMachine, {
    fields: { chosen: roles.join() },
    mistakes: ({ chosen }) => ({
      chosen:
        rolesIn(chosen).length === 0
          ? t('roles.missing')
          : lastOperatorYn === 'Y' && !rolesIn(chosen).includes('OPERATES') && t('roles.last'),
    }),
    input: ({ chosen }) => ({ memberId, roles: rolesIn(chosen), seenRoles: roles }),
    done: () => t('roles.done', { name }),
    onDone: onClose,
    outdated: staffOutdated,
    worthAQuestion: false,
  })
  return (
    <DialogForm
      form={form}
      title={t('roles.of', { name })}
      lead={t('roles.effect')}
      submit={t('roles.submit')}
      cancel={t('form.cancel')}
      onClose={onClose}
    >
      <StaffRoles {...form.choice('chosen')} disabled={form.busy} />
    </DialogForm>
  )
}
