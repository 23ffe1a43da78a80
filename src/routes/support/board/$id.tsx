import { createFileRoute } from '@tanstack/react-router'
import { PostMissing } from '#src/components/post/PostMissing.tsx'
import { PostScreen } from '#src/components/post/PostScreen.tsx'
import { loadPost, postMeta } from '../../-loaders/load-post.ts'
import { postSearch } from '../../-search/list-search.ts'

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
