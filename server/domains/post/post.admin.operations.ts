import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { totalIn } from '#domain/filter-counts.ts'
import type { Db } from '#server/db/client.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Once, Tx } from '#server/db/once.ts'
import { searchWords } from '#server/db/search.ts'
import type { UploadBox } from '#server/files/upload-box.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { columnsOf, publishTimeOf, storedKeysOf, toAdminListItem, toAdminPost } from './post.admin.rules.ts'
import { adminPostStore } from './post.admin.store.ts'

const defaultLimit = 20

type AdminPostOperations = Pick<
  OperationsTagged<'post', Caller>,
  'listAdminPosts' | 'getAdminPost' | 'createPost' | 'updatePost' | 'removePost'
>

type Deps = { db: Db; clock: Clock; once: Once; uploads: UploadBox; onChange: () => void }

/** The operations of the staff that write, schedule, change and remove posts. */
export function adminPostOperations({ db, clock, once, uploads, onChange }: Deps): AdminPostOperations {
  const store = adminPostStore(db)

  async function readPost(within: Db | Tx, postId: string): Promise<Schema<'AdminPost'>> {
    const store = adminPostStore(within)
    const row = await store.find(postId)
    if (!row) throw problemNamed('post.missing')
    return toAdminPost(row, await store.attachments(postId), clock.now())
  }

  // Throws the reason why a change failed. The reason is queried only after the failure.
  async function refuse(tx: Tx, postId: string): Promise<never> {
    throw problemNamed((await adminPostStore(tx).find(postId)) ? 'post.changed' : 'post.missing')
  }

  return {
    async listAdminPosts({ board, postState, search, cursor, limit = defaultLimit }) {
      const now = clock.now()
      const words = searchWords(search)
      const filter = { board, now, postState, words }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, counts] = await Promise.all([
        store.page(filter, { after, limit: limit + 1 }),
        store.counts(filter),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ updatedAt: at, id }) => ({ at, id }))
      return {
        board,
        postState: postState ?? null,
        search: words.join(' ') || null,
        total: totalIn(counts, postState),
        counts,
        nextCursor,
        list: shown.map((row) => toAdminListItem(row, now)),
      }
    },

    getAdminPost: ({ postId }) => readPost(db, postId),

    async createPost(input, caller) {
      const { board, post } = input
      const [columns, publishAt] = [columnsOf(post), publishTimeOf(post)]
      if (storedKeysOf(post).length > 0) throw problemNamed('upload.missing')
      const newPost = await once('createPost', caller, input, async (tx) => {
        const now = clock.now()
        const store = adminPostStore(tx)
        const publishedAt = publishAt ?? (columns.state === 'DRAFT' ? null : now)
        const { id } = await store.put({
          id: randomUUID(),
          board,
          ...columns,
          publishedAt,
          createdAt: now,
          updatedAt: now,
        })
        await store.replaceAttachments(id, [], await uploads.attach(tx, post.fileIds, 'post'))
        return readPost(tx, id)
      })
      onChange()
      return newPost
    },

    async updatePost({ postId, version, post }) {
      const postChange = { ...columnsOf(post), publishAt: publishTimeOf(post) }
      const storedKeys = storedKeysOf(post)
      const { changed, taken } = await db.transaction(async (tx) => {
        const store = adminPostStore(tx)
        if (!(await store.change(postId, version, postChange, clock.now()))) return refuse(tx, postId)
        const hanging = new Set((await store.attachments(postId)).map(({ fileKey }) => fileKey))
        if (storedKeys.some((key) => !hanging.has(key))) throw problemNamed('upload.missing')
        const gone = await store.replaceAttachments(
          postId,
          storedKeys,
          await uploads.attach(tx, post.fileIds, 'post'),
        )
        return { changed: await readPost(tx, postId), taken: gone }
      })
      await uploads.discard(taken)
      onChange()
      return changed
    },

    async removePost({ postId, version }) {
      const fileKeys = await db.transaction(async (tx) => {
        const { removed, fileKeys: gone } = await adminPostStore(tx).remove(postId, version)
        return removed ? gone : refuse(tx, postId)
      })
      await uploads.discard(fileKeys)
      onChange()
      return { removedYn: 'Y' as const }
    },
  }
}
