import { createFileRoute } from '@tanstack/react-router'
import { stateNames } from '#domain/subscription/state-names.ts'
import { wordsOf } from '#src/components/search/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { cursor, oneOf, parsed, type RawSearch, textLike, wordsTo } from '../../-search/search-values.ts'
import { AdminSubscriptionList } from './-parts/AdminSubscriptionList.tsx'
import { stateOf } from './-parts/queue-state.ts'

export const Route = createFileRoute('/admin/subscription/')({
  validateSearch: (raw: RawSearch) =>
    parsed({
      subscriptionState: oneOf([...stateNames, 'ALL'], raw.subscriptionState),
      search: wordsTo(100, raw.search),
      cursor: textLike(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => ({
    ...search,
    subscriptionState: stateOf(search.subscriptionState),
    search: wordsOf(search.search),
  }),
  head: () => ({ meta: [{ title: i18n.t('subscriptionAdmin:documentTitle') }] }),
  // A moment later it may be another list, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.listAdminSubscriptions(deps, { signal }),
  component: AdminSubscriptionListScreen,
})

function AdminSubscriptionListScreen() {
  return <AdminSubscriptionList page={Route.useLoaderData()} search={Route.useSearch()} />
}
