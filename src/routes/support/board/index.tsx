import { createFileRoute } from '@tanstack/react-router'
import { PostListScreen } from '#src/features/post/PostListScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { postSearch } from '#src/lists/list-search.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/support/board/')({
  staticData: { layout: 'main' },
  validateSearch: postSearch,
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({
    meta: [
      { title: i18n.t('post:support.documentTitle') },
      { name: 'description', content: i18n.t('post:support.lead') },
    ],
  }),
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listBoardPosts(deps, { signal }),
  component: BoardListScreen,
})

function BoardListScreen() {
  return <PostListScreen board="support" page={Route.useLoaderData()} search={Route.useSearch()} />
}
