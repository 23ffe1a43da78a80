import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { isStartDate, latestStart } from '#domain/subscription/decision.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { priceText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'
import { useSubscriptionAdminTexts } from './texts.ts'
import { type DecisionListeners, useDecision } from './use-decision.ts'

const approveMachine = submissionMachine('approveSubscription')

/** Approves a request from a given day; shows the consequences first. */
export function ApproveForm({
  read,
  onDone,
  onOutdated,
}: { read: Schema<'AdminSubscription'> } & DecisionListeners) {
  const { t } = useSubscriptionAdminTexts()
  const { t: subscription } = useSubscriptionTexts()
  const dialogs = useMachines().dialogs
  const today = kstDate(portalClock.now())
  const last = formatDate(latestStart(today))
  const [startDate, setStartDate] = useState(today)
  const field = useRef<HTMLInputElement>(null)
  const { busy, problem, submit } = useDecision(approveMachine, {
    onAccepted: () => onDone(t('approve.done')),
    onOutdated,
  })
  const { subscriptionInfo, companyInfo, serviceInfo, contractInfo } = read.detail
  const isWrong = !isStartDate(startDate, today)

  const approve = async (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return field.current?.focus()
    const isSure = await confirm(dialogs, {
      header: t('approve.title'),
      message: t('approve.question', {
        company: companyInfo.companyName,
        name: `${serviceInfo.serviceName} ${serviceInfo.planName}`,
        date: formatDate(startDate),
        price: priceText(subscription, contractInfo),
      }),
      acceptLabel: t('approve.submit'),
      rejectLabel: t('approve.stay'),
    })
    if (isSure) submit({ subscriptionId: subscriptionInfo.subscriptionId, version: read.version, startDate })
  }
  return (
    <Card id="approve" scrollMarginTop="20">
      <form onSubmit={(event) => void approve(event)} noValidate>
        <Stack gap="4">
          <Heading level={2} size="md">
            {t('approve.title')}
          </Heading>
          <Text tone="muted">
            {t('approve.lead', { amount: formatMoney(contractInfo.totalAmount, contractInfo.currency) })}
          </Text>
          <TextField
            ref={field}
            type="date"
            label={t('approve.startDate')}
            hint={t('approve.startHint', { last })}
            min={today}
            max={latestStart(today)}
            value={startDate}
            onChange={({ target }) => setStartDate(target.value)}
            error={isWrong && t('approve.startWrong', { last })}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" alignSelf="flex-start" loading={busy}>
            {t('approve.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
