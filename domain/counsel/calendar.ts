import * as holidaysOfYears from '@hyunbinseo/holidays-kr/all'
import { addDays, isCalendarDate, kstDate } from '../dates.ts'
import { DAYS_AHEAD, LEAD_MS, SLOT_MS, weekdayOf } from './rules.ts'

// For the server alone: the list of holidays is not for browsers.

const holidays = new Map(Object.values(holidaysOfYears).flatMap((year) => Object.entries(year)))
const knownYears = new Set([...holidays.keys()].map(yearOf))
/** The last day whose public holidays are known. */
export const lastKnownDate = `${[...knownYears].toSorted().at(-1)}-12-31`
const lastKnownTime = Date.parse(`${lastKnownDate}T23:59:59+09:00`)

const officeHours = [
  ['10:00', '12:00'],
  ['13:00', '17:00'],
] as const
const LONGEST_BREAK_DAYS = 14
const SUNDAY = 0
const SATURDAY = 6

/** The public holidays of a day in Korea (YYYY-MM-DD) by their names in the gazette, or null on any other day. */
export function holidayNameOf(date: string): string | null {
  return holidays.get(date)?.join(', ') ?? null
}

/** Whether counsel is given on a day: no weekend, no public holiday, and a year whose holidays are known. */
export function isBusinessDay(date: string): boolean {
  if (!isCalendarDate(date) || !knownYears.has(yearOf(date))) return false
  return ![SUNDAY, SATURDAY].includes(weekdayOf(date)) && !holidays.has(date)
}

/** When the slots of a day begin, in order; none where it is no business day. */
export function slotsOf(date: string): Date[] {
  if (!isBusinessDay(date)) return []
  return officeHours.flatMap(([opens, closes]) => {
    const first = Date.parse(`${date}T${opens}:00+09:00`)
    const count = (Date.parse(`${date}T${closes}:00+09:00`) - first) / SLOT_MS
    return Array.from({ length: count }, (_, index) => new Date(first + index * SLOT_MS))
  })
}

/** Whether a slot begins at a moment; never at an invalid date or far away from the days that are known. */
export function isSlot(at: Date): boolean {
  const time = at.getTime()
  return time > 0 && time < lastKnownTime && slotsOf(kstDate(at)).some((slot) => slot.getTime() === time)
}

/** The last day that may be reserved now. It lies in the past where the list of holidays is out of date. */
export function lastOfferedDate(now: Date): string {
  const last = addDays(kstDate(now), DAYS_AHEAD)
  return last < lastKnownDate ? last : lastKnownDate
}

/** Whether the slot that begins at a moment may be reserved now, if nobody has it. */
export function isOffered(at: Date, now: Date): boolean {
  return isSlot(at) && isFarEnough(at, now) && kstDate(at) <= lastOfferedDate(now)
}

/** Every slot that may be reserved now if nobody has it, in order. */
export function offeredSlots(now: Date): Date[] {
  return daysFrom(kstDate(now), lastOfferedDate(now))
    .flatMap(slotsOf)
    .filter((slot) => isFarEnough(slot, now))
}

/** The days from one to another, both included; none where the second is the earlier one. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** The next business day after a day, or before it with -1; the very next day where none is known. */
export function nextBusinessDay(date: string, step: 1 | -1 = 1): string {
  for (let days = 1; days <= LONGEST_BREAK_DAYS; days += 1) {
    const day = addDays(date, days * step)
    if (isBusinessDay(day)) return day
  }
  return addDays(date, step)
}

function isFarEnough(at: Date, now: Date): boolean {
  return at.getTime() - now.getTime() >= LEAD_MS
}

function yearOf(date: string): string {
  return date.slice(0, 'YYYY'.length)
}
