import { createFileRoute } from '@tanstack/react-router'
import { funnelDays } from '#domain/funnel/periods.ts'
import { workKinds } from '#domain/work/kinds.ts'
import { parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { Today } from '#src/features/work/admin/Today.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      days: funnelDays.find((days) => days === raw.days),
      workKind: workKinds.find((kind) => kind === raw.workKind),
    }),
  loaderDeps: ({ search: { days = funnelDays[0], workKind } }) => ({ days, workKind }),
  head: () => ({ meta: [{ title: i18n.t('admin:home.documentTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps, abortController: { signal } }) =>
    (await import('#src/features/work/admin/load-today.ts')).loadToday(context, deps, signal),
  component: TodayScreen,
})

function TodayScreen() {
  return <Today {...Route.useLoaderData()} />
}
