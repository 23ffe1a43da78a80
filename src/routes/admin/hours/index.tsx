import { createFileRoute } from '@tanstack/react-router'
import { AdminHours } from '#src/features/opening-hours/admin/AdminHours.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/hours/')({
  head: () => ({ meta: [{ title: i18n.t('openingHours:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, abortController: { signal } }) => api.getOpeningHours({}, { signal }),
  component: HoursScreen,
})

function HoursScreen() {
  const savedHours = Route.useLoaderData()
  return <AdminHours saved={savedHours} />
}
