import { createFileRoute } from '@tanstack/react-router'
import { boardNames, postStates } from '#domain/post/states.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { AdminPostList } from '#src/features/post/admin/AdminPostList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/notice/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      board: oneOf(boardNames, raw.board),
      postState: oneOf(postStates, raw.postState),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('admin:post.documentTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.listAdminPosts({ ...deps, board: deps.board ?? 'NOTICE' }, { signal }),
  component: AdminPostListScreen,
})

function AdminPostListScreen() {
  return <AdminPostList page={Route.useLoaderData()} search={Route.useSearch()} />
}
