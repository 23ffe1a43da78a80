import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { AdminMissing } from '#src/components/error/AdminMissing.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AdminInquiry } from '#src/features/inquiry/admin/AdminInquiry.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/inquiry/detail')({
  validateSearch: (raw: RawSearch) => parsedSearch({ inquiryId: matchingText(uuid, raw.inquiryId) }),
  loaderDeps: ({ search }) => search,
  // Not cached: another staff member may have answered the inquiry, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { inquiryId }, abortController: { signal } }) => {
    if (!inquiryId) throw notFound()
    return requireFound('inquiry.missing', api.getAdminInquiry({ inquiryId }, { signal }))
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: i18n.t(
          loaderData ? 'admin:inquiry.detail.documentTitle' : 'admin:inquiry.missing.documentTitle',
        ),
      },
    ],
  }),
  component: AdminInquiryScreen,
  notFoundComponent: InquiryMissing,
})

function AdminInquiryScreen() {
  const inquiry = Route.useLoaderData()
  return <AdminInquiry key={inquiry.inquiryId} inquiry={inquiry} />
}

function InquiryMissing() {
  return <AdminMissing of="inquiry" />
}
