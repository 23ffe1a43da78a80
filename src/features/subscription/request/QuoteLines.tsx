import { chakra } from '@chakra-ui/react'
import { formatDate } from '#domain/dates.ts'
import { formatMoney, formatNumber } from '#domain/money.ts'
import type { Quote } from '#src/machines/subscription-request/request-context.ts'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

/** The whole price with VAT, line by line, and the days of the first two bills; read aloud when it changes. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { t } = useSubscriptionRequestTexts()
  const {
    serviceInfo: { currency, userCount, paymentCycle },
    discountAmount,
  } = quote
  const money = (amount: number) => formatMoney(amount, currency)
  const lines = [
    {
      key: 'list',
      term: t('quote.list', {
        price: money(quote.unitPrice),
        users: formatNumber(userCount),
        months: quote.months,
      }),
      value: money(quote.listAmount),
    },
    ...(discountAmount > 0
      ? [{ key: 'discount', term: t('quote.discount'), value: money(-discountAmount) }]
      : []),
    { key: 'supply', term: t('quote.supply'), value: money(quote.supplyAmount) },
    { key: 'vat', term: t('quote.vat'), value: money(quote.vatAmount) },
  ]
  const dates = [
    { key: 'first', term: t('quote.first'), value: formatDate(quote.firstBillDate) },
    { key: 'next', term: t('quote.next'), value: formatDate(quote.nextBillDate) },
  ]
  const row = ({ key, term, value }: { key: string; term: string; value: string }) => (
    <chakra.div key={key} display="flex" justifyContent="space-between" flexWrap="wrap" columnGap="4">
      <chakra.dt color="fg.muted" textStyle="tabular">
        {term}
      </chakra.dt>
      <chakra.dd textStyle="tabular" ml="auto">
        {value}
      </chakra.dd>
    </chakra.div>
  )
  return (
    <div role="status">
      <chakra.dl display="grid" gap="3">
        {lines.map(row)}
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          flexWrap="wrap"
          columnGap="4"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="border"
          pt="4"
        >
          <chakra.dt fontWeight="semibold">
            {t('quote.total', { cycle: t(`cycle.${paymentCycle}`) })}
          </chakra.dt>
          <chakra.dd fontSize="2xl" fontWeight="bold" textStyle="tabular" ml="auto">
            {money(quote.totalAmount)}
          </chakra.dd>
        </chakra.div>
        {dates.map(row)}
      </chakra.dl>
      <Text size="sm" tone="muted" mt="3">
        {t('quote.note')}
      </Text>
    </div>
  )
}
