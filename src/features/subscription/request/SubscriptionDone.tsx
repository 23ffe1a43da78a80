import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { decidedUntil } from '#domain/subscription/decision.ts'
import { DatedSteps } from '#src/components/screen/DatedSteps.tsx'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { NextSteps } from '#src/components/screen/NextSteps.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

const nextSteps = ['check', 'start', 'cancel'] as const

/**
 * Confirms that the request was received: its content, its price and the next steps; without a receipt only the next
 * steps.
 */
export function SubscriptionDone({ receipt }: { receipt: Schema<'SubscriptionReceipt'> | undefined }) {
  const { t } = useSubscriptionRequestTexts()
  return (
    <Card padding="lg" elevated>
      <Stack gap="6">
        <DoneHead
          title={t('done.title')}
          lead={t('done.lead')}
          {...(receipt && {
            figure: {
              term: t('done.until'),
              value: formatDate(decidedUntil(kstDate(new Date(receipt.requestedAt)))),
            },
          })}
        />
        {receipt ? (
          <>
            <ReceiptSteps receipt={receipt} />
            <ReceiptFacts receipt={receipt} />
          </>
        ) : (
          <NextSteps title={t('done.next')} steps={nextSteps.map((step) => t(`done.${step}`))} ordered />
        )}
      </Stack>
      <DoneActions>
        <ButtonLink asChild size="lg">
          <Link to="/my/subscription">{t('done.my')}</Link>
        </ButtonLink>
        <ButtonLink asChild variant="outline" size="lg">
          <Link to="/subscription">{t('done.again')}</Link>
        </ButtonLink>
      </DoneActions>
    </Card>
  )
}

/** The days of the request, its review and its start, with what happens then. */
function ReceiptSteps({ receipt: { requestedAt } }: { receipt: Schema<'SubscriptionReceipt'> }) {
  const { t } = useSubscriptionRequestTexts()
  const day = kstDate(new Date(requestedAt))
  return (
    <section>
      <Heading level={2} size="md" mb="3">
        {t('done.next')}
      </Heading>
      <DatedSteps
        steps={[
          { name: t('done.steps.asked'), date: formatDate(day), place: 'done' },
          {
            name: t('done.steps.review'),
            date: t('done.steps.until', { date: formatDate(decidedUntil(day)) }),
            place: 'now',
          },
          { name: t('done.steps.start'), date: t('done.steps.startDay'), place: 'next' },
        ]}
      />
      <Text size="sm" tone="muted" mt="4">
        {nextSteps.map((step) => t(`done.${step}`)).join(' ')}
      </Text>
    </section>
  )
}

function ReceiptFacts({ receipt }: { receipt: Schema<'SubscriptionReceipt'> }) {
  const { t } = useSubscriptionRequestTexts()
  const { subscriptionNo, serviceName, planName, paymentCycle, totalAmount, currency, requestedAt } = receipt
  const amount = formatMoney(totalAmount, currency)
  return (
    <DataList
      items={[
        { key: 'service', term: t('done.fact.service'), value: `${serviceName} ${planName}` },
        { key: 'amount', term: t(`done.fact.amount.${paymentCycle}`), value: amount },
        { key: 'number', term: t('done.fact.number'), value: subscriptionNo },
        { key: 'at', term: t('done.fact.at'), value: formatDateTime(requestedAt) },
      ]}
    />
  )
}
