import { addDays, daysBetween, kstDate } from '../dates.ts'
import { DAY_MS } from '../durations.ts'
import { DEADLINE_DAYS, type EndReason, EXTENSION_OPENS_DAYS, noticeDays, RENEWAL_DAYS } from './codes.ts'

// A grant lasts whole days in Korea; its last day of use is included in the term.

/**
 * The last day of use if a request is approved today: an application counts from today, an extension from the current
 * end, even if that end is in the past. Undefined for a term that the app does not allow or that would end before
 * tomorrow.
 */
export function endDateFor(
  {
    termDays,
    from,
    longestTermDays,
  }: { termDays: number | null; from: string | null; longestTermDays: number },
  today: string,
): string | undefined {
  if (termDays === null || !Number.isInteger(termDays) || termDays < 1 || termDays > longestTermDays)
    return undefined
  const end = addDays(from ?? today, termDays)
  return end > today ? end : undefined
}

/** Whether a grant ended before its last day: it was released by its holder or revoked. */
export const hasEndedEarly = ({ endReason }: { endReason: EndReason | null }): boolean =>
  endReason === 'RELEASED' || endReason === 'REVOKED'

/** The first day on which an extension may be requested. */
export const extensionOpensOn = (endDate: string): string => addDays(endDate, -EXTENSION_OPENS_DAYS)

/**
 * The last day on which a renewal may be requested: the maximum term, counted from the end of the grant, still ends
 * after this day.
 */
export const renewalClosesOn = (endDate: string, longestTermDays: number): string =>
  addDays(endDate, Math.min(RENEWAL_DAYS, longestTermDays - 1))

/** The deadline of a request that is created now. */
export const deadlineOf = (now: Date): Date => new Date(now.getTime() + DEADLINE_DAYS * DAY_MS)

/**
 * Returns the expiry notice, in days before the end, that is not sent for a term which starts today: this notice
 * would be due as soon as the grant begins. Null if every notice can be sent.
 */
export function skippedNotice(endDate: string, today: string): number | null {
  const daysLeft = daysBetween(today, endDate)
  return noticeDays.toReversed().find((days) => daysLeft <= days) ?? null
}

/** The current day for grants. */
export const todayOf = (now: Date): string => kstDate(now)
