import type { Schema } from '#contract/operation.ts'
import { ageOf } from '#domain/access/ages.ts'

/**
 * Returns whether the age of a request, by its time of submission, is shown in the queue: shortly before the deadline
 * always; after 24 hours only if the queue also has newer requests, since otherwise all rows would look alike.
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
