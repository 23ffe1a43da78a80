import { createFileRoute } from '@tanstack/react-router'
import { CounselCare } from '#src/features/counsel/care/CounselCare.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/inquiry/counsel/find')({
  staticData: { layout: 'main' },
  head: () => ({
    meta: [{ title: i18n.t('counsel:care.documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => <CounselCare />,
})
