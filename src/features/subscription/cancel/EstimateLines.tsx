import { chakra } from '@chakra-ui/react'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { SumLines } from '#src/ui/SumLines.tsx'
import { Text } from '#src/ui/Text.tsx'
import { dueKind } from './due-text.ts'
import { useSubscriptionCancelTexts } from './texts.ts'

type Estimate = Pick<
  Output<'estimateSubscriptionWithdrawal'>,
  'currency' | 'calculatedAt' | 'unpaidAmount' | 'creditAmount' | 'pendingAmount' | 'chargingYn'
>
type Props = { option: Schema<'WithdrawalOption'>; estimate: Estimate }

/**
 * The amounts of a cancellation that are not 0, and the time of the calculation; changes are announced to screen
 * readers.
 */
export function EstimateLines({ option, estimate }: Props) {
  const { currency, calculatedAt, unpaidAmount, creditAmount, pendingAmount, chargingYn } = estimate
  const { t } = useSubscriptionCancelTexts()
  const money = (amount: number) => formatMoney(amount, currency)
  const isToday = option.endOption === 'TODAY'
  const openAmounts = [
    { term: t('form.pending'), amount: pendingAmount },
    { term: t('form.unpaid'), amount: unpaidAmount },
    { term: t('form.credit'), amount: creditAmount },
  ].filter(({ amount }) => isToday && amount !== 0)
  const amounts = [
    { term: t('form.used'), amount: option.usedSupplyAmount },
    { term: t('form.usedVat'), amount: option.usedVatAmount },
    { term: t('form.paid'), amount: option.paidSupplyAmount + option.paidVatAmount },
    { term: t('form.dueSupply'), amount: option.dueSupplyAmount },
    { term: t('form.dueVat'), amount: option.dueVatAmount },
    ...openAmounts,
  ].filter(({ amount }) => amount !== 0)
  const lines = [
    {
      term: t('form.period'),
      value: t('form.periodOf', {
        from: formatDate(option.periodFrom),
        to: formatDate(option.periodTo),
        used: option.usedDays,
        days: option.periodDays,
      }),
    },
    ...amounts.map(({ term, amount }) => ({ term, value: money(amount) })),
  ]
  return (
    <chakra.section role="status">
      <Heading level={2} size="md" mb="3">
        {t('form.estimate')}
      </Heading>
      <SumLines
        lines={lines.map((line) => ({ key: line.term, ...line }))}
        total={{
          term: t(`form.total.${dueKind(option)}`),
          value: option.dueAmount === 0 ? t('form.noAmount') : money(Math.abs(option.dueAmount)),
        }}
      />
      {option.setOffAmount > 0 && (
        <Text mt="3">{t('form.setOffText', { amount: money(option.setOffAmount) })}</Text>
      )}
      {isToday && chargingYn === 'Y' && <Text mt="3">{t('form.charging')}</Text>}
      <Text size="sm" tone="muted" mt="3">
        {t('form.calculatedAt', { time: formatDateTime(calculatedAt) })}
      </Text>
    </chakra.section>
  )
}
