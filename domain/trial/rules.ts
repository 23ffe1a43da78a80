import { addDays } from '../dates.ts'
import { type TrialState, trialRefusal } from './states.ts'
import type { TrialReason } from './trial.machine.ts'

/** How long a service may be tried; the day of the request is not counted (Civil Act, article 157). */
export const TRIAL_DAYS = 14
/** For so many months after leaving, a person cannot try a service again that they have tried; the privacy policy states it. */
export const TRIAL_RETENTION_MONTHS = 12
/** How many days before the last one its member is reminded of it, the earliest first. */
const REMINDER_DAYS = [7, 1] as const

/** The days of a trial that is asked for on a day (`2026-11-21`). */
export function trialDaysFrom(startDate: string): {
  startDate: string
  endDate: string
  nextReminderDate: string | null
} {
  const endDate = addDays(startDate, TRIAL_DAYS)
  return { startDate, endDate, nextReminderDate: reminderAfter(startDate, endDate) }
}

type Offer = { trial: { trialState: TrialState } | null; usedYn: 'Y' | 'N' }

/** The first day after `today` on which a reminder of the last day is due; null where none is left. */
export function reminderAfter(today: string, endDate: string): string | null {
  return REMINDER_DAYS.map((days) => addDays(endDate, -days)).find((day) => day > today) ?? null
}

/**
 * Why a service cannot be tried, or nothing where it can. Takes the state of the trial that the company has or had of it, and
 * whether the person tried it in an account that they have left (`usedYn`).
 */
export const closedBecause = ({ trial, usedYn }: Offer): TrialReason | 'used' | undefined =>
  trialRefusal(trial?.trialState, { type: 'requestTrial' }) ?? (usedYn === 'Y' ? 'used' : undefined)
