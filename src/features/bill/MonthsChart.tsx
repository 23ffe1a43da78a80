import type { Schema } from '#contract/operation.ts'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ColumnChart } from '#src/ui/chart/ColumnChart.tsx'
import { axisAmount, chartedMonths, chartedUntil } from './charted-months.ts'
import { billedMonths } from './month-money.ts'
import { useBillTexts } from './texts.ts'

type Props = { months: readonly Schema<'BillMonth'>[]; currency: Currency }

/**
 * A chart of the billed amounts of twelve months in a currency, with the unpaid part at the foot of each bar. It ends with the current
 * month, or with the last month of an ended contract.
 */
export function MonthsChart({ months, currency }: Props) {
  const { t } = useBillTexts()
  const today = kstDate(portalClock.now())
  const drawn = chartedMonths(billedMonths(months), currency, chartedUntil(months, currency, today))
  const money = (amount: number) => formatMoney(amount, currency)
  const isOwed = drawn.some(({ unpaidAmount }) => unpaidAmount > 0)
  return (
    <ColumnChart
      label={t('chart.label')}
      series={[
        { key: 'paid', name: t('chart.amount'), tone: 'soft' as const },
        ...(isOwed ? [{ key: 'unpaid', name: t('chart.unpaid'), tone: 'open' as const }] : []),
      ]}
      columns={drawn.map(({ period, totalAmount, unpaidAmount }) => {
        const isNow = today.startsWith(period)
        const month = Number(period.slice('YYYY-'.length))
        return {
          key: period,
          short: isNow ? koreanMonth(month) : String(month),
          text: t(
            unpaidAmount > 0 ? 'chart.valueOwed' : totalAmount === 0 ? 'chart.valueNone' : 'chart.value',
            {
              month: koreanMonth(month),
              amount: money(totalAmount),
              unpaid: money(unpaidAmount),
            },
          ),
          values: [totalAmount - unpaidAmount, ...(isOwed ? [unpaidAmount] : [])],
          isNow,
        }
      })}
      stacked
      axis={(amount) => axisAmount(amount, currency)}
    />
  )
}
