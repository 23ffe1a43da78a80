import { createFileRoute } from '@tanstack/react-router'
import { riskLevels } from '#domain/access/codes.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
  uuid,
} from '#src/components/address/search-values.ts'
import { ForbiddenPage } from '#src/components/error/ForbiddenPage.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { END_FIRST, memberSorts, statusOf } from '#src/features/access/member-grants/default-filter.ts'
import { grantStatuses } from '#src/features/access/member-grants/grant-acts.ts'
import { MemberGrants } from '#src/features/access/member-grants/MemberGrants.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/member/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      useStatus: oneOf([...grantStatuses, 'ALL'], raw.useStatus),
      riskLevel: oneOf(riskLevels, raw.riskLevel),
      appId: matchingText(uuid, raw.appId),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(memberSorts, raw),
    }),
  loaderDeps: ({ search }) => ({
    ...search,
    sort: search.sort ?? END_FIRST,
    useStatus: statusOf(search.useStatus),
    search: searchTextOf(search.search),
  }),
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.members') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    requireFound('role.missing', api.listAdminAccessGrants(deps, { signal })),
  component: MemberGrantsScreen,
  notFoundComponent: () => <ForbiddenPage />,
})

function MemberGrantsScreen() {
  return <MemberGrants page={Route.useLoaderData()} search={Route.useSearch()} />
}
