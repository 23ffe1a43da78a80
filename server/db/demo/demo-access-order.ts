import type { accessEvents } from '../schema/access-event.ts'

type Event = typeof accessEvents.$inferInsert

/** Sorts events by time and, within one moment, a cause before its effect, with ids in the same order. */
export function inOrder(events: readonly Event[]): Event[] {
  const ids = events.map(({ id }) => id).toSorted()
  return events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event, index) => ({ ...event, id: ids[index]! }))
}
