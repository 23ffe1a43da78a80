import { addMonths, kstDate } from '../dates.ts'

const FIRST_DAY = '-01'

/** The month of a moment in Korea, such as "2026-11". */
export const reviewMonthOf = (now: Date): string => kstDate(now).slice(0, 7)

/** The month a number of months after another one; negative numbers count back. */
export const monthAfter = (month: string, months: number): string =>
  addMonths(`${month}${FIRST_DAY}`, months).slice(0, 7)

/** The moments between which a month is, in Korea: from the first to before the second. */
export const monthBounds = (month: string): { from: Date; to: Date } => ({
  from: new Date(`${month}${FIRST_DAY}T00:00:00+09:00`),
  to: new Date(`${monthAfter(month, 1)}${FIRST_DAY}T00:00:00+09:00`),
})

/** Whether a month is over, so that nothing is added to its records. */
export const isMonthOver = (month: string, now: Date): boolean => month < reviewMonthOf(now)
