import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** The median time until work was done in the last seven days, and in the seven days before. */
export function MedianTime({ today }: { today: Schema<'AdminAccessToday'> }) {
  const { t } = useApprovalTexts()
  const { medianMinutes, formerMedianMinutes } = today
  return (
    <Card aria-labelledby="median">
      <Heading level={2} size="sm" id="median" mb="1">
        {t('today.median.title')}
      </Heading>
      {medianMinutes === null ? (
        <Text tone="muted">{t('today.median.none')}</Text>
      ) : (
        <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" textStyle="tabular">
          <chakra.strong fontSize="2xl" letterSpacing="heading" lineHeight="heading">
            {durationText(t, medianMinutes)}
          </chakra.strong>
          <chakra.span fontSize="sm" color="fg.muted">
            {[
              t('today.median.note'),
              formerMedianMinutes !== null &&
                t('today.median.former', { time: durationText(t, formerMedianMinutes) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.span>
        </chakra.p>
      )}
    </Card>
  )
}

function durationText(t: ReturnType<typeof useApprovalTexts>['t'], minutes: number): string {
  if (minutes < HOUR_MINUTES) return t('today.median.minutes', { minutes })
  if (minutes < DAY_MINUTES) {
    const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
    return rest === 0
      ? t('today.median.wholeHours', { hours })
      : t('today.median.hours', { hours, minutes: rest })
  }
  return t('today.median.days', {
    days: Math.floor(minutes / DAY_MINUTES),
    hours: Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES),
  })
}
