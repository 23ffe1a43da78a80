import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdminArea } from '#src/components/layout/AdminArea.tsx'
import { requireAdminPage } from '../-guards.ts'

export const Route = createFileRoute('/admin')({
  staticData: { layout: 'admin' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: async (guarded) => {
    await requireAdminPage(guarded)
    if (guarded.context.rendering || guarded.preload) return
    const { redirectOnNavigation } = await import('#src/lists/stored-filters.ts')
    const { session } = guarded.context.machines.session.getSnapshot().context
    const redirected = redirectOnNavigation(session?.email, guarded.location)
    if (redirected) throw redirect({ ...redirected, replace: true })
  },
  component: AdminArea,
})
