import { addDays, addMonths, isCalendarDate } from '../dates.ts'

/** The maximum length of the reason for a rejection. */
export const MAX_REJECT_REASON_LENGTH = 500

/** The latest first day of a subscription that is approved on a day, YYYY-MM-DD. */
export const latestStart = (today: string): string => addMonths(today, 1)

/** Whether a subscription that is approved today may begin on a day: not before today, and within a month. */
export const isStartDate = (date: string, today: string): boolean =>
  isCalendarDate(date) && date >= today && date <= latestStart(today)

/** The day until which a request is usually decided: two days after it, YYYY-MM-DD. */
export const decidedUntil = (requestedOn: string): string => addDays(requestedOn, 2)

/** Whether a request has waited longer than usual; the screen then marks it by colour and text. */
export const isOverdue = (requestedOn: string, today: string): boolean => today > decidedUntil(requestedOn)
