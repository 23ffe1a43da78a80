import { createFileRoute } from '@tanstack/react-router'
import { CounselDayScreen } from '#src/features/counsel/admin/CounselDayScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

const datePattern = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

type DaySearch = { date?: string | undefined }

export const Route = createFileRoute('/admin/counsel/')({
  validateSearch: ({ date }): DaySearch => ({
    date: typeof date === 'string' && datePattern.test(date) ? date : undefined,
  }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('counselAdmin:day.documentTitle') }] }),
  // Not cached: the page contains the names of people with reservations.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.listAdminCounsels(deps, { signal }),
  component: DayRoute,
})

function DayRoute() {
  return <CounselDayScreen day={Route.useLoaderData()} />
}
