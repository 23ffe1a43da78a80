import { createFileRoute } from '@tanstack/react-router'
import { appOwners } from '#domain/app/owners.ts'
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
import { AdminAppList } from '#src/features/app/admin/AdminAppList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/apps/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      owner: oneOf(appOwners, raw.owner),
    }),
  // Without an owner in the address, the list of the company is shown. This list also contains apps of the operator,
  // so the default is not a filter by owner.
  loaderDeps: ({ search }) => ({
    ...search,
    search: searchTextOf(search.search),
    owner: search.owner === 'OPERATOR' ? search.owner : undefined,
  }),
  head: () => ({ meta: [{ title: i18n.t('appAdmin:documentTitle.list') }] }),
  // Not cached: another admin may have changed the settings.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    requireFound('role.missing', api.listAdminApps(deps, { signal })),
  component: AdminAppsScreen,
  notFoundComponent: () => <ForbiddenPage />,
})

function AdminAppsScreen() {
  return <AdminAppList page={Route.useLoaderData()} search={Route.useSearch()} />
}
