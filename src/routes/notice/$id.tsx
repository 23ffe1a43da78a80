import { createFileRoute } from '@tanstack/react-router'
import { PostMissing } from '#src/components/post/PostMissing.tsx'
import { PostScreen } from '#src/components/post/PostScreen.tsx'
import { loadPost, postMeta } from '../-loaders/load-post.ts'
import { postSearch } from '../-search/list-search.ts'

export const Route = createFileRoute('/notice/$id')({
  staticData: { layout: 'main' },
  validateSearch: postSearch,
  head: ({ loaderData }) => ({ meta: postMeta(loaderData) }),
  loader: ({ context: { api }, params: { id }, abortController: { signal } }) =>
    loadPost(id, (postId) => api.getNotice({ postId }, { signal })),
  component: NoticeScreen,
  notFoundComponent: NoticeMissing,
})

function NoticeScreen() {
  return <PostScreen board="notice" post={Route.useLoaderData()} search={Route.useSearch()} />
}

function NoticeMissing() {
  return <PostMissing board="notice" />
}
