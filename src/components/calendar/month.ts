import { addDays, addMonths, weekdayOf } from '#domain/dates.ts'

const DAYS = 7

/** Returns the weeks of the month of a day, Sunday first; null for the days of other months. */
export function weeksOf(date: string): (string | null)[][] {
  const month = date.slice(0, 'YYYY-MM'.length)
  const firstDay = `${month}-01`
  const start = addDays(firstDay, -weekdayOf(firstDay))
  const weeks: (string | null)[][] = []
  for (let week = start; week < addMonths(firstDay, 1); week = addDays(week, DAYS))
    weeks.push(
      Array.from({ length: DAYS }, (_, at) => addDays(week, at)).map((day) =>
        day.startsWith(month) ? day : null,
      ),
    )
  return weeks
}

/**
 * Returns the day that a key moves to in a calendar (the grid pattern of the ARIA guide); undefined for any other
 * key.
 */
export function dayAfterKey(key: string, date: string): string | undefined {
  const weekday = weekdayOf(date)
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -DAYS)
    case 'ArrowDown':
      return addDays(date, DAYS)
    case 'Home':
      return addDays(date, -weekday)
    case 'End':
      return addDays(date, DAYS - 1 - weekday)
    case 'PageUp':
      return addMonths(date, -1)
    case 'PageDown':
      return addMonths(date, 1)
    default:
      return undefined
  }
}
