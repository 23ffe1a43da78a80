import type { Schema } from '#contract/operation.ts'

/** The subject of a notification: the area of the page that it links to. */
export type NotificationSubject = Schema<'NotificationSubject'>

/** All subjects, in the order of the filters. */
export const notificationSubjects = [
  'security',
  'bill',
  'subscription',
  'permission',
  'inquiry',
  'counsel',
  'account',
  'admin',
  'notice',
] as const satisfies readonly NotificationSubject[]

/** The areas by the beginnings of their addresses; the first match counts. */
export const subjectAreas: readonly (readonly [start: string, subject: NotificationSubject])[] = [
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
  return (
    subjectAreas.find(([start]) => path?.startsWith(start))?.[1] ?? (path === null ? 'notice' : 'account')
  )
}
