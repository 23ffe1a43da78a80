import { createFileRoute } from '@tanstack/react-router'
import { StaffJoin } from '#src/features/staff/StaffJoin.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/staff/join')({
  staticData: { layout: 'auth' },
  head: () => ({
    meta: [{ title: i18n.t('staffJoin:documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  component: StaffJoin,
})
