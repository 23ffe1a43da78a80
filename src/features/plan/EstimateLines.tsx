import { formatMoney, formatNumber } from '#domain/money.ts'
import type { Estimate } from '#domain/plan/estimate.ts'
import { SumLines } from '#src/ui/SumLines.tsx'
import { Text } from '#src/ui/Text.tsx'
import { usePlanTexts } from './texts.ts'

/** An estimate line by line, announced when it changes. */
export function EstimateLines({ estimate }: { estimate: Estimate }) {
  const { t } = usePlanTexts()
  const { users, months, cycle, currency, discount } = estimate
  const money = (amount: number) => formatMoney(amount, currency)
  const lines = [
    {
      key: 'list',
      term: t('estimate.list', { price: money(estimate.unitPrice), users: formatNumber(users), months }),
      value: money(estimate.list),
    },
    ...(discount > 0 ? [{ key: 'discount', term: t('estimate.discount'), value: money(-discount) }] : []),
    { key: 'supply', term: t('estimate.supply'), value: money(estimate.supply) },
    { key: 'vat', term: t('estimate.vat'), value: money(estimate.vat) },
  ]
  return (
    <div role="status">
      <SumLines
        lines={lines}
        total={{
          term: t('estimate.total', { cycle: t(`estimate.each${cycle}`) }),
          value: money(estimate.total),
        }}
        numericTerms
      />
      {/* With monthly billing the first line already shows the monthly price. */}
      {cycle === 'Y' && (
        <Text size="sm" tone="muted" numeric mt="3">
          {t('estimate.perMonth', { price: money(estimate.perUserMonth) })}
        </Text>
      )}
    </div>
  )
}
