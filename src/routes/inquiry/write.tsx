import { createFileRoute } from '@tanstack/react-router'
import { WriteInquiry } from '#src/features/inquiry/write/WriteInquiry.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/inquiry/write')({
  staticData: { layout: 'main', memberLayout: 'user' },
  head: () => ({
    meta: [
      { title: i18n.t('inquiry:write.documentTitle') },
      { name: 'description', content: i18n.t('inquiry:write.lead') },
    ],
  }),
  component: WriteInquiry,
})
