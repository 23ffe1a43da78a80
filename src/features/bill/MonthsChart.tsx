import type { Schema } from '#contract/operation.ts'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ColumnChart } from '#src/ui/chart/ColumnChart.tsx'
import { axisAmount, chartedMonths, chartedUntil } from './charted-months.ts'
import { EqualMonths } from './EqualMonths.tsx'
import { equalMonths, firstShownMonth } from './full-months.ts'
import { MonthsSentence } from './MonthsSentence.tsx'
import { monthMoney, refundOf, unpaidParts } from './month-money.ts'
import { monthNumber, yearLabel } from './month-names.ts'
import { useBillTexts } from './texts.ts'

type Props = {
  months: readonly Schema<'BillMonth'>[]
  currency: Currency
  /** Whether another part of the screen compares the last full month with the month before it. */
  isComparedElsewhere?: boolean
}

/**
 * A chart of the billed amounts of twelve months in a currency, with the late and the waiting part at the bottom of each
 * bar and refunds below the axis. The last month is the current one, or the last month of an ended contract; the values
 * of the last full month are shown at first. Where every month has the same amount, a strip of the months replaces the
 * bars.
 */
export function MonthsChart({ months, currency, isComparedElsewhere = false }: Props) {
  const { t } = useBillTexts()
  const today = kstDate(portalClock.now())
  const charted = chartedMonths(months, currency, chartedUntil(months, currency, today))
  const equal = equalMonths(charted, today)
  if (equal) return <EqualMonths {...equal} currency={currency} today={today} />
  const chartData = charted.map((month) => ({
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
    <>
      <MonthsSentence
        months={months}
        currency={currency}
        today={today}
        isComparedElsewhere={isComparedElsewhere}
      />
      <ColumnChart
        label={t('chart.label')}
        first={firstShownMonth(charted, today)}
        series={[
          { key: 'paid', name: t('chart.paid'), tone: 'soft' as const },
          ...(isWaiting ? [{ key: 'waiting', name: t('chart.waiting'), tone: 'open' as const }] : []),
          ...(isLate ? [{ key: 'late', name: t('chart.late'), tone: 'late' as const }] : []),
          ...(isRefunded ? [{ key: 'refund', name: t('chart.refund'), tone: 'back' as const }] : []),
        ]}
        columns={chartData.map(({ period, asked, paid, late, waiting, refund }, index) => {
          const isNow = today.startsWith(period)
          const month = koreanMonth(monthNumber(period))
          const amounts = { month, amount: money(asked) }
          return {
            key: period,
            short: isNow ? month : String(monthNumber(period)),
            group: yearLabel(t, period, index),
            text: [
              asked === 0
                ? t('chart.valueNone', amounts)
                : t(isNow ? 'chart.valueSoFar' : 'chart.value', amounts),
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
    </>
  )
}
