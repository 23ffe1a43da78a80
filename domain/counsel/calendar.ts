import * as holidaysOfYears from '@hyunbinseo/holidays-kr/all'
import { addDays, isCalendarDate, kstDate, weekdayOf } from '../dates.ts'
import { slotTimes, USUAL_HOURS, type WeekHours, weekdayAt } from './opening-hours.ts'
import { DAYS_AHEAD, LEAD_MS } from './rules.ts'
import { statutoryHolidays } from './statutory-holidays.ts'

// This module is for the server only: the list of holidays must not be in the browser bundle.

// The days of the lunar calendar are published until 2050.
const LAST_COMPUTED_YEAR = 2049
const gazetteHolidays = new Map(
  Object.entries(holidaysOfYears).map(([year, days]): [number, ReadonlyMap<string, readonly string[]>] => [
    Number(year.slice('y'.length)),
    new Map(Object.entries(days)),
  ]),
)
const lastOfGazette = Math.max(...gazetteHolidays.keys())
const legalHolidays = new Map<number, ReadonlyMap<string, readonly string[]>>()
/** The last day for which public holidays are known, from the gazette or by law. */
export const lastKnownDate = `${LAST_COMPUTED_YEAR}-12-31`
const lastKnownTime = Date.parse(`${lastKnownDate}T23:59:59+09:00`)

/** The days (YYYY-MM-DD) on which the operator is closed besides public holidays, each with its name. */
export type OwnHolidays = ReadonlyMap<string, string>
const noHolidays: OwnHolidays = new Map()
/** The times of counsel: the hours of each weekday, and the days on which the operator is closed. */
export type CounselCalendar = { own: OwnHolidays; week: WeekHours }
const usualCalendar: CounselCalendar = { own: noHolidays, week: USUAL_HOURS.counsel }

/**
 * The maximum number of days to search for the next day that fulfils a condition. Several weeks of holidays may cover
 * the only weekday with hours.
 */
const MAX_BREAK_DAYS = 60
const SUNDAY = 0
const SATURDAY = 6

/**
 * The names of the holidays on a day in Korea (YYYY-MM-DD): public holidays as in the gazette, and the operator's
 * own; null on any other day.
 */
export function holidayNameOf(date: string, own: OwnHolidays = noHolidays): string | null {
  const names = [...(holidaysOf(yearOf(date))?.get(date) ?? []), ...(own.has(date) ? [own.get(date)!] : [])]
  return names.length > 0 ? names.join(', ') : null
}

/** Whether a day is a business day: no weekend, no holiday, and in a year whose public holidays are known. */
export function isBusinessDay(date: string, own: OwnHolidays = noHolidays): boolean {
  if (!isCalendarDate(date) || own.has(date)) return false
  const holidays = holidaysOf(yearOf(date))
  return holidays !== undefined && ![SUNDAY, SATURDAY].includes(weekdayOf(date)) && !holidays.has(date)
}

/**
 * Whether counsel is given on a day: a weekday with hours, no holiday, and in a year whose public holidays are known.
 */
export function isCounselDay(date: string, { own, week }: CounselCalendar = usualCalendar): boolean {
  if (!isCalendarDate(date) || own.has(date)) return false
  const holidays = holidaysOf(yearOf(date))
  return holidays !== undefined && !holidays.has(date) && week[weekdayAt(date)] !== null
}

/** Returns the start times of the slots of a day, in order; none if no counsel is given. */
export function slotsOf(date: string, calendar: CounselCalendar = usualCalendar): Date[] {
  if (!isCounselDay(date, calendar)) return []
  return slotTimes(calendar.week[weekdayAt(date)]).map((time) => new Date(`${date}T${time}:00+09:00`))
}

/** Whether a slot begins at a moment; never at an invalid date or outside the years with known holidays. */
export function isSlot(at: Date, calendar: CounselCalendar = usualCalendar): boolean {
  const time = at.getTime()
  return (
    time > 0 && time < lastKnownTime && slotsOf(kstDate(at), calendar).some((slot) => slot.getTime() === time)
  )
}

/** The last day that may be reserved now. The day is in the past if the list of holidays is out of date. */
export function lastOfferedDate(now: Date): string {
  const last = addDays(kstDate(now), DAYS_AHEAD)
  return last < lastKnownDate ? last : lastKnownDate
}

/** Whether the slot at a moment may be reserved now, apart from existing reservations. */
export function isOffered(at: Date, now: Date, calendar: CounselCalendar = usualCalendar): boolean {
  return isSlot(at, calendar) && isBookableAhead(at, now) && kstDate(at) <= lastOfferedDate(now)
}

/** Every slot that may be reserved now, apart from existing reservations, in order. */
export function offeredSlots(now: Date, calendar: CounselCalendar = usualCalendar): Date[] {
  return daysFrom(kstDate(now), lastOfferedDate(now))
    .flatMap((date) => slotsOf(date, calendar))
    .filter((slot) => isBookableAhead(slot, now))
}

/** The days from `first` to `last`, both included; empty if `last` is earlier. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * Returns the next business day after a day, or with -1 the previous one; the adjacent day if no business day is
 * known.
 */
export const nextBusinessDay = (date: string, step: 1 | -1 = 1, own: OwnHolidays = noHolidays): string =>
  nextDay(date, step, (day) => isBusinessDay(day, own))

/**
 * Returns the nearest day after a day, or before it with -1, that fulfils the condition; the adjacent day if none within
 * `MAX_BREAK_DAYS` does.
 */
export function nextDay(date: string, step: 1 | -1, isRight: (day: string) => boolean): string {
  for (let days = 1; days <= MAX_BREAK_DAYS; days += 1) {
    const day = addDays(date, days * step)
    if (isRight(day)) return day
  }
  return addDays(date, step)
}

function isBookableAhead(at: Date, now: Date): boolean {
  return at.getTime() - now.getTime() >= LEAD_MS
}

/** The holidays of a year: from the gazette, for later years calculated by law; undefined if neither is available. */
function holidaysOf(year: number): ReadonlyMap<string, readonly string[]> | undefined {
  const knownHolidays = gazetteHolidays.get(year) ?? legalHolidays.get(year)
  if (knownHolidays || !(year > lastOfGazette && year <= LAST_COMPUTED_YEAR)) return knownHolidays
  const computedHolidays = statutoryHolidays(year)
  legalHolidays.set(year, computedHolidays)
  return computedHolidays
}

function yearOf(date: string): number {
  return Number(date.slice(0, 'YYYY'.length))
}
