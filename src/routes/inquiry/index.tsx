import { createFileRoute } from '@tanstack/react-router'
import { InquiryHub } from '#src/features/inquiry/write/InquiryHub.tsx'
import { i18n } from '#src/i18n/i18n.ts'

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
