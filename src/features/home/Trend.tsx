import { kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { chartedCurrency, hasTrend } from '#src/features/bill/charted-months.ts'
import { MonthsChart } from '#src/features/bill/MonthsChart.tsx'
import { billedMonths } from '#src/features/bill/month-money.ts'
import { useBillTexts } from '#src/features/bill/texts.ts'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Table } from '#src/ui/Table.tsx'
import { HomeCard } from './HomeCard.tsx'
import type { HomeParts } from './load-home.ts'

/** The billed amounts of twelve months as a chart and a table; renders nothing if too few months were billed. */
export function Trend({ bills: { months } }: Pick<HomeParts, 'bills'>) {
  const { t } = useBillTexts()
  const currency = chartedCurrency(months)
  if (!hasTrend(months, currency, kstDate(portalClock.now()))) return null
  return (
    <HomeCard id="trend" title={t('chart.title')}>
      <MonthsChart months={months} currency={currency} />
      <FoldedTable mt="2" label={t('chart.table')} labelSize="sm">
        <Table caption={t('chart.caption')} dense>
          <thead>
            <tr>
              <th scope="col">{t('chart.month')}</th>
              <th scope="col" data-numeric="">
                {t('chart.amount')}
              </th>
              <th scope="col" data-numeric="">
                {t('chart.unpaid')}
              </th>
            </tr>
          </thead>
          <tbody>
            {billedMonths(months)
              .toReversed()
              .map(({ period, currency: its, totalAmount, unpaidAmount }) => (
                <tr key={period + its}>
                  <th scope="row">{period.replace('-', '.')}</th>
                  <td data-numeric="">{formatMoney(totalAmount, its)}</td>
                  <td data-numeric="">{formatMoney(unpaidAmount, its)}</td>
                </tr>
              ))}
          </tbody>
        </Table>
      </FoldedTable>
    </HomeCard>
  )
}
