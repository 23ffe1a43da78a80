import type { Schema } from '#contract/operation.ts'
import { weekdayOf } from '../dates.ts'

export type WeekHours = Schema<'WeekHours'>
export type DayHours = Schema<'DayHours'>
export type OpeningHours = Schema<'OpeningHours'>
export type Weekday = keyof WeekHours

/** The days of a week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies Weekday[]
const MINUTES_OF_HOUR = 60
const SLOT_MINUTES = 30

const onBusinessDays = (hours: DayHours): WeekHours => ({
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
  sat: null,
  sun: null,
})
const lunch = { breakFrom: '12:00', breakUntil: '13:00' }

/** The opening hours that apply until the operator saves others. */
export const USUAL_HOURS: OpeningHours = {
  counsel: onBusinessDays({ opensAt: '10:00', closesAt: '17:00', ...lunch }),
  support: onBusinessDays({ opensAt: '09:00', closesAt: '18:00', ...lunch }),
}

/** Returns the weekday of a day (YYYY-MM-DD) in Korea. */
export const weekdayAt = (date: string): Weekday => weekdays[(weekdayOf(date) + 6) % weekdays.length]!

/** Whether counsel is given or the telephone is answered on the weekday of a day; holidays are not considered. */
export const isUsuallyOpen = (date: string, { counsel, support }: OpeningHours): boolean =>
  counsel[weekdayAt(date)] !== null || support[weekdayAt(date)] !== null

export type HoursFault = 'order' | 'break'
/**
 * Returns the fault of the hours of a day: they end before they begin, or their break is not within the hours.
 * Undefined for valid hours.
 */
export function dayFault(day: DayHours | null): HoursFault | undefined {
  if (day === null) return undefined
  const { opensAt, closesAt, breakFrom, breakUntil } = day
  if (opensAt >= closesAt) return 'order'
  if (breakFrom === null && breakUntil === null) return undefined
  if (breakFrom === null || breakUntil === null) return 'break'
  return opensAt < breakFrom && breakFrom < breakUntil && breakUntil < closesAt ? undefined : 'break'
}

/** Whether hours can be saved: each day is valid, and counsel and the telephone have at least one day each. */
export const areHoursValid = ({ counsel, support }: OpeningHours): boolean =>
  [counsel, support].every(
    (week) =>
      weekdays.every((weekday) => dayFault(week[weekday]) === undefined) &&
      weekdays.some((weekday) => week[weekday] !== null),
  )

/** Returns the start times of the slots of a day, HH:MM. */
export function slotTimes(day: DayHours | null): string[] {
  if (day === null) return []
  const { opensAt, closesAt, breakFrom, breakUntil } = day
  const [from, until] = [minutesOf(opensAt), minutesOf(closesAt)]
  const count = Math.max(0, (until - from) / SLOT_MINUTES)
  return Array.from({ length: count }, (_, index) => timeOf(from + index * SLOT_MINUTES)).filter(
    (time) => breakFrom === null || breakUntil === null || time < breakFrom || time >= breakUntil,
  )
}

/** Returns the number of reservations outside of the hours of counsel. */
export const countBookedOutside = (week: WeekHours, booked: readonly Schema<'BookedTime'>[]): number =>
  booked
    .filter(({ weekday, startsAt }) => !slotTimes(week[weekday]).includes(startsAt))
    .reduce((sum, { count }) => sum + count, 0)

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * MINUTES_OF_HOUR + minutes
}

function timeOf(minutes: number): string {
  const parts = [Math.floor(minutes / MINUTES_OF_HOUR), minutes % MINUTES_OF_HOUR]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
