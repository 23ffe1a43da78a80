import { createFileRoute } from '@tanstack/react-router'
import { companyRoles } from '#domain/company/roles.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { CompanyScreen } from '#src/features/company/my/CompanyScreen.tsx'
import { namedTabs } from '#src/features/company/my/company-search.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { searchTextOf } from '#src/lists/search-words.ts'
import { requirePasswordAndFactor } from '../../-guards.ts'

export const Route = createFileRoute('/my/company/')({
  head: () => ({ meta: [{ title: i18n.t('company:documentTitle') }] }),
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      companyRole: oneOf(companyRoles, raw.companyRole),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      part: oneOf(namedTabs, raw.part),
    }),
  // All tabs show parts of the same data, so a change of the tab loads nothing.
  loaderDeps: ({ search: { companyRole, search, cursor } }) => ({
    companyRole,
    search: searchTextOf(search),
    cursor,
  }),
  beforeLoad: requirePasswordAndFactor,
  // Not cached: the people of the company may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps, abortController: { signal } }) =>
    (await import('#src/features/company/my/load-company.ts')).loadCompany(context, deps, signal),
  component: CompanyRoute,
})

function CompanyRoute() {
  const { part = 'PEOPLE', ...search } = Route.useSearch()
  return <CompanyScreen page={Route.useLoaderData()} search={search} tab={part} />
}
