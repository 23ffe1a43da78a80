import type { Schema } from '#contract/operation.ts'
import { foldedByOctets } from '#domain/counsel/calendar-lines.ts'

const REMIND_HOURS = 1

type CalendarTexts = { title: string; description: string }

/**
 * Saves a reservation as an iCalendar file (RFC 5545). Its UID stays the same, so that a calendar moves its
 * entry.
 */
export async function saveCalendarFile(
  counsel: Schema<'Counsel'>,
  { title, description }: CalendarTexts,
): Promise<void> {
  const { createEvent } = await import('ics')
  const { hostname } = location
  const { counselNo, startAt, endAt, version, counselState } = counsel
  const { value, error } = createEvent({
    uid: `${counselNo}@${hostname}`,
    productId: `-//${hostname}//counsel//KO`,
    sequence: version - 1,
    start: Date.parse(startAt),
    end: Date.parse(endAt),
    startOutputType: 'utc',
    endOutputType: 'utc',
    title,
    description,
    status: counselState === 'CANCELED' ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
    alarms: [{ action: 'display', description: title, trigger: { hours: REMIND_HOURS, before: true } }],
  })
  if (!value) throw error ?? new Error('There is no calendar file.')
  const address = URL.createObjectURL(
    new Blob([foldedByOctets(value)], { type: 'text/calendar;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `${counselNo}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
