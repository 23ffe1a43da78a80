import { isEmail } from '#domain/email.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { MailField } from '#src/forms/MailField.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { rolesIn, StaffRoles } from './StaffRoles.tsx'
import { staffOutdated } from './staff-outdated.ts'
import { useStaffTexts } from './texts.ts'

const inviteMachine = submissionMachine('inviteStaff')

/** The form that invites a person to the staff by mail address. The typed text is restored after Escape. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const { t } = useStaffTexts()
  const form = useOperationForm(inviteMachine, {
    fields: { email: '', chosen: '' },
    mistakes: ({ email, chosen }) => ({
      chosen: rolesIn(chosen).length === 0 && t('roles.missing'),
      email: isBlank(email) ? t('form.missing') : !isEmail(email) && t('form.wrong'),
    }),
    input: ({ email, chosen }, idempotencyKey) => ({
      idempotencyKey,
      email: typedText(email),
      roles: rolesIn(chosen),
    }),
    done: (invitation) => t('form.done', { email: invitation.email }),
    onDone: onClose,
    outdated: staffOutdated,
    draft: { name: 'staff-invitation', stored: ['chosen'], remembered: ['email'] },
  })
  return (
    <DialogForm
      form={form}
      title={t('form.title')}
      lead={t('form.lead')}
      submit={t('form.submit')}
      cancel={t('form.cancel')}
      onClose={onClose}
    >
      <MailField label={t('form.email')} hint={t('form.emailHint')} {...form.field('email')} />
      <StaffRoles {...form.choice('chosen')} disabled={form.busy} />
    </DialogForm>
  )
}
