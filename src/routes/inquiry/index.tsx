import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { InquiryHub } from './-parts/InquiryHub.tsx'

export const Route = createFileRoute('/inquiry/')({
  staticData: { layout: 'home' },
  head: () => ({
    meta: [
      { title: i18n.t('inquiry:hub.documentTitle') },
      { name: 'description', content: i18n.t('inquiry:hub.lead') },
    ],
  }),
  component: InquiryHub,
})
