import { createFileRoute, Outlet } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/trial')({
  staticData: { layout: 'user' },
  head: () => ({ meta: [{ title: i18n.t('trial:documentTitle.start') }, { name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireLogin,
  component: Outlet,
})
