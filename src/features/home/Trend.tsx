import { kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { chartedCurrency, hasTrend } from '#src/features/bill/charted-months.ts'
import { MonthsChart } from '#src/features/bill/MonthsChart.tsx'
import { monthMoney, refundOf, unpaidParts } from '#src/features/bill/month-money.ts'
import { useBillTexts } from '#src/features/bill/texts.ts'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Table } from '#src/ui/Table.tsx'
import { HomeCard } from './HomeCard.tsx'
import type { HomeParts } from './load-home.ts'

const unpaid = ['late', 'waiting'] as const

/** Whether enough months were billed for a chart. */
export const isCharted = ({ months }: Pick<HomeParts['bills'], 'months'>): boolean =>
  hasTrend(months, chartedCurrency(months), kstDate(portalClock.now()))

/** The billed amounts of twelve months as a chart and a table; renders nothing if too few months were billed. */
export function Trend({ bills: { months } }: Pick<HomeParts, 'bills'>) {
  const { t } = useBillTexts()
  const currency = chartedCurrency(months)
  const isRefunded = months.some((month) => refundOf(month) > 0)
  if (!isCharted({ months })) return null
  return (
    <HomeCard id="trend" title={t('chart.title')}>
      <MonthsChart months={months} currency={currency} isComparedElsewhere />
      <FoldedTable mt="2" label={t('chart.table')} labelSize="sm">
        <Table caption={t('chart.caption')} dense>
          <thead>
            <tr>
              <th scope="col">{t('chart.month')}</th>
              <th scope="col" data-numeric="">
                {t('chart.amount')}
              </th>
              {unpaid.map((part) => (
                <th key={part} scope="col" data-numeric="">
                  {t(`chart.${part}`)}
                </th>
              ))}
              {isRefunded && (
                <th scope="col" data-numeric="">
                  {t('chart.refund')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.period + month.currency}>
                <th scope="row">{month.period.replace('-', '.')}</th>
                <td data-numeric="">{formatMoney(monthMoney(month).asked, month.currency)}</td>
                {unpaid.map((part) => (
                  <td key={part} data-numeric="">
                    {formatMoney(unpaidParts(month)[part], month.currency)}
                  </td>
                ))}
                {isRefunded && <td data-numeric="">{formatMoney(refundOf(month), month.currency)}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </FoldedTable>
    </HomeCard>
  )
}
