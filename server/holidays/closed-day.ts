import type { Schema } from '#contract/operation.ts'
import { holidayNameOf, nextDay, type OwnHolidays } from '#domain/counsel/calendar.ts'
import { isUsuallyOpen, type OpeningHours } from '#domain/counsel/opening-hours.ts'

/**
 * Returns the holiday for visitors who want to call: today (YYYY-MM-DD) or the next day with opening hours; null if
 * neither is a holiday. Weekdays without hours need no notice.
 */
export function closedDayFor(
  today: string,
  own: OwnHolidays,
  hours: OpeningHours,
): Schema<'ClosedDay'> | null {
  const isOpen = (date: string) => isUsuallyOpen(date, hours)
  const holiday = (date: string) => {
    const name = isOpen(date) ? holidayNameOf(date, own) : null
    if (name === null) return null
    const reopensOn = nextDay(date, 1, (day) => isOpen(day) && holidayNameOf(day, own) === null)
    return { date, name, reopensOn }
  }
  return holiday(today) ?? holiday(nextDay(today, 1, isOpen))
}
