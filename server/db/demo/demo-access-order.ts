import type { accessEvents } from '../schema/access-event.ts'

type Event = typeof accessEvents.$inferInsert

/** Sorts events by time; at the same moment a cause comes before its effect. The ids are in the same order. */
export function inOrder(events: readonly Event[]): Event[] {
  const ids = events.map(({ id }) => id).toSorted()
  return events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event, index) => ({ ...event, id: ids[index]! }))
}
