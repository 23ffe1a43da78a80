import { createFileRoute } from '@tanstack/react-router'
import { AdminHolidays } from '#src/features/holiday/admin/AdminHolidays.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/holiday/')({
  head: () => ({ meta: [{ title: i18n.t('holiday:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, abortController: { signal } }) => api.listHolidays({}, { signal }),
  component: HolidayScreen,
})

function HolidayScreen() {
  const holidays = Route.useLoaderData()
  return <AdminHolidays {...holidays} />
}
