import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireStaff } from '../-guards.ts'

export const Route = createFileRoute('/admin')({
  staticData: { layout: 'admin' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireStaff,
  component: Outlet,
})
