import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { SuccessIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

const nextSteps = ['check', 'start', 'cancel'] as const

/** The request was received: its content, its price and the next steps; without a receipt only the next steps. */
export function SubscriptionDone({ receipt }: { receipt: Schema<'SubscriptionReceipt'> | undefined }) {
  const { t } = useSubscriptionRequestTexts()
  return (
    <Card padding="lg" elevated>
      <Stack gap="6">
        <Stack gap="3">
          <SuccessIcon boxSize="10" color="success.fg" />
          <Stack gap="1">
            <ScreenTitle>{t('done.title')}</ScreenTitle>
            <Text tone="muted" numeric>
              {t('done.lead')}
            </Text>
          </Stack>
        </Stack>
        {receipt && <ReceiptFacts receipt={receipt} />}
        <chakra.section>
          <Heading level={2} size="md" mb="2">
            {t('done.next')}
          </Heading>
          <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
            {nextSteps.map((step) => (
              <li key={step}>{t(`done.${step}`)}</li>
            ))}
          </Stack>
        </chakra.section>
      </Stack>
      {/* Two long labels are one above the other on phones. */}
      <BottomActions flexDirection={{ base: 'column', md: 'row' }}>
        <ButtonLink asChild variant="outline" size="lg">
          <Link to="/subscription">{t('done.again')}</Link>
        </ButtonLink>
        <ButtonLink asChild size="lg">
          <Link to="/my/subscription">{t('done.my')}</Link>
        </ButtonLink>
      </BottomActions>
    </Card>
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
