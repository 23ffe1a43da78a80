import { createFileRoute } from '@tanstack/react-router'
import { notificationSubjects } from '#domain/notification/subjects.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
} from '#src/components/address/search-values.ts'
import { NotificationsScreen } from '#src/features/notification/my/NotificationsScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'

export const Route = createFileRoute('/my/notification/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      subject: oneOf(notificationSubjects, raw.subject),
      unreadYn: oneOf(['Y'] as const, raw.unreadYn),
      cursor: matchingText(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('notification:documentTitle') }] }),
  beforeLoad: requirePassword,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.listNotifications(deps, { signal }),
  component: Notifications,
})

function Notifications() {
  const { cursor } = Route.useSearch()
  return <NotificationsScreen page={Route.useLoaderData()} cursor={cursor} />
}
