import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { DayBars, sumOf } from './DayBars.tsx'

type Props = {
  days: Schema<'AccessTrendDay'>[]
  /** Whether the work also includes abnormal behaviour. */
  isSecurity: boolean
}

/** The work of deciders and security admins that came in and that was done on each of the last days, of all kinds. */
export function AccessTrend({ days: counts, isSecurity }: Props) {
  const { t } = useApprovalTexts()
  const days = counts.map(({ date, requested, decided, found, handled }) => ({
    date,
    begun: requested + found,
    done: decided + handled,
  }))
  const name = t(isSecurity ? 'today.begun.work' : 'today.begun.requests')
  return (
    <DayBars
      id="trend"
      title={t('today.trend')}
      lead={t('today.trendText', { name, begun: sumOf(days, 'begun'), done: sumOf(days, 'done') })}
      label={t('today.chart', { name })}
      names={{ begun: name, done: t('today.done') }}
      days={days}
      today={kstDate(portalClock.now())}
      textOf={(values, isToday) => t(isToday ? 'today.now' : 'today.day', { name, ...values })}
      table={{
        fold: t('today.table'),
        caption: t('today.trendCaption', { name }),
        date: t('today.date'),
        count: (count) => t('today.count', { count }),
      }}
    />
  )
}
