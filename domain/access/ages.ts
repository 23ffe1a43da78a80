import type { Schema } from '#contract/operation.ts'
import { DAY_MS } from '../durations.ts'
import { DEADLINE_DAYS } from './codes.ts'

export type RequestAge = Schema<'RequestAge'>

/** A request is late when less than so much of its waiting is left. */
const LATE_DAYS = 2

export const requestAges = ['NEW', 'AGED', 'LATE'] as const satisfies RequestAge[]

/** From which moment on, and before which, the requests of an age were made. */
export function madeBetween(age: RequestAge, now: Date): { from: Date | null; before: Date | null } {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [day, late] = [ago(1), ago(DEADLINE_DAYS - LATE_DAYS)]
  return {
    NEW: { from: day, before: null },
    AGED: { from: late, before: day },
    LATE: { from: null, before: late },
  }[age]
}

/** How long a request has waited, as a class. */
export function ageOf(requestedAt: Date, now: Date): RequestAge {
  return requestAges.find((age) => {
    const { from, before } = madeBetween(age, now)
    return (!from || requestedAt >= from) && (!before || requestedAt < before)
  })!
}
