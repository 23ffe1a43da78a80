import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { timeText } from '../counsel-text.ts'
import { useCounselAdminTexts } from './texts.ts'

const MAX_REASON_LENGTH = 200
const cancelMachine = submissionMachine('cancelAdminCounsel')

type Props = { counsel: Schema<'AdminCounsel'>; onCanceled: () => void; onOutdated: () => void }

/** Cancels a reservation; the reason is sent to the person who made it. */
export function CancelForm({ counsel, onCanceled, onOutdated }: Props) {
  const { t } = useCounselAdminTexts()
  const { counselId, version, name } = counsel
  const form = useOperationForm(cancelMachine, {
    fields: { reason: '' },
    mistakes: ({ reason }) => ({ reason: isBlank(reason) && t('cancel.missing') }),
    input: ({ reason }) => ({ counselId, version, reason: typedText(reason) }),
    question: () => ({
      header: t('cancel.title'),
      message: t('cancel.question', { name, time: timeText(counsel) }),
      acceptLabel: t('cancel.submit'),
      rejectLabel: t('cancel.stay'),
      isFinal: true,
    }),
    onDone: onCanceled,
    reload: false,
    once: true,
    outdated: ['counsel.changed'],
    onOutdated,
    showOutdated: false,
  })
  return (
    <Card id="cancel" scrollMarginTop="20">
      <OperationForm form={form} submit={t('cancel.submit')} button={{ variant: 'outline' }}>
        <Heading level={2} size="md">
          {t('cancel.title')}
        </Heading>
        <TextField
          label={t('cancel.reason')}
          hint={t('cancel.reasonHint')}
          autoComplete="off"
          maxLength={MAX_REASON_LENGTH}
          {...form.field('reason')}
        />
      </OperationForm>
    </Card>
  )
}
