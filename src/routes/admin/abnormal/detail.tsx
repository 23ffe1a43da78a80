import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AbnormalDetail } from '#src/features/abnormal/admin/AbnormalDetail.tsx'
import { AbnormalMissing } from '#src/features/abnormal/admin/AbnormalMissing.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/abnormal/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ abnormalEventId: matchingText(uuid, raw.abnormalEventId) }),
  loaderDeps: ({ search }) => search,
  // Not cached: another admin may have acted by now, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { abnormalEventId }, abortController: { signal } }) => {
    if (!abnormalEventId) throw notFound()
    return requireFound('abnormalEvent.missing', api.getAbnormalEvent({ abnormalEventId }, { signal }))
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: i18n.t(
          loaderData ? 'security:abnormal.detail.documentTitle' : 'security:abnormal.missing.documentTitle',
        ),
      },
    ],
  }),
  component: AbnormalDetailScreen,
  notFoundComponent: AbnormalMissing,
})

function AbnormalDetailScreen() {
  const event = Route.useLoaderData()
  return <AbnormalDetail key={event.abnormalEventId} event={event} />
}
