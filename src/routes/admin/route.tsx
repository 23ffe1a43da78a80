import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireAdminPage } from '../-guards.ts'

export const Route = createFileRoute('/admin')({
  staticData: { layout: 'admin' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireAdminPage,
  component: Outlet,
})
