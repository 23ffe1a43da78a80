import type { Output } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DayBars, sumOf } from './DayBars.tsx'
import { useWorkDaysTexts } from './work-days-texts.ts'

/** A chart of the numbers of received and of handled tasks on each of the last days; a sentence if there are none. */
export function WorkDays({ workKinds, days: counts }: Output<'getAdminWorkDays'>) {
  const { t } = useWorkDaysTexts()
  const { t: admin } = useAdminTexts()
  const days = counts.map(({ date, received, handled }) => ({ date, begun: received, done: handled }))
  if (days.every(({ begun, done }) => begun + done === 0))
    return (
      <Card aria-labelledby="work-days">
        <Heading level={2} size="sm" id="work-days" mb="1">
          {t('title')}
        </Heading>
        <Text tone="muted">{t('none')}</Text>
      </Card>
    )
  return (
    <DayBars
      id="work-days"
      title={t('title')}
      lead={t('lead', {
        kinds: workKinds.map((kind) => admin(`home.work.kind.${kind}`)).join('·'),
        received: formatNumber(sumOf(days, 'begun')),
        handled: formatNumber(sumOf(days, 'done')),
      })}
      label={t('label')}
      names={{ begun: t('received'), done: t('handled') }}
      days={days}
      today={kstDate(portalClock.now())}
      textOf={({ date, begun, done }, isToday) =>
        t(isToday ? 'today' : 'day', { date, received: begun, handled: done })
      }
      table={{
        fold: t('table'),
        caption: t('caption'),
        date: t('date'),
        count: (count) => t('count', { count }),
      }}
    />
  )
}
