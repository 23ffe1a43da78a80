import type { accessEvents } from '../schema/access-event.ts'

type Event = typeof accessEvents.$inferInsert

/** Events as they are read: by their moments and, within one, a cause before what it led to, with ids in the same order. */
export function inOrder(events: readonly Event[]): Event[] {
  const ids = events.map(({ id }) => id).toSorted()
  return events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event, index) => ({ ...event, id: ids[index]! }))
}
