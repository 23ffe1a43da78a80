import { createFileRoute } from '@tanstack/react-router'
import { funnelDays } from '#domain/funnel/periods.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { parsed, type RawSearch } from '../-search/search-values.ts'
import { Today } from './-parts/Today.tsx'

export const Route = createFileRoute('/admin/')({
  validateSearch: (raw: RawSearch) => parsed({ days: funnelDays.find((days) => days === raw.days) }),
  loaderDeps: ({ search: { days = funnelDays[0] } }) => ({ days }),
  head: () => ({ meta: [{ title: i18n.t('admin:home.documentTitle') }] }),
  // A moment later it may be another list, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { days }, abortController: { signal } }) =>
    (await import('./-parts/load-today.ts')).loadToday(context, days, signal),
  component: TodayScreen,
})

function TodayScreen() {
  return <Today {...Route.useLoaderData()} />
}
