import { createFileRoute } from '@tanstack/react-router'
import { loadPost, postMeta } from '#src/features/post/load-post.ts'
import { PostMissing } from '#src/features/post/PostMissing.tsx'
import { PostScreen } from '#src/features/post/PostScreen.tsx'
import { postSearch } from '#src/lists/list-search.ts'

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
