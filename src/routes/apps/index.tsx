import { createFileRoute } from '@tanstack/react-router'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { appSearch } from '../-list-search.ts'
import { AppCatalogue } from './-parts/AppCatalogue.tsx'

export const Route = createFileRoute('/apps/')({
  staticData: { layout: 'main' },
  validateSearch: appSearch,
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('app:documentTitle') }, { name: 'description', content: i18n.t('app:lead') }] }),
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listApps(deps, { signal }),
  component: AppsScreen,
})

function AppsScreen() {
  return <AppCatalogue page={Route.useLoaderData()} search={Route.useSearch()} />
}
