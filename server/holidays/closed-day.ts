import type { Schema } from '#contract/operation.ts'
import { holidayNameOf, nextBusinessDay, type OwnHolidays } from '#domain/counsel/calendar.ts'
import { addDays, weekdayOf } from '#domain/dates.ts'

const [SUNDAY, SATURDAY] = [0, 6]

/**
 * The holiday that concerns those who want to call: today (YYYY-MM-DD), or the next day that is no weekend; null if both are usual.
 * Weekends are known without a notice.
 */
export function closedDayFor(today: string, own: OwnHolidays): Schema<'ClosedDay'> | null {
  const holiday = (date: string) => {
    const name = isWeekend(date) ? null : holidayNameOf(date, own)
    return name === null ? null : { date, name, reopensOn: nextBusinessDay(date, 1, own) }
  }
  return holiday(today) ?? holiday(nextWeekday(today))
}

const isWeekend = (date: string) => [SUNDAY, SATURDAY].includes(weekdayOf(date))

function nextWeekday(date: string): string {
  const next = addDays(date, 1)
  return isWeekend(next) ? nextWeekday(next) : next
}
