import { createFileRoute } from '@tanstack/react-router'
import { stateNames } from '#domain/subscription/state-names.ts'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { cursor, oneOf, type Said, textLike, understood, wordsTo } from '../../-search-values.ts'
import { AdminSubscriptionList } from './-parts/AdminSubscriptionList.tsx'
import { stateOf } from './-parts/queue-state.ts'

export const Route = createFileRoute('/admin/subscription/')({
  validateSearch: (said: Said) =>
    understood({
      subscriptionState: oneOf([...stateNames, 'ALL'], said.subscriptionState),
      search: wordsTo(100, said.search),
      cursor: textLike(cursor, said.cursor),
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
