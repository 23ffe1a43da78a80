import { createFileRoute } from '@tanstack/react-router'
import { AppsScreen } from '#src/features/access/apps/AppsScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appSearch } from '#src/lists/list-search.ts'
import { searchTextOf } from '#src/lists/search-words.ts'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/apps/')({
  staticData: { layout: 'main', memberLayout: 'user' },
  validateSearch: appSearch,
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({
    meta: [{ title: i18n.t('app:documentTitle') }, { name: 'description', content: i18n.t('app:lead') }],
  }),
  beforeLoad: async (guarded) => {
    const { tab } = guarded.search
    if (tab && tab !== 'APP') await requireLogin(guarded)
  },
  loader: async ({ context, deps, abortController: { signal } }) =>
    (await import('#src/features/access/apps/load-apps.ts')).loadApps(context, deps, signal),
  component: Screen,
})

function Screen() {
  return <AppsScreen {...Route.useLoaderData()} search={Route.useSearch()} />
}
