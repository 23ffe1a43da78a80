import type { Schema } from '#contract/operation.ts'
import { ageOf } from '#domain/access/ages.ts'

/**
 * Returns a function that takes the time of a request's submission, and returns whether the queue shows the age of
 * the request: shortly before the deadline always; after 24 hours only if the queue also has newer requests, since
 * otherwise all rows would look alike.
 */
export function markedAges(
  rows: readonly Schema<'AdminAccessRequest'>[],
  now: Date,
): (requestedAt: string) => boolean {
  const ageNow = (requestedAt: string) => ageOf(new Date(requestedAt), now)
  const hasNew = rows.some(({ request }) => ageNow(request.requestedAt) === 'NEW')
  return (requestedAt) => {
    const age = ageNow(requestedAt)
    return age === 'LATE' || (age === 'AGED' && hasNew)
  }
}
