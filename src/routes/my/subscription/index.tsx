import { createFileRoute } from '@tanstack/react-router'
import { sortDirections, sortNames } from '#domain/subscription/sort-names.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { SubscriptionList } from '#src/features/subscription/my/SubscriptionList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/my/subscription/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      subscriptionState: oneOf(stateNames, raw.subscriptionState),
      search: searchText(100, raw.search),
      sort: oneOf(sortNames, raw.sort),
      sortDirection: oneOf(sortDirections, raw.sortDirection),
      cursor: matchingText(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => ({
    ...search,
    sort: search.sort ?? sortNames[0],
    search: searchTextOf(search.search),
  }),
  head: () => ({ meta: [{ title: i18n.t('subscription:list.documentTitle') }] }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const part = await partsOf(context, signal)
    const [page, counts, trials] = await Promise.all([
      context.api.listSubscriptions(deps, { signal }),
      part((signal) => context.api.countSubscriptions({}, { signal })),
      part((signal) => context.api.listTrials({}, { signal })),
    ])
    return { page, counts, trials }
  },
  component: SubscriptionListScreen,
})

function SubscriptionListScreen() {
  const { page, counts, trials } = Route.useLoaderData()
  return <SubscriptionList page={page} counts={counts} trials={trials} search={Route.useSearch()} />
}
