import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, isCalendarDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { isStartDate, latestStart } from '#domain/subscription/decision.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DateField } from '#src/forms/DateField.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { priceText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'
import { type DecisionListeners, decisionOf } from './decision.ts'
import { useSubscriptionAdminTexts } from './texts.ts'

const approveMachine = submissionMachine('approveSubscription')

/** The form that approves a request from a given day. It shows the consequences before the confirmation. */
export function ApproveForm({
  read,
  onDone,
  onOutdated,
}: { read: Schema<'AdminSubscription'> } & DecisionListeners) {
  const { t } = useSubscriptionAdminTexts()
  const { t: subscription } = useSubscriptionTexts()
  const today = kstDate(portalClock.now())
  const lastStart = formatDate(latestStart(today))
  const { subject, request, order } = decisionOf(read, onOutdated)
  const { contractInfo } = read.detail
  const form = useOperationForm(approveMachine, {
    ...order,
    fields: { startDate: today },
    mistakes: ({ startDate }) => ({
      startDate: !isStartDate(startDate, today) && t('approve.startWrong', { last: lastStart }),
    }),
    input: ({ startDate }) => ({ ...request, startDate }),
    question: ({ startDate }) => ({
      header: t('approve.title'),
      message: t('approve.question', {
        ...subject,
        date: formatDate(startDate),
        price: priceText(subscription, contractInfo),
      }),
      acceptLabel: t('approve.submit'),
      rejectLabel: t('approve.stay'),
    }),
    onDone: () => onDone(t('approve.done')),
    worthAQuestion: false,
  })
  return (
    <chakra.section id="approve" scrollMarginTop="20">
      <OperationForm form={form} gap="4" submit={t('approve.submit')}>
        <Heading level={2} size="md">
          {t('approve.title')}
        </Heading>
        <Text tone="muted">
          {t('approve.lead', { amount: formatMoney(contractInfo.totalAmount, contractInfo.currency) })}
        </Text>
        <DateField
          label={t('approve.startDate')}
          hint={t('approve.startHint', { last: lastStart })}
          min={today}
          max={latestStart(today)}
          {...form.field('startDate')}
          // A complete day that is out of range is reported at once; an incomplete day is not, since it is still
          // being typed.
          error={isCalendarDate(form.values.startDate) ? form.mistakes.startDate : form.errorOf('startDate')}
        />
      </OperationForm>
    </chakra.section>
  )
}
