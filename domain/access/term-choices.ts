import type { Schema } from '#contract/operation.ts'
import { addDays, addMonths, daysBetween } from '../dates.ts'
import { endDateFor } from './terms.ts'

/** A length of time people think in (term cycle of SPEC section 3). */
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

/** What terms are counted on: the end there is, or null for an application, and how long the app lets one be. */
export type TermBasis = { from: string | null; longestTermDays: number }

/** The days of a choice that is counted from a day, YYYY-MM-DD. */
function daysOf({ cycle, count }: TermChoice, day: string): number {
  if (cycle === 'M') return daysBetween(day, addMonths(day, count))
  return cycle === 'W' ? count * 7 : count
}

/** The terms that are offered, each with its days and the last day of use it would give if it were approved today. */
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

/** The days of the extension that is proposed: a month, or the longest that is offered where none is so long; nothing where none is. */
export function proposedExtension(basis: TermBasis, today: string): number | undefined {
  const offered = termChoicesFor(basis, today)
  const month = offered.find(({ cycle, count }) => cycle === 'M' && count === 1)
  return (month ?? offered.at(-1))?.termDays
}

/** The first and the last day that may be chosen as the last day of use, or nothing where there is none. */
export function endDatesFor(
  { from, longestTermDays }: TermBasis,
  today: string,
): { first: string; last: string } | undefined {
  const tomorrow = addDays(today, 1)
  const first = from !== null && addDays(from, 1) > tomorrow ? addDays(from, 1) : tomorrow
  const last = addDays(from ?? today, longestTermDays)
  return first <= last ? { first, last } : undefined
}

/** The term that ends with a day, in days. */
export const termDaysUntil = (endDate: string, { from }: TermBasis, today: string): number =>
  daysBetween(from ?? today, endDate)

/** So many days, counted from a day, in the longest cycle in which they are whole: months, then weeks, then days. */
export function cycleOf(termDays: number, day: string): TermChoice {
  const months = Math.round(termDays / 30.4)
  if (months > 0 && daysOf({ cycle: 'M', count: months }, day) === termDays)
    return { cycle: 'M', count: months }
  return termDays % 7 === 0 ? { cycle: 'W', count: termDays / 7 } : { cycle: 'D', count: termDays }
}
