import { createFileRoute } from '@tanstack/react-router'
import { memberSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { MemberList } from '#src/features/company/admin/MemberList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/company/member/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      accountState: oneOf(['OPEN', 'CLOSED'], raw.accountState),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(memberSorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('adminCompany:membersTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listAdminMembers(deps, { signal }),
  component: MemberListScreen,
})

function MemberListScreen() {
  return <MemberList page={Route.useLoaderData()} search={Route.useSearch()} />
}
