import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessTodayTexts } from './access-today-texts.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** The median time until a task was finished in the last seven days, and in the seven days before. */
export function MedianTime({ today }: { today: Schema<'AdminAccessToday'> }) {
  const { t } = useAccessTodayTexts()
  const { medianMinutes, formerMedianMinutes } = today
  return (
    <Card aria-labelledby="median">
      <Heading level={2} size="sm" id="median" mb="1">
        {t('median.title')}
      </Heading>
      {medianMinutes === null ? (
        <Text tone="muted">{t('median.none')}</Text>
      ) : (
        <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" textStyle="tabular">
          <chakra.strong fontSize="2xl" letterSpacing="heading" lineHeight="heading">
            {durationText(t, medianMinutes)}
          </chakra.strong>
          <chakra.span fontSize="sm" color="fg.muted">
            {[
              t('median.note'),
              formerMedianMinutes !== null &&
                t('median.former', { time: durationText(t, formerMedianMinutes) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.span>
        </chakra.p>
      )}
    </Card>
  )
}

function durationText(t: ReturnType<typeof useAccessTodayTexts>['t'], minutes: number): string {
  if (minutes < HOUR_MINUTES) return t('median.minutes', { minutes })
  if (minutes < DAY_MINUTES) {
    const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
    return rest === 0 ? t('median.wholeHours', { hours }) : t('median.hours', { hours, minutes: rest })
  }
  return t('median.days', {
    days: Math.floor(minutes / DAY_MINUTES),
    hours: Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES),
  })
}
