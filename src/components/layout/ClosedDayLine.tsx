import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate, weekdayName } from '#domain/dates.ts'
import { Text } from '#src/ui/Text.tsx'

const root = getRouteApi('__root__')
const dayOf = (date: string) => `${formatDate(date)}(${weekdayName(date)})`

/**
 * The holiday that is today or on the next weekday, with the day on which the telephone is answered again; renders
 * nothing if there is none.
 */
export function ClosedDayLine() {
  const { t } = useTranslation('layout')
  const closed = root.useLoaderData()?.closedDay
  if (!closed) return null
  const { date, name, reopensOn } = closed
  return (
    <Text size="sm" fontWeight="medium">
      {t('footer.closed', { day: dayOf(date), name, next: dayOf(reopensOn) })}
    </Text>
  )
}
