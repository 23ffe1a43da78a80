import type { OperationsTagged } from '#contract/operation.ts'
import type { Caller } from '#server/http/caller.ts'

type AdminPostOperations = Pick<
  OperationsTagged<'post', Caller>,
  'listAdminPosts' | 'getAdminPost' | 'createPost' | 'updatePost' | 'removePost'
>

// Still to be written.
export function adminPostOperations(): AdminPostOperations {
  const ids = ['listAdminPosts', 'getAdminPost', 'createPost', 'updatePost', 'removePost']
  return Object.fromEntries(ids.map((id) => [id, () => Promise.reject(new Error(id))])) as never
}
