import { and, desc, eq } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import { posts, postWords } from '#server/db/schema/post.ts'
import { matchesWords } from '#server/db/search.ts'
import type { FindHits } from '#server/db/search-hits.ts'
import { postStateOf } from './post.admin.rules.ts'
import { type Board, isPublic } from './post.store.ts'

/** Finds posts by their titles: public ones, or for the staff those in any state. */
export function postSearch({ db, clock }: { db: Pick<Db, 'select'>; clock: Clock }) {
  const hits =
    (board: Board, reader: 'everybody' | 'staff'): FindHits =>
    async ({ words, limit }) => {
      const now = clock.now()
      const { id, title, state, publishedAt, updatedAt } = posts
      const rows = await db
        .select({ id, title, state, publishedAt })
        .from(posts)
        .where(
          and(
            eq(posts.board, board),
            matchesWords(words, postWords(posts)),
            reader === 'staff' ? undefined : isPublic(now),
          ),
        )
        .orderBy(desc(reader === 'staff' ? updatedAt : publishedAt), desc(id))
        .limit(limit)
      return rows.map((row) => ({
        hitId: row.id,
        title: row.title,
        detail: null,
        state: reader === 'staff' ? postStateOf(row, now) : null,
        at: row.publishedAt,
      }))
    }
  return {
    public: (board: Board) => hits(board, 'everybody'),
    ofStaff: (board: Board) => hits(board, 'staff'),
  }
}
