import { createFileRoute } from '@tanstack/react-router'
import { wordsOf } from '#src/components/search/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-loaders/or-not-found.ts'
import { cursor, parsed, type RawSearch, textLike, wordsTo } from '../../-search/search-values.ts'
import { NoAccessRole } from '../-parts/NoAccessRole.tsx'
import { AdminAppList } from './-parts/AdminAppList.tsx'

export const Route = createFileRoute('/admin/apps/')({
  validateSearch: (raw: RawSearch) =>
    parsed({ search: wordsTo(100, raw.search), cursor: textLike(cursor, raw.cursor) }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('appAdmin:documentTitle.list') }] }),
  // A moment later another admin may have settled it otherwise.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAdminApps(deps, { signal })),
  component: AdminAppsScreen,
  notFoundComponent: () => <NoAccessRole of="apps" />,
})

function AdminAppsScreen() {
  return <AdminAppList page={Route.useLoaderData()} search={Route.useSearch()} />
}
