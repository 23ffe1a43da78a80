import { createFileRoute } from '@tanstack/react-router'
import { FEED } from '#src/features/post/feed.ts'
import { PostListScreen } from '#src/features/post/PostListScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { postSearch } from '#src/lists/list-search.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/notice/')({
  staticData: { layout: 'main' },
  validateSearch: postSearch,
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({
    meta: [
      { title: i18n.t('post:notice.documentTitle') },
      { name: 'description', content: i18n.t('post:notice.lead') },
    ],
    links: [
      { rel: 'alternate', type: 'application/rss+xml', title: i18n.t('post:notice.title'), href: FEED },
    ],
  }),
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listNotices(deps, { signal }),
  component: NoticeListScreen,
})

function NoticeListScreen() {
  return <PostListScreen board="notice" page={Route.useLoaderData()} search={Route.useSearch()} />
}
