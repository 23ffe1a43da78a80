import { createFileRoute } from '@tanstack/react-router'
import { loadPost, postMeta } from '#src/features/post/load-post.ts'
import { PostMissing } from '#src/features/post/PostMissing.tsx'
import { PostScreen } from '#src/features/post/PostScreen.tsx'
import { postSearch } from '#src/lists/list-search.ts'

export const Route = createFileRoute('/support/board/$id')({
  staticData: { layout: 'main' },
  validateSearch: postSearch,
  head: ({ loaderData }) => ({ meta: postMeta(loaderData) }),
  loader: ({ context: { api }, params: { id }, abortController: { signal } }) =>
    loadPost(id, (postId) => api.getBoardPost({ postId }, { signal })),
  component: BoardPostScreen,
  notFoundComponent: BoardPostMissing,
})

function BoardPostScreen() {
  return <PostScreen board="support" post={Route.useLoaderData()} search={Route.useSearch()} />
}

function BoardPostMissing() {
  return <PostMissing board="support" />
}
