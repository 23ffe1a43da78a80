import { createFileRoute, notFound } from '@tanstack/react-router'
import type { RawSearch } from '#src/components/address/search-values.ts'
import { inquiryNoSearch } from '#src/features/inquiry/inquiry-search.ts'
import { InquiryDone } from '#src/features/inquiry/write/InquiryDone.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/inquiry/done')({
  staticData: { layout: 'main', memberLayout: 'user' },
  validateSearch: (raw: RawSearch) => ({
    ...inquiryNoSearch(raw),
    ...(raw.earlier === true && { earlier: true }),
  }),
  head: () => ({
    meta: [{ title: i18n.t('inquiry:done.documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: ({ search: { inquiryNo } }) => {
    if (inquiryNo === undefined) throw notFound()
  },
  component: DoneScreen,
})

function DoneScreen() {
  const { inquiryNo = '', earlier = false } = Route.useSearch()
  return <InquiryDone inquiryNo={inquiryNo} earlier={earlier} />
}
