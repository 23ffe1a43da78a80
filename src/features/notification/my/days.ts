import { addDays, dateInYear, formatDateTime, kstDate, weekdayName, weekdayOf } from '#domain/dates.ts'

/** Returns the first paragraph of a text in one line, with dots between its former lines. */
export const firstLineOf = (text: string): string => (text.split('\n\n')[0] ?? '').replaceAll('\n', ' · ')

/** Formats the time of a notification; without the day if the heading is today or yesterday. */
export function timeOf(createdAt: string, today: string): string {
  const time = formatDateTime(createdAt).slice('YYYY.MM.DD '.length)
  const day = kstDate(new Date(createdAt))
  return day === today || day === addDays(today, -1) ? time : `${dateInYear(day, today)} ${time}`
}

export type NotificationDay = 'TODAY' | 'YESTERDAY' | 'WEEK' | 'LAST_WEEK' | 'MONTH'

/**
 * Returns the heading of the group to which a notification belongs by its day, and the dates that the group covers.
 * Weeks begin on Monday; notifications from before last week are grouped by month. `today` is YYYY-MM-DD.
 */
export function headingOf(createdAt: string, today: string): { day: NotificationDay; dates: string } {
  const day = kstDate(new Date(createdAt))
  const yesterday = addDays(today, -1)
  const shown = (date: string) => dateInYear(date, today)
  const range = (from: string, to: string) => (from === to ? shown(from) : `${shown(from)}~${shown(to)}`)
  if (day >= yesterday) {
    const named = day >= today ? today : yesterday
    return {
      day: named === today ? 'TODAY' : 'YESTERDAY',
      dates: `${shown(named)} ${weekdayName(named)}요일`,
    }
  }
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  if (day >= monday) return { day: 'WEEK', dates: range(monday, addDays(yesterday, -1)) }
  // Yesterday has a heading of its own, also if it was the Sunday of last week.
  const lastSunday = addDays(monday, -1)
  if (day >= addDays(monday, -7))
    return {
      day: 'LAST_WEEK',
      dates: range(addDays(monday, -7), lastSunday === yesterday ? addDays(lastSunday, -1) : lastSunday),
    }
  const [year, month] = day.split('-')
  return { day: 'MONTH', dates: `${year === today.slice(0, 4) ? '' : `${year}년 `}${Number(month)}월` }
}
