import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { type NotificationSubject, notificationSubjects } from '#domain/notification/subjects.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { useNotificationTexts } from '../texts.ts'

const ALL = 'all'
const UNREAD = 'unread'

export type NotificationFilter = { subject?: NotificationSubject | undefined; unreadYn?: 'Y' | undefined }
type Props = { filter: NotificationFilter; page: Pick<Output<'listNotifications'>, 'subjects' | 'unread'> }

/** Filters notifications: all, unread ones, or those of one subject; subjects without any are left out. */
export function SubjectFilter({ filter: { subject, unreadYn }, page: { subjects, unread } }: Props) {
  const { t } = useNotificationTexts()
  const countOf = (key: NotificationSubject) => subjects.find((each) => each.subject === key)?.count ?? 0
  const shownSubjects = notificationSubjects.filter((key) => key === subject || countOf(key) > 0)
  const searchOf = (key: typeof ALL | typeof UNREAD | NotificationSubject): NotificationFilter => {
    if (key === ALL) return {}
    return key === UNREAD ? { unreadYn: 'Y' } : { subject: key }
  }
  return (
    <FilterChips
      label={t('filter')}
      current={subject ?? (unreadYn ? UNREAD : ALL)}
      items={[
        { key: ALL, label: t('all'), count: subjects.reduce((sum, { count }) => sum + count, 0) },
        { key: UNREAD, label: t('unreadOnly'), count: unread },
        ...shownSubjects.map((key) => ({ key, label: t(`subject.${key}`), count: countOf(key) })),
      ]}
      renderLink={({ key }, props) => (
        <Link to="/my/notification" search={searchOf(key)} activeOptions={{ exact: true }} {...props} />
      )}
    />
  )
}
