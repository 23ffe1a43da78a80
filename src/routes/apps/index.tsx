import { createFileRoute } from '@tanstack/react-router'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { appSearch } from '../-list-search.ts'
import { AppsScreen } from './-parts/AppsScreen.tsx'

// What only members need is fetched when one is here: visitors get this page as HTML.
export const Route = createFileRoute('/apps/')({
  staticData: { layout: 'main' },
  validateSearch: appSearch,
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({
    meta: [{ title: i18n.t('app:documentTitle') }, { name: 'description', content: i18n.t('app:lead') }],
  }),
  beforeLoad: async (guarded) => {
    const { tab } = guarded.search
    if (tab && tab !== 'APP') await (await import('../-guards.ts')).requireLogin(guarded)
  },
  loader: async ({ context, deps: { tab, approvalResult, ...asked }, abortController: { signal } }) => {
    if (context.machines.now())
      return (await import('./-parts/load-apps.ts')).loadApps(
        context,
        { tab, approvalResult, ...asked },
        signal,
      )
    return { page: await context.api.listApps(asked, { signal }), member: undefined }
  },
  component: Screen,
})

function Screen() {
  return <AppsScreen {...Route.useLoaderData()} search={Route.useSearch()} />
}
