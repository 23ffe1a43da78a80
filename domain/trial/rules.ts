import { addDays } from '../dates.ts'
import { type TrialState, trialRefusal } from './states.ts'
import type { TrialReason } from './trial.machine.ts'

/**
 * The number of months after a withdrawal in which a person cannot try the same service again; stated in the
 * privacy policy.
 */
export const TRIAL_RETENTION_MONTHS = 12
/** The days before the end of a trial on which its member is reminded, the earliest first. */
const REMINDER_DAYS = [7, 1] as const

/**
 * Returns the first and the last day and the next reminder of a trial, from the number of its days and the day of the
 * request (`2026-11-21`). The day of the request is not counted (Civil Act, article 157).
 */
export function trialDaysFrom(
  startDate: string,
  days: number,
): {
  startDate: string
  endDate: string
  nextReminderDate: string | null
} {
  const endDate = addDays(startDate, days)
  return { startDate, endDate, nextReminderDate: reminderAfter(startDate, endDate) }
}

/**
 * Returns the length of trials in words (`14일`, `최대 30일`) from the numbers of days; undefined if there are no trials.
 */
export function trialLength(offered: readonly (number | null)[]): string | undefined {
  const days = offered.filter((each) => each !== null)
  if (days.length === 0) return undefined
  const longestTrial = Math.max(...days)
  return days.every((each) => each === longestTrial) ? `${longestTrial}일` : `최대 ${longestTrial}일`
}

type Offer = { trial: { trialState: TrialState } | null; usedYn: 'Y' | 'N' }

/** The first day after `today` on which a reminder is due; null if there is no such day. */
export function reminderAfter(today: string, endDate: string): string | null {
  return REMINDER_DAYS.map((days) => addDays(endDate, -days)).find((day) => day > today) ?? null
}

/**
 * The reason why a service cannot be tried, or undefined. Takes the state of the company's trial of the service, if
 * any, and whether the person tried the service in an account that they have closed (`usedYn`).
 */
export const closedReason = ({ trial, usedYn }: Offer): TrialReason | 'used' | undefined =>
  trialRefusal(trial?.trialState, { type: 'requestTrial' }) ?? (usedYn === 'Y' ? 'used' : undefined)
