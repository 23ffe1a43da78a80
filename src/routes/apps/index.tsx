import { createFileRoute } from '@tanstack/react-router'
import { wordsOf } from '#src/components/search/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'
import { appSearch } from '../-search/list-search.ts'
import { AppsScreen } from './-parts/AppsScreen.tsx'

export const Route = createFileRoute('/apps/')({
  staticData: { layout: 'main', memberLayout: 'user' },
  validateSearch: appSearch,
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({
    meta: [{ title: i18n.t('app:documentTitle') }, { name: 'description', content: i18n.t('app:lead') }],
  }),
  beforeLoad: async (guarded) => {
    const { tab } = guarded.search
    if (tab && tab !== 'APP') await requireLogin(guarded)
  },
  loader: async ({ context, deps, abortController: { signal } }) =>
    (await import('./-parts/load-apps.ts')).loadApps(context, deps, signal),
  component: Screen,
})

function Screen() {
  return <AppsScreen {...Route.useLoaderData()} search={Route.useSearch()} />
}
