import type { Schema } from '#contract/operation.ts'
import { DAY_MS } from '../durations.ts'
import { DEADLINE_DAYS } from './codes.ts'

export type RequestAge = Schema<'RequestAge'>

/** A request counts as late when fewer than this many days are left until its deadline. */
const LATE_DAYS = 2

export const requestAges = ['NEW', 'AGED', 'LATE'] as const satisfies RequestAge[]

/**
 * The time span in which requests of an age class were made: `from` is included, `before` is excluded; null means no
 * bound.
 */
export function createdBetween(age: RequestAge, now: Date): { from: Date | null; before: Date | null } {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [day, late] = [daysAgo(1), daysAgo(DEADLINE_DAYS - LATE_DAYS)]
  return {
    NEW: { from: day, before: null },
    AGED: { from: late, before: day },
    LATE: { from: null, before: late },
  }[age]
}

/** The age class of a request: how long it has waited. */
export function ageOf(requestedAt: Date, now: Date): RequestAge {
  return requestAges.find((age) => {
    const { from, before } = createdBetween(age, now)
    return (!from || requestedAt >= from) && (!before || requestedAt < before)
  })!
}
