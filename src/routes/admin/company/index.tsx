import { createFileRoute } from '@tanstack/react-router'
import { businessStates } from '#domain/company/business-check.ts'
import { companySorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { CompanyList } from '#src/features/company/admin/CompanyList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/company/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      businessState: oneOf(businessStates, raw.businessState),
      closedYn: oneOf(['Y'], raw.closedYn),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(companySorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('adminCompany:documentTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.listAdminCompanies(deps, { signal }),
  component: CompanyListScreen,
})

function CompanyListScreen() {
  return <CompanyList page={Route.useLoaderData()} search={Route.useSearch()} />
}
