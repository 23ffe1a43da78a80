import { createFileRoute } from '@tanstack/react-router'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-or-not-found.ts'
import { cursor, type Said, textLike, understood, wordsTo } from '../../-search-values.ts'
import { NoAccessPart } from '../-parts/NoAccessPart.tsx'
import { AdminAppList } from './-parts/AdminAppList.tsx'

export const Route = createFileRoute('/admin/apps/')({
  validateSearch: (said: Said) =>
    understood({ search: wordsTo(100, said.search), cursor: textLike(cursor, said.cursor) }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('appAdmin:documentTitle.list') }] }),
  // A moment later another admin may have settled it otherwise.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAdminApps(deps, { signal })),
  component: AdminAppsScreen,
  notFoundComponent: () => <NoAccessPart of="apps" />,
})

function AdminAppsScreen() {
  return <AdminAppList page={Route.useLoaderData()} search={Route.useSearch()} />
}
