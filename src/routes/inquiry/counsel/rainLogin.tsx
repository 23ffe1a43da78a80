import { createFileRoute } from '@tanstack/react-router'
import { LoginGate } from '#src/features/counsel/reservation/LoginGate.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { redirectMembers } from '../../-guards.ts'

export const Route = createFileRoute('/inquiry/counsel/rainLogin')({
  staticData: { layout: 'main' },
  head: () => ({
    meta: [{ title: i18n.t('counsel:gate.documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: redirectMembers('/inquiry/counsel/reservation'),
  component: LoginGate,
})
