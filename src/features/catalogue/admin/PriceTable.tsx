import { formatMoney } from '#domain/money.ts'
import type { Plan } from '#domain/plan/catalogue.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { isChanged, type PriceChange } from './service-values.ts'
import { useAdminCatalogueTexts } from './texts.ts'

/** Returns the text for a price in both currencies, or for a missing price. */
export function usePriceText() {
  const { t } = useAdminCatalogueTexts()
  return (price: Plan['price'] | null) =>
    price
      ? t('price.both', { won: formatMoney(price.KRW, 'KRW'), dollars: formatMoney(price.USD, 'USD') })
      : t('price.none')
}

/**
 * The prices of a service before and after a change, with the number of running subscriptions of each plan if it is
 * known.
 */
export function PriceTable({
  changes,
}: {
  changes: readonly (PriceChange & { subscriptionCount?: number })[]
}) {
  const { t } = useAdminCatalogueTexts()
  const priceText = usePriceText()
  const changedPrices = changes.filter(isChanged)
  if (changedPrices.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('price.same')}
      </Text>
    )
  const columns: DataColumn<(typeof changes)[number]>[] = [
    { key: 'plan', header: t('price.plan'), primary: true, cell: ({ planName }) => planName },
    { key: 'before', header: t('price.before'), numeric: true, cell: ({ before }) => priceText(before) },
    { key: 'after', header: t('price.after'), numeric: true, cell: ({ after }) => priceText(after) },
  ]
  if (changedPrices.some(({ subscriptionCount }) => subscriptionCount !== undefined))
    columns.push({
      key: 'count',
      header: t('approval.count'),
      numeric: true,
      cell: ({ subscriptionCount: count = 0 }) => t('approval.counted', { count }),
    })
  return (
    <DataTable
      caption={t('prices')}
      columns={columns}
      rows={changedPrices}
      rowKey={({ planCode, after }) => `${planCode} ${after ? 'kept' : 'gone'}`}
    />
  )
}
