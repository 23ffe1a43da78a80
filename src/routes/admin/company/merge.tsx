import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  matchingText,
  parsedSearch,
  type RawSearch,
  searchText,
  uuid,
} from '#src/components/address/search-values.ts'
import { CompanyMissing } from '#src/features/company/admin/CompanyMissing.tsx'
import { MergeScreen } from '#src/features/company/admin/merge/MergeScreen.tsx'
import { OpenCompany } from '#src/features/company/admin/OpenCompany.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/company/merge')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ companyId: matchingText(uuid, raw.companyId), search: searchText(20, raw.search) }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  // Not cached, so that the page is current and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { companyId, search }, abortController: { signal } }) => {
    if (!companyId) throw notFound()
    return (await import('#src/features/company/admin/merge/merge-loader.ts')).loadMerge(
      context,
      companyId,
      search,
      signal,
    )
  },
  head: () => ({ meta: [{ title: i18n.t('companyMerge:documentTitle') }] }),
  component: Screen,
  notFoundComponent: CompanyMissing,
})

function Screen() {
  const loadedMerge = Route.useLoaderData()
  return 'unopenedId' in loadedMerge ? (
    <OpenCompany companyId={loadedMerge.unopenedId} />
  ) : (
    <MergeScreen {...loadedMerge} />
  )
}
