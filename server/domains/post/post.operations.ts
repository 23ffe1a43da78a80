import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { totalIn } from '#domain/filter-counts.ts'
import type { Db } from '#server/db/client.ts'
import { pageBy } from '#server/db/cursor.ts'
import { searchWords } from '#server/db/search.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { readCursor, writeCursor } from './post.cursor.ts'
import { toListItem, toPost } from './post.rules.ts'
import { type Board, postStore } from './post.store.ts'

const defaultLimit = 20

type PublicPostOperations = Pick<
  OperationsTagged<'post', Caller>,
  'listNotices' | 'getNotice' | 'listBoardPosts' | 'getBoardPost'
>

/** Notices and the support board for all readers: only posts that are published at the current time. */
export function postOperations({ db, clock }: { db: Db; clock: Clock }): PublicPostOperations {
  const store = postStore(db)

  async function listBoard(board: Board, input: Input<'listNotices'>): Promise<Schema<'PostPage'>> {
    const { announcementType, cursor, limit = defaultLimit } = input
    const after = cursor === undefined ? undefined : readCursor(cursor)
    const words = searchWords(input.search)
    const filter = { board, now: clock.now(), announcementType, words }
    // One row more than requested is read, which shows whether there is a next page.
    const [rows, counts] = await Promise.all([
      store.page(filter, { after, limit: limit + 1 }),
      store.counts(filter),
    ])
    const { shown, nextCursor } = pageBy(rows, limit, writeCursor)
    return {
      announcementType: announcementType ?? null,
      search: words.join(' ') || null,
      total: totalIn(counts, announcementType),
      counts,
      nextCursor,
      list: shown.map(toListItem),
    }
  }

  async function get(board: Board, id: string): Promise<Schema<'Post'>> {
    const filter = { board, now: clock.now() }
    const post = await store.find(filter, id)
    if (!post) throw problemNamed('post.missing')
    const [attachments, previous, next] = await Promise.all([
      store.attachments(id),
      store.neighbour(filter, post, 'previous'),
      store.neighbour(filter, post, 'next'),
    ])
    return toPost(post, { attachments, previous, next })
  }

  return {
    listNotices: (input) => listBoard('NOTICE', input),
    getNotice: ({ postId }) => get('NOTICE', postId),
    listBoardPosts: (input) => listBoard('SUPPORT', input),
    getBoardPost: ({ postId }) => get('SUPPORT', postId),
  }
}
