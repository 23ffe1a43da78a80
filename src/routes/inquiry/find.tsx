import { createFileRoute } from '@tanstack/react-router'
import { inquiryNoSearch } from '#src/features/inquiry/inquiry-search.ts'
import { FindInquiry } from '#src/features/inquiry/write/FindInquiry.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/inquiry/find')({
  staticData: { layout: 'main' },
  validateSearch: inquiryNoSearch,
  head: () => ({
    meta: [
      { title: i18n.t('inquiry:find.documentTitle') },
      { name: 'description', content: i18n.t('inquiry:find.lead') },
    ],
  }),
  component: FindScreen,
})

function FindScreen() {
  const { inquiryNo = '' } = Route.useSearch()
  return <FindInquiry inquiryNo={inquiryNo} />
}
