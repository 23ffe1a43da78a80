import type { Schema } from '#contract/operation.ts'
import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useUpkeepTexts } from './upkeep-texts.ts'

const closeMachine = submissionMachine('closeAccount')
const openMachine = submissionMachine('openAccount')
type Props = {
  person: Pick<Schema<'AdminCompanyPerson'>, 'memberId' | 'name'>
  onClose: () => void
}
type FormValues = { reason: string }

/** Closes an account after a confirmation; the reason is sent to the owner of the account. */
export function CloseAccount({ person: { memberId, name }, onClose }: Props) {
  const { t } = useUpkeepTexts()
  const form = useOperationForm(closeMachine, {
    ...useReason(),
    input: ({ reason }) => ({ memberId, reason: typedText(reason) }),
    question: () => ({
      header: t('close.title', { name }),
      message: t('close.ask', { name }),
      acceptLabel: t('close.submit'),
      rejectLabel: t('close.keep'),
      isFinal: true,
    }),
    done: () => t('close.done', { name }),
    onDone: onClose,
    draft: { name: `account-close-${memberId}`, stored: [], remembered: ['reason'] },
  })
  return (
    <DialogForm
      form={form}
      title={t('close.title', { name })}
      lead={t('close.lead')}
      submit={t('close.submit')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <TextArea rows={3} label={t('reason')} hint={t('close.reasonHint')} {...form.field('reason')} />
    </DialogForm>
  )
}

/** Reopens a closed account; the reason is sent to the owner of the account. */
export function OpenAccount({ person: { memberId, name }, onClose }: Props) {
  const { t } = useUpkeepTexts()
  const form = useOperationForm(openMachine, {
    ...useReason(),
    input: ({ reason }) => ({ memberId, reason: typedText(reason) }),
    done: () => t('open.done', { name }),
    onDone: onClose,
    draft: { name: `account-open-${memberId}`, stored: [], remembered: ['reason'] },
  })
  return (
    <DialogForm
      form={form}
      title={t('open.title', { name })}
      lead={t('open.lead')}
      submit={t('open.submit')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <TextArea rows={3} label={t('reason')} hint={t('open.reasonHint')} {...form.field('reason')} />
    </DialogForm>
  )
}

/**
 * Returns the options that both forms share: the field for the reason, and the refusals that mean that the page is
 * outdated.
 */
function useReason() {
  const { t } = useUpkeepTexts()
  return {
    fields: { reason: '' },
    mistakes: ({ reason }: FormValues) => ({
      reason:
        (isBlank(reason) && t('reasonMissing')) ||
        (typedText(reason).length > MAX_REASON_LENGTH && t('reasonLong', { most: MAX_REASON_LENGTH })),
    }),
    residentFree: { reason: t('residentNumber') },
    outdated: ['account.changed', 'account.missing', 'account.ofStaff'],
  } as const
}
