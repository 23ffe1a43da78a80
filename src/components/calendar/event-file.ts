import { foldedByOctets } from '#domain/counsel/calendar-lines.ts'
import { saveBlob } from '#src/browser/save-blob.ts'

type CalendarTexts = { title: string; description: string }
/** An entry for a calendar. Its id never changes, so that a calendar that already contains the entry updates it. */
export type CalendarEvent = CalendarTexts & {
  /** The id is also the name of the file. */
  id: string
  version: number
  isCanceled: boolean
} & (
    | { startAt: string; endAt: string }
    /** A whole day, YYYY-MM-DD. */
    | { day: string }
  )

const REMIND_HOURS = 1

/** Saves an entry as an iCalendar file (RFC 5545) for the person's own calendar. */
export async function saveEventFile(event: CalendarEvent): Promise<void> {
  const { createEvent } = await import('ics')
  const { hostname } = location
  const { id, version, title, description } = event
  const { value, error } = createEvent({
    uid: `${id}@${hostname}`,
    productId: `-//${hostname}//portal//KO`,
    sequence: version - 1,
    ...timesOf(event),
    title,
    description,
    status: event.isCanceled ? 'CANCELLED' : 'CONFIRMED',
  })
  if (!value) throw error ?? new Error('There is no calendar file.')
  saveBlob(new Blob([foldedByOctets(value)], { type: 'text/calendar;charset=utf-8' }), `${id}.ics`)
}

function timesOf(event: CalendarEvent) {
  if ('day' in event) {
    const [year, month, date] = event.day.split('-').map(Number) as [number, number, number]
    return { start: [year, month, date] as [number, number, number], duration: { days: 1 } }
  }
  return {
    start: Date.parse(event.startAt),
    end: Date.parse(event.endAt),
    startOutputType: 'utc' as const,
    endOutputType: 'utc' as const,
    busyStatus: 'BUSY' as const,
    alarms: [
      {
        action: 'display' as const,
        description: event.title,
        trigger: { hours: REMIND_HOURS, before: true },
      },
    ],
  }
}
