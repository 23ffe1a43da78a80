import { createFileRoute } from '@tanstack/react-router'
import { AdminStaff } from '#src/features/staff/admin/AdminStaff.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/staff/')({
  head: () => ({ meta: [{ title: i18n.t('staff:documentTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, abortController: { signal } }) => api.listStaff({}, { signal }),
  component: StaffScreen,
})

function StaffScreen() {
  return <AdminStaff {...Route.useLoaderData()} />
}
