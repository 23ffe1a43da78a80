import { createFileRoute } from '@tanstack/react-router'
import { delegationStates } from '#domain/access/delegations.ts'
import { delegationSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { ForbiddenPage } from '#src/components/error/ForbiddenPage.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AdminDelegations } from '#src/features/access/admin-delegation/AdminDelegations.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/delegation/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      delegationState: oneOf(delegationStates, raw.delegationState),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(delegationSorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.delegations') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    requireFound('role.missing', api.listAdminDelegations(deps, { signal })),
  component: DelegationsScreen,
  notFoundComponent: () => <ForbiddenPage />,
})

function DelegationsScreen() {
  return <AdminDelegations page={Route.useLoaderData()} search={Route.useSearch()} />
}
