import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { InquiryMissing } from '#src/features/inquiry/my/InquiryMissing.tsx'
import { MyInquiry } from '#src/features/inquiry/my/MyInquiry.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/inquiry/detail')({
  validateSearch: (raw: RawSearch) => parsedSearch({ inquiryId: matchingText(uuid, raw.inquiryId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('inquiry:detail.documentTitle') }] }),
  loader: async ({ context: { api }, deps: { inquiryId }, abortController: { signal } }) => {
    if (!inquiryId) throw notFound()
    const inquiry = await requireFound('inquiry.missing', api.getInquiryDetail({ inquiryId }, { signal }))
    return { inquiryId, inquiry }
  },
  component: MyInquiryScreen,
  notFoundComponent: InquiryMissing,
})

function MyInquiryScreen() {
  const { inquiryId, inquiry } = Route.useLoaderData()
  return <MyInquiry key={inquiryId} inquiryId={inquiryId} inquiry={inquiry} />
}
