import type { Schema } from '#contract/operation.ts'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ColumnChart } from '#src/ui/chart/ColumnChart.tsx'
import { axisAmount, chartedMonths, chartedUntil } from './charted-months.ts'
import { monthMoney, refundOf, unpaidParts } from './month-money.ts'
import { useBillTexts } from './texts.ts'

type Props = {
  months: readonly Schema<'BillMonth'>[]
  currency: Currency
}

/**
 * A chart of the billed amounts of twelve months in a currency, with the late and the waiting part at the bottom of each
 * bar and refunds below the axis. The last month is the current one, or the last month of an ended contract.
 */
export function MonthsChart({ months, currency }: Props) {
  const { t } = useBillTexts()
  const today = kstDate(portalClock.now())
  const chartData = chartedMonths(months, currency, chartedUntil(months, currency, today)).map((month) => ({
    period: month.period,
    ...monthMoney(month),
    ...unpaidParts(month),
    refund: refundOf(month),
  }))
  const money = (amount: number) => formatMoney(amount, currency)
  const isLate = chartData.some(({ late }) => late > 0)
  const isWaiting = chartData.some(({ waiting }) => waiting > 0)
  const isRefunded = chartData.some(({ refund }) => refund > 0)
  return (
    <ColumnChart
      label={t('chart.label')}
      series={[
        { key: 'paid', name: t('chart.paid'), tone: 'soft' as const },
        ...(isWaiting ? [{ key: 'waiting', name: t('chart.waiting'), tone: 'open' as const }] : []),
        ...(isLate ? [{ key: 'late', name: t('chart.late'), tone: 'late' as const }] : []),
        ...(isRefunded ? [{ key: 'refund', name: t('chart.refund'), tone: 'back' as const }] : []),
      ]}
      columns={chartData.map(({ period, asked, paid, late, waiting, refund }) => {
        const isNow = today.startsWith(period)
        const month = Number(period.slice('YYYY-'.length))
        const amounts = { month: koreanMonth(month), amount: money(asked) }
        return {
          key: period,
          short: isNow ? koreanMonth(month) : String(month),
          text: [
            t(asked === 0 ? 'chart.valueNone' : 'chart.value', amounts),
            ...(late > 0 ? [t('chart.lateAmount', { amount: money(late) })] : []),
            ...(waiting > 0 ? [t('chart.waitingAmount', { amount: money(waiting) })] : []),
            ...(refund > 0 ? [t('chart.refunded', { amount: money(refund) })] : []),
          ].join(' · '),
          values: [
            paid,
            ...(isWaiting ? [waiting] : []),
            ...(isLate ? [late] : []),
            ...(isRefunded ? [-refund] : []),
          ],
          isNow,
        }
      })}
      stacked
      brief
      axis={(amount) => axisAmount(amount, currency)}
      cutNote={(value) => t('chart.cut', { value })}
    />
  )
}
