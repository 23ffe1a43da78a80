import { addMonths, kstDate, startOfDay } from '../dates.ts'

const FIRST_DAY = '-01'

/** The month in Korea at a moment, such as "2026-11". */
export const reviewMonthOf = (now: Date): string => kstDate(now).slice(0, 7)

/** Returns the month that is a number of months after a month; negative numbers count back. */
export const monthAfter = (month: string, months: number): string =>
  addMonths(`${month}${FIRST_DAY}`, months).slice(0, 7)

/** The start of a month in Korea (included) and its end (excluded). */
export const monthBounds = (month: string): { from: Date; to: Date } => ({
  from: startOfDay(`${month}${FIRST_DAY}`),
  to: startOfDay(`${monthAfter(month, 1)}${FIRST_DAY}`),
})

/** Whether a month is over, so that no further records are added to it. */
export const isMonthOver = (month: string, now: Date): boolean => month < reviewMonthOf(now)
