import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { MAX_REJECT_REASON_LENGTH } from '#domain/subscription/decision.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { type DecisionListeners, decisionOf } from './decision.ts'
import { useSubscriptionAdminTexts } from './texts.ts'

const rejectMachine = submissionMachine('rejectSubscription')

/** Rejects a request; the reason is sent to the requester unchanged. */
export function RejectForm({
  read,
  onDone,
  onOutdated,
}: { read: Schema<'AdminSubscription'> } & DecisionListeners) {
  const { t } = useSubscriptionAdminTexts()
  const { subject, request, order } = decisionOf(read, onOutdated)
  const form = useOperationForm(rejectMachine, {
    ...order,
    fields: { reason: '' },
    mistakes: ({ reason }) => ({ reason: isBlank(reason) && t('reject.missing') }),
    input: ({ reason }) => ({ ...request, reason: typedText(reason) }),
    question: () => ({
      header: t('reject.title'),
      message: t('reject.question', subject),
      acceptLabel: t('reject.submit'),
      rejectLabel: t('reject.stay'),
      isFinal: true,
    }),
    onDone: () => onDone(t('reject.done')),
  })
  return (
    <chakra.section id="reject" scrollMarginTop="20">
      <OperationForm form={form} gap="4" submit={t('reject.submit')} button={{ variant: 'outline' }}>
        <Heading level={2} size="md">
          {t('reject.title')}
        </Heading>
        <Text tone="muted">{t('reject.lead')}</Text>
        <TextArea
          label={t('reject.reason')}
          hint={t('reject.reasonHint')}
          rows={3}
          maxLength={MAX_REJECT_REASON_LENGTH}
          {...form.field('reason')}
        />
      </OperationForm>
    </chakra.section>
  )
}
