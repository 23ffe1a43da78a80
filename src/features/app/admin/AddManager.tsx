import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { MailField } from '#src/forms/MailField.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { appOutdated } from './app-outdated.ts'
import { useAppAdminTexts } from './texts.ts'

const roles = ['APPROVER', 'APP_ADMIN'] as const
const addMachine = submissionMachine('addAppManager')
const fields = { managerEmail: '', managerRole: 'APPROVER' as (typeof roles)[number] }

/** Gives a colleague a role for the app, and notifies them. */
export function AddManager({ app, onClose }: { app: Schema<'AdminApp'>; onClose: () => void }) {
  const { t } = useAppAdminTexts()
  const form = useOperationForm(addMachine, {
    fields,
    mistakes: ({ managerEmail }) => ({ managerEmail: isBlank(managerEmail) && t('manager.emailMissing') }),
    input: ({ managerEmail, managerRole }, idempotencyKey) => ({
      idempotencyKey,
      appId: app.appId,
      version: app.version,
      managerEmail: typedText(managerEmail),
      managerRole,
    }),
    done: () => t('manager.added'),
    onDone: onClose,
    outdated: appOutdated,
    worthAQuestion: false,
  })
  return (
    <DialogForm
      form={form}
      title={t('manager.addTitle')}
      submit={t('manager.addSubmit')}
      cancel={t('leave')}
      onClose={onClose}
    >
      <MailField label={t('manager.email')} hint={t('manager.emailHint')} {...form.field('managerEmail')} />
      <RadioCards
        legend={t('manager.roleLabel')}
        options={roles.map((value) => ({
          value,
          label: t(`manager.role.${value}`),
          description: t(`manager.roleText.${value}`),
        }))}
        {...form.choice('managerRole')}
      />
    </DialogForm>
  )
}
