import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { WriteInquiry } from './-parts/WriteInquiry.tsx'

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
