import type { Schema } from '#contract/operation.ts'
import { addDays, dateInYear, formatDateTime, kstDate, weekdayOf } from '#domain/dates.ts'

/** The subject of a notification: the area of the page that it links to. */
export type NotificationSubject =
  | 'bill'
  | 'subscription'
  | 'permission'
  | 'inquiry'
  | 'counsel'
  | 'security'
  | 'account'
  | 'admin'
  | 'notice'

/** The areas by the beginnings of their addresses; the first match counts. */
const areas: readonly (readonly [start: string, subject: NotificationSubject])[] = [
  ['/my/bill', 'bill'],
  ['/my/subscription', 'subscription'],
  ['/subscription', 'subscription'],
  ['/trial', 'subscription'],
  ['/apps', 'permission'],
  ['/my/inquiry', 'inquiry'],
  ['/my/counsel', 'counsel'],
  ['/my/session', 'security'],
  ['/my/mfa', 'security'],
  ['/admin', 'admin'],
  ['/notice', 'notice'],
]

/** Returns the subject of a notification; a warning is about security, whatever page it links to. */
export function subjectOf({
  announcementType,
  path,
}: Pick<Schema<'Notification'>, 'announcementType' | 'path'>): NotificationSubject {
  if (announcementType === 'security') return 'security'
  return areas.find(([start]) => path?.startsWith(start))?.[1] ?? (path === null ? 'notice' : 'account')
}

/** Returns the first paragraph of a text in one line, with dots between its former lines. */
export const firstLineOf = (text: string): string => (text.split('\n\n')[0] ?? '').replaceAll('\n', ' · ')

/** Formats the time of a notification; without the day if the heading is today or yesterday. */
export function timeOf(createdAt: string, today: string): string {
  const time = formatDateTime(createdAt).slice('YYYY.MM.DD '.length)
  const day = kstDate(new Date(createdAt))
  return day === today || day === addDays(today, -1) ? time : `${dateInYear(day, today)} ${time}`
}

export const notificationDays = ['TODAY', 'YESTERDAY', 'WEEK', 'EARLIER'] as const
export type NotificationDay = (typeof notificationDays)[number]

/** Returns the heading of the day of a notification; weeks begin on Monday. `today` is YYYY-MM-DD. */
export function dayOf(createdAt: string, today: string): NotificationDay {
  const day = kstDate(new Date(createdAt))
  if (day >= today) return 'TODAY'
  if (day === addDays(today, -1)) return 'YESTERDAY'
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  return day >= monday ? 'WEEK' : 'EARLIER'
}
