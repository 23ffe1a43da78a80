import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { Part } from '#src/components/part/Part.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCancel } from './cancel-flow-context.ts'
import { settlementKind } from './due-text.ts'
import { useSubscriptionCancelTexts } from './texts.ts'

/** The step of a cancellation with all its consequences, the optional reason, and one alternative. */
export function ReasonStep() {
  const { t } = useSubscriptionCancelTexts()
  const {
    reasons,
    snapshot: {
      context: { estimate, reasonCode },
    },
    send,
  } = useCancel()
  const {
    serviceName,
    planName,
    subscriptionNo,
    currency,
    options,
    unpaidCount,
    unpaidAmount,
    pendingAmount,
    chargingYn,
    cancellation,
  } = estimate
  const name = `${serviceName} ${planName}`
  const money = (amount: number) => formatMoney(Math.abs(amount), currency)
  const [today, periodEnd] = (['TODAY', 'PERIOD_END'] as const).map((each) =>
    options.find(({ endOption }) => endOption === each),
  )
  const consequences = [
    today && t('reason.today', { date: formatDate(today.lastDate) }),
    today && t(`reason.${settlementKind(today)}`, { amount: money(today.dueAmount) }),
    today && today.setOffAmount > 0 && t('reason.setOff', { amount: money(today.setOffAmount) }),
    periodEnd && t('reason.periodEnd', { date: formatDate(periodEnd.lastDate) }),
    t('reason.service'),
    t('reason.bills'),
    unpaidCount > 0 && t('reason.unpaid', { count: unpaidCount, amount: money(unpaidAmount) }),
    unpaidCount > 0 && periodEnd && t('reason.unpaidStays'),
    unpaidCount > 0 && chargingYn === 'Y' && t('form.charging'),
    pendingAmount !== 0 && t('reason.pending', { amount: formatMoney(pendingAmount, currency) }),
  ].filter((line) => typeof line === 'string')

  return (
    <>
      <Stack gap="6">
        <Stack gap="1">
          <ScreenTitle>{t('reason.title')}</ScreenTitle>
          <Text tone="muted">
            {cancellation
              ? t('reason.leadScheduled', { name, date: formatDate(cancellation.lastDate) })
              : t('reason.lead', { name })}
          </Text>
          <Text size="sm" tone="muted" numeric>
            {subscriptionNo}
          </Text>
        </Stack>
        <chakra.section>
          <Heading level={2} size="md" mb="2">
            {t('reason.consequences')}
          </Heading>
          <Stack as="ul" gap="2" ps="5" listStyleType="disc">
            {consequences.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        </chakra.section>
        <Part of={reasons} name={t('reason.list')}>
          {({ list }) => (
            <RadioCards
              legend={t('reason.legend')}
              options={list.map(({ reasonCode: value, reasonName: label }) => ({ value, label }))}
              value={reasonCode}
              onValueChange={(value) => send({ type: 'reason.chosen', reasonCode: value })}
            />
          )}
        </Part>
        <Text size="sm" tone="muted">
          {t('reason.alternativeText')}
        </Text>
      </Stack>
      <BottomActions>
        {/* The alternative is as prominent as the end, but not more. */}
        <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2" width="full">
          <ButtonLink asChild variant="outline" size="lg" px={{ base: '2', md: '6' }}>
            <Link to="/inquiry/counsel" onClick={() => send({ type: 'alternative.taken' })}>
              {t('reason.alternative')}
            </Link>
          </ButtonLink>
          <Button
            variant="outline"
            size="lg"
            px={{ base: '2', md: '6' }}
            onClick={() => send({ type: 'reason.accepted' })}
          >
            {t('reason.next')}
          </Button>
        </chakra.div>
      </BottomActions>
    </>
  )
}
