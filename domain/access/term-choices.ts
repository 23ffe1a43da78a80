import type { Schema } from '#contract/operation.ts'
import { addDays, addMonths, daysBetween } from '../dates.ts'
import { endDateFor } from './terms.ts'

/** A term in the units that people use (term cycle of SPEC section 3). */
export type TermChoice = { cycle: Schema<'TermCycle'>; count: number }

const choices: readonly TermChoice[] = [
  { cycle: 'D', count: 1 },
  { cycle: 'D', count: 3 },
  { cycle: 'W', count: 1 },
  { cycle: 'W', count: 2 },
  { cycle: 'M', count: 1 },
  { cycle: 'M', count: 3 },
  { cycle: 'M', count: 6 },
  { cycle: 'M', count: 12 },
]

/**
 * The basis of the terms on offer: the current end from which a term counts, or null for an application, and the
 * maximum term of the app.
 */
export type TermBasis = { from: string | null; longestTermDays: number }

/** The number of days of a term that starts on a day, YYYY-MM-DD. */
function daysOf({ cycle, count }: TermChoice, day: string): number {
  if (cycle === 'M') return daysBetween(day, addMonths(day, count))
  return cycle === 'W' ? count * 7 : count
}

/** The terms on offer, each with its number of days and the last day of use if it is approved today. */
export function termChoicesFor(
  basis: TermBasis,
  today: string,
): (TermChoice & { termDays: number; endDate: string })[] {
  return choices.flatMap((choice) => {
    const termDays = daysOf(choice, basis.from ?? today)
    const endDate = endDateFor({ ...basis, termDays }, today)
    return endDate === undefined ? [] : [{ ...choice, termDays, endDate }]
  })
}

/**
 * The proposed extension in days: a month, or the maximum term on offer if that is shorter; undefined if there is
 * none.
 */
export function proposedExtension(basis: TermBasis, today: string): number | undefined {
  const offered = termChoicesFor(basis, today)
  const oneMonth = offered.find(({ cycle, count }) => cycle === 'M' && count === 1)
  return (oneMonth ?? offered.at(-1))?.termDays
}

/**
 * Returns the first and the last day that may be chosen as the last day of use; undefined if there is no such day.
 */
export function endDatesFor(
  { from, longestTermDays }: TermBasis,
  today: string,
): { first: string; last: string } | undefined {
  const tomorrow = addDays(today, 1)
  const firstDay = from !== null && addDays(from, 1) > tomorrow ? addDays(from, 1) : tomorrow
  const last = addDays(from ?? today, longestTermDays)
  return firstDay <= last ? { first: firstDay, last } : undefined
}

/** The number of days of a term that ends on a day. */
export const termDaysUntil = (endDate: string, { from }: TermBasis, today: string): number =>
  daysBetween(from ?? today, endDate)

/** Converts a number of days that begins on a day to the largest whole unit: months, then weeks, then days. */
export function cycleOf(termDays: number, day: string): TermChoice {
  const months = Math.round(termDays / 30.4)
  if (months > 0 && daysOf({ cycle: 'M', count: months }, day) === termDays)
    return { cycle: 'M', count: months }
  return termDays % 7 === 0 ? { cycle: 'W', count: termDays / 7 } : { cycle: 'D', count: termDays }
}
