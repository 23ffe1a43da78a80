import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { AdminMissing } from '#src/components/error/AdminMissing.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { PostEditor } from '#src/features/post/admin/PostEditor.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/notice/edit')({
  validateSearch: (raw: RawSearch) => parsedSearch({ postId: matchingText(uuid, raw.postId) }),
  loaderDeps: ({ search }) => search,
  // Not cached: another staff member may be changing the post.
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { postId }, abortController: { signal } }) => {
    if (!postId) throw notFound()
    return requireFound('post.missing', api.getAdminPost({ postId }, { signal }))
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: i18n.t(loaderData ? 'admin:editor.editDocumentTitle' : 'admin:post.missing.documentTitle') },
    ],
  }),
  component: EditScreen,
  notFoundComponent: PostMissing,
})

function EditScreen() {
  const post = Route.useLoaderData()
  return <PostEditor key={post.postId} board={post.board} post={post} />
}

function PostMissing() {
  return <AdminMissing of="post" />
}
