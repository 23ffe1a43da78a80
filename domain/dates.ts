import { DAY_MS, HOUR_MS } from './durations.ts'

// Korea has no summer time, so Asia/Seoul is a fixed offset for every instant that the product handles.
const KST_OFFSET_MS = 9 * HOUR_MS
const KST_SUFFIX = '+09:00'
const MONTHS = 12
const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** Returns the first moment of a day YYYY-MM-DD in Korea. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${KST_SUFFIX}`)

/** The weekday names of a calendar; the week starts on Sunday. */
export const koreanWeekdays = ['일', '월', '화', '수', '목', '금', '토'] as const

/** The weekday of a day YYYY-MM-DD, 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** Returns the weekday of a day YYYY-MM-DD as one syllable, such as `토`. */
export const weekdayName = (date: string): string => koreanWeekdays[weekdayOf(date)]!

/** A month's heading, "11월". Takes 1 to 12, throws a RangeError for anything else. */
export function koreanMonth(month: number): string {
  if (!Number.isInteger(month) || month < 1 || month > MONTHS) throw new RangeError('A month is 1 to 12.')
  return `${month}월`
}

/** Formats the day of a wire time or date: the part before T with dots, "2026.11.21" (SPEC section 9). */
export function formatDate(wire: string): string {
  const [date = ''] = wire.split('T')
  return date.replaceAll('-', '.')
}

/**
 * Formats the day of a wire time or date, without the year if it is that of `today` (YYYY-MM-DD): "11.21", or
 * "2025.11.21".
 */
export function dateInYear(wire: string, today: string): string {
  const date = formatDate(wire)
  return wire.slice(0, 'YYYY'.length) === today.slice(0, 'YYYY'.length) ? date.slice('YYYY.'.length) : date
}

/**
 * Formats the day and minute of a wire time, "2026.11.21 01:30"; a wire date without a time is formatted as the day
 * alone.
 */
export function formatDateTime(wire: string): string {
  const [, time] = wire.split('T')
  return time === undefined ? formatDate(wire) : `${formatDate(wire)} ${time.slice(0, 'HH:MM'.length)}`
}

/**
 * Formats an instant as KST wall time for the API, in whole seconds: "2026-11-21T01:30:00+09:00". Throws a RangeError
 * for an invalid date.
 */
export function toWireTime(date: Date): string {
  return kstIso(date).slice(0, -'.000Z'.length) + KST_SUFFIX
}

/** The day in Korea at an instant, "2026-11-21". Throws a RangeError for an invalid date. */
export function kstDate(date: Date): string {
  return kstIso(date).slice(0, -'T00:00:00.000Z'.length)
}

/** Whether a text is a real day, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && dayOf(parsed) === text
}

/**
 * Whether a text is a real day of the years 1900 to 2999. The database can store such a day (it has no year 0), and
 * the day has a next day (the last day of 9999 has none).
 */
export const isUsualDate = (text: string): boolean =>
  isCalendarDate(text) && text >= '1900-01-01' && text <= '2999-12-31'

/**
 * Returns the day that is a number of days after (or before) a day, both YYYY-MM-DD. Throws a RangeError for an
 * invalid day or count.
 */
export function addDays(date: string, days: number): string {
  return checkedDay(new Date(parseDay(date).getTime() + wholeNumber(days) * DAY_MS))
}

/** The number of days from one day to another, both YYYY-MM-DD; below zero if the second day is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/**
 * The same day a number of months later (or earlier), or the last day of a shorter month. Throws a RangeError for an
 * invalid day or count.
 */
export function addMonths(date: string, months: number): string {
  const from = parseDay(date)
  const target = new Date(from)
  target.setUTCDate(1)
  target.setUTCMonth(from.getUTCMonth() + wholeNumber(months))
  const lastDay = new Date(target)
  lastDay.setUTCMonth(target.getUTCMonth() + 1, 0)
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()))
  return checkedDay(target)
}

/** The same moment a number of years earlier; 29 February becomes 1 March. */
export function yearsBefore(moment: Date, years: number): Date {
  const earlierTime = new Date(moment)
  earlierTime.setUTCFullYear(moment.getUTCFullYear() - wholeNumber(years))
  return earlierTime
}

/** The same time of day a number of months earlier in Korea; in a shorter month, on its last day. */
export function monthsBefore(moment: Date, months: number): Date {
  const today = kstDate(moment)
  return new Date(moment.getTime() - daysBetween(addMonths(today, -wholeNumber(months)), today) * DAY_MS)
}

/**
 * Formats a countdown as Korean text: "45초", "2분 05초", "1시간 00분 00초". Takes seconds; fractions round up, negative
 * values become 0.
 */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) throw new RangeError('A duration is a finite number of seconds.')
  const wholeSeconds = Math.max(0, Math.ceil(seconds))
  const parts = [
    { size: Math.floor(wholeSeconds / 3600), unit: '시간' },
    { size: Math.floor(wholeSeconds / 60) % 60, unit: '분' },
    { size: wholeSeconds % 60, unit: '초' },
  ]
  const firstUnit = parts.findIndex(({ size }) => size > 0)
  return parts
    .slice(firstUnit)
    .map(({ size, unit }, index) =>
      index === 0 ? `${size}${unit}` : `${String(size).padStart(2, '0')}${unit}`,
    )
    .join(' ')
}

function kstIso(date: Date): string {
  return new Date(date.getTime() + KST_OFFSET_MS).toISOString()
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, -'T00:00:00.000Z'.length)
}

function parseDay(date: string): Date {
  if (!isCalendarDate(date)) throw new RangeError('A day is a real date, YYYY-MM-DD.')
  return new Date(`${date}T00:00:00Z`)
}

function checkedDay(date: Date): string {
  const day = Number.isNaN(date.getTime()) ? '' : dayOf(date)
  if (!datePattern.test(day)) throw new RangeError('The day lies outside the years 0000 to 9999.')
  return day
}

function wholeNumber(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError('Days and months are counted in whole numbers.')
  return count
}
