import { addDays, addMonths, isCalendarDate } from '../dates.ts'

/** The most that a reason says for which a request is turned down. */
export const LONGEST_REJECT_REASON = 500

/** The last day on which a subscription that is approved on a day, YYYY-MM-DD, may begin. */
export const latestStart = (today: string): string => addMonths(today, 1)

/** Whether a subscription that is approved today may begin on a day: not before today, and within a month. */
export const isStartDate = (date: string, today: string): boolean =>
  isCalendarDate(date) && date >= today && date <= latestStart(today)

/** The day after which a request should not stay undecided: two days, then the screen marks it in colour and words. */
export const isOverdue = (requestedOn: string, today: string): boolean => today > addDays(requestedOn, 2)
