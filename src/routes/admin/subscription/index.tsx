import { createFileRoute } from '@tanstack/react-router'
import { subscriptionSorts } from '#domain/lists/admin-sorts.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { AdminSubscriptionList } from '#src/features/subscription/admin/AdminSubscriptionList.tsx'
import { stateOf } from '#src/features/subscription/admin/queue-state.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/subscription/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      subscriptionState: oneOf([...stateNames, 'ALL'], raw.subscriptionState),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(subscriptionSorts, raw),
    }),
  loaderDeps: ({ search }) => ({
    ...search,
    subscriptionState: stateOf(search.subscriptionState),
    search: searchTextOf(search.search),
  }),
  head: () => ({ meta: [{ title: i18n.t('subscriptionAdmin:documentTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.listAdminSubscriptions(deps, { signal }),
  component: AdminSubscriptionListScreen,
})

function AdminSubscriptionListScreen() {
  return <AdminSubscriptionList page={Route.useLoaderData()} search={Route.useSearch()} />
}
