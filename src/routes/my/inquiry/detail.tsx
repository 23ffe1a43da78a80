import { createFileRoute, redirect } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { parsed, type RawSearch, textLike, uuid } from '../../-search/search-values.ts'
import { MyInquiry } from './-parts/MyInquiry.tsx'

export const Route = createFileRoute('/my/inquiry/detail')({
  validateSearch: (raw: RawSearch) => parsed({ inquiryId: textLike(uuid, raw.inquiryId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('inquiry:detail.documentTitle') }] }),
  loader: async ({ context: { api }, deps: { inquiryId }, abortController: { signal } }) => {
    if (!inquiryId) throw redirect({ to: '/my/inquiry' })
    return { inquiryId, inquiry: await api.getInquiryDetail({ inquiryId }, { signal }) }
  },
  component: MyInquiryScreen,
})

function MyInquiryScreen() {
  const { inquiryId, inquiry } = Route.useLoaderData()
  return <MyInquiry key={inquiryId} inquiryId={inquiryId} inquiry={inquiry} />
}
