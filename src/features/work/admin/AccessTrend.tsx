import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useAccessTodayTexts } from './access-today-texts.ts'
import { DayBars, sumOf } from './DayBars.tsx'

type Props = {
  days: Schema<'AccessTrendDay'>[]
  /** Whether the work also includes abnormal behaviour. */
  isSecurity: boolean
}

/**
 * The number of new and of finished tasks of deciders and security admins on each of the last days; all kinds of
 * tasks are counted together.
 */
export function AccessTrend({ days: counts, isSecurity }: Props) {
  const { t } = useAccessTodayTexts()
  const days = counts.map(({ date, requested, decided, found, handled }) => ({
    date,
    begun: requested + found,
    done: decided + handled,
  }))
  const name = t(isSecurity ? 'begun.work' : 'begun.requests')
  return (
    <DayBars
      id="trend"
      title={t('trend')}
      lead={t('trendText', { name, begun: sumOf(days, 'begun'), done: sumOf(days, 'done') })}
      label={t('chart', { name })}
      names={{ begun: name, done: t('done') }}
      days={days}
      today={kstDate(portalClock.now())}
      textOf={(values, isToday) => t(isToday ? 'now' : 'day', { name, ...values })}
      table={{
        fold: t('table'),
        caption: t('trendCaption', { name }),
        date: t('date'),
        count: (count) => t('count', { count }),
      }}
    />
  )
}
