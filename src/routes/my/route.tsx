import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/my')({
  staticData: { layout: 'my' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireLogin,
  component: Outlet,
})
