import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { announcementTypes } from '#domain/post/announcement-types.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { useNotificationTexts } from '../texts.ts'

const ALL = 'all'
const UNREAD = 'unread'
const keys = [ALL, UNREAD, ...announcementTypes] as const

type Filter = { announcementType?: Schema<'AnnouncementType'>; unreadYn?: 'Y' }

/** Filters notifications: all, unread ones, or those of one label. */
export function LabelFilter({ filter: { announcementType, unreadYn } }: { filter: Filter }) {
  const { t } = useNotificationTexts()
  const nameOf = (key: (typeof keys)[number]) =>
    key === ALL ? t('all') : key === UNREAD ? t('unreadOnly') : t(`label.${key}`)
  const searchOf = (key: (typeof keys)[number]): Filter => {
    if (key === ALL) return {}
    return key === UNREAD ? { unreadYn: 'Y' } : { announcementType: key }
  }
  return (
    <FilterChips
      label={t('filter')}
      current={announcementType ?? (unreadYn ? UNREAD : ALL)}
      items={keys.map((key) => ({ key, label: nameOf(key) }))}
      renderLink={({ key }, props) => (
        <Link to="/my/notification" search={searchOf(key)} activeOptions={{ exact: true }} {...props} />
      )}
    />
  )
}
