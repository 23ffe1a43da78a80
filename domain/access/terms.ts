import { addDays, daysBetween, kstDate } from '../dates.ts'
import { DAY_MS } from '../durations.ts'
import { DEADLINE_DAYS, EXTENSION_OPENS_DAYS, noticeDays, RENEWAL_DAYS } from './codes.ts'

// Grants are used by whole days in Korea: the last day of use belongs to the term.

/**
 * The last day of use, should a request be approved today: an application counts from today, an extension from the end
 * there is, be it in the past. Nothing where the term is no term of the app, or would be over before tomorrow.
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

/** The first day on which an extension may be asked for. */
export const extensionOpensOn = (endDate: string): string => addDays(endDate, -EXTENSION_OPENS_DAYS)

/** The last day on which a renewal may be asked for: the longest term, which counts from the end, still ends after it. */
export const renewalClosesOn = (endDate: string, longestTermDays: number): string =>
  addDays(endDate, Math.min(RENEWAL_DAYS, longestTermDays - 1))

/** When a request that is made now stops waiting. */
export const deadlineOf = (now: Date): Date => new Date(now.getTime() + DEADLINE_DAYS * DAY_MS)

/** Which notice a term that begins today no longer needs: an end is never announced at once. */
export function noticeSpared(endDate: string, today: string): number | null {
  const left = daysBetween(today, endDate)
  return noticeDays.toReversed().find((days) => left <= days) ?? null
}

/** The day it is for grants. */
export const todayOf = (now: Date): string => kstDate(now)
