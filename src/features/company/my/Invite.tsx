import { isEmail } from '#domain/email.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { MailField } from '#src/forms/MailField.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { RoleChecks } from './RoleChecks.tsx'
import { rolesIn } from './roles-in.ts'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

const inviteMachine = submissionMachine('inviteToCompany')
// The roles are one text, since a draft cannot store lists.
const fields = { email: '', chosen: '' }

/**
 * The form that invites a person to the company by mail address, with or without an account. The typed text is
 * restored after Escape.
 */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useCompanyTexts()
  const form = useOperationForm(inviteMachine, {
    ...useCompanyChange({ onDone: onClose }),
    done: (_, { email }) => t('invite.done', { email: typedText(email) }),
    fields,
    mistakes: ({ email }) => ({
      email: isBlank(email) ? t('invite.emailMissing') : !isEmail(email) && t('invite.emailWrong'),
    }),
    input: ({ email, chosen }, idempotencyKey) => ({
      idempotencyKey,
      email: typedText(email),
      roles: rolesIn(chosen),
    }),
    draft: { name: 'company-invitation', stored: ['chosen'], remembered: ['email'] },
  })
  return (
    <DialogForm
      form={form}
      title={t('invite.title')}
      lead={t('invite.lead')}
      submit={t('invite.submit')}
      cancel={t('invite.cancel')}
      onClose={onClose}
    >
      <MailField label={t('invite.email')} hint={t('invite.emailHint')} {...form.field('email')} />
      <RoleChecks
        legend={t('roles')}
        hint={t('rolesHint')}
        roles={rolesIn(form.values.chosen)}
        disabled={form.busy}
        onChange={(chosen) => form.change({ chosen: chosen.join() })}
      />
    </DialogForm>
  )
}
