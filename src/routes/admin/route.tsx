import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireOneOf } from '../-guards.ts'
import { audienceOf } from './-audiences.ts'

export const Route = createFileRoute('/admin')({
  staticData: { layout: 'admin' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireOneOf(audienceOf),
  component: Outlet,
})
