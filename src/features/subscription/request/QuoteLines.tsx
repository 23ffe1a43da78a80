import { formatDate } from '#domain/dates.ts'
import { formatMoney, formatNumber } from '#domain/money.ts'
import type { Quote } from '#src/machines/subscription-request/request-context.ts'
import { SumLines } from '#src/ui/SumLines.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

type Props = {
  quote: Quote
  /** False where the bar with the buttons shows the total. */
  hasTotal?: boolean
}

/** The price with VAT, line by line, and the dates of the first two bills; announced when it changes. */
export function QuoteLines({ quote, hasTotal = true }: Props) {
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
  return (
    <div role="status">
      <SumLines
        lines={lines}
        total={
          hasTotal
            ? {
                term: t('quote.total', { cycle: t(`cycle.${paymentCycle}`) }),
                value: money(quote.totalAmount),
              }
            : undefined
        }
        after={dates}
        numericTerms
      />
      <Text size="sm" tone="muted" mt="3">
        {t('quote.note')}
      </Text>
    </div>
  )
}
