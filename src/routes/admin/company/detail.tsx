import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
  uuid,
} from '#src/components/address/search-values.ts'
import { CompanyMissing } from '#src/features/company/admin/CompanyMissing.tsx'
import { CompanyScreen } from '#src/features/company/admin/CompanyScreen.tsx'
import { OpenCompany } from '#src/features/company/admin/OpenCompany.tsx'
import { usualReasons } from '#src/features/company/admin/usual-reasons.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/company/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      companyId: matchingText(uuid, raw.companyId),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      section: oneOf(['APPS', 'REQUESTS', 'MESSAGES', 'EVENTS'], raw.section),
      way: oneOf(['INBOX', 'MAIL', 'PHONE'], raw.way),
      about: oneOf(usualReasons, raw.about),
    }),
  loaderDeps: ({ search: { companyId, search, cursor, section, way } }) => ({
    companyId,
    search: searchTextOf(search),
    cursor,
    section,
    way,
  }),
  // Not cached: the lists on the page may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { companyId, ...asked }, abortController: { signal } }) => {
    if (!companyId) throw notFound()
    return (await import('#src/features/company/admin/load-company.ts')).loadCompany(
      context,
      companyId,
      asked,
      signal,
    )
  },
  head: () => ({ meta: [{ title: i18n.t('companyAdmin:documentTitle') }] }),
  component: Screen,
  notFoundComponent: CompanyMissing,
})

function Screen() {
  const loadedCompany = Route.useLoaderData()
  const { about } = Route.useSearch()
  return loadedCompany.unopenedId !== undefined ? (
    <OpenCompany
      key={loadedCompany.unopenedId}
      companyId={loadedCompany.unopenedId}
      listed={loadedCompany.listed}
      about={about}
    />
  ) : (
    <CompanyScreen key={loadedCompany.company.companyId} {...loadedCompany} />
  )
}
