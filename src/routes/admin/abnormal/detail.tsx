import { createFileRoute, notFound } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-loaders/or-not-found.ts'
import { parsed, type RawSearch, textLike, uuid } from '../../-search/search-values.ts'
import { AbnormalDetail } from './-parts/AbnormalDetail.tsx'
import { AbnormalMissing } from './-parts/AbnormalMissing.tsx'

export const Route = createFileRoute('/admin/abnormal/detail')({
  validateSearch: (raw: RawSearch) => parsed({ abnormalEventId: textLike(uuid, raw.abnormalEventId) }),
  loaderDeps: ({ search }) => search,
  // Another admin may have done something by now, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { abnormalEventId }, abortController: { signal } }) => {
    if (!abnormalEventId) throw notFound()
    return orNotFound('abnormalEvent.missing', api.getAbnormalEvent({ abnormalEventId }, { signal }))
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
  return <AbnormalDetail event={event} />
}
