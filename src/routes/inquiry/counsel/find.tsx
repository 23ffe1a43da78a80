import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { CounselCare } from '../../-counsel/CounselCare.tsx'

export const Route = createFileRoute('/inquiry/counsel/find')({
  staticData: { layout: 'main' },
  head: () => ({
    meta: [{ title: i18n.t('counsel:care.documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => <CounselCare />,
})
