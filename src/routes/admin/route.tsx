import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireAdminPage } from '../-guards.ts'
import { AdminArea } from './-parts/AdminArea.tsx'

export const Route = createFileRoute('/admin')({
  staticData: { layout: 'admin' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: async (guarded) => {
    await requireAdminPage(guarded)
    if (guarded.context.rendering || guarded.preload) return
    const { filtersOnTheWay } = await import('./-kept-filters.ts')
    const { session } = guarded.context.machines.session.getSnapshot().context
    const kept = filtersOnTheWay(session?.email, guarded.location)
    if (kept) throw redirect({ ...kept, replace: true })
  },
  component: AdminArea,
})
