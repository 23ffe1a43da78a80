import { and, asc, count, desc, eq, exists, getTableColumns, lte, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import type { Db } from '#server/db/client.ts'
import { postAttachments, posts } from '#server/db/schema/post.ts'
import { containsWords } from '#server/db/search.ts'

export type Board = (typeof posts.$inferSelect)['board']
export type StoredAttachment = typeof postAttachments.$inferSelect
/** A public post has a publication time. */
export type StoredPost = Omit<typeof posts.$inferSelect, 'publishedAt'> & { publishedAt: Date }
export type ListedPost = Omit<StoredPost, 'body' | 'createdAt'> & { hasAttachment: boolean }
/** The last row of a page; the next page begins after that row. */
export type Position = Pick<StoredPost, 'pinned' | 'publishedAt' | 'id'>
export type Filter = {
  board: Board
  /** Only posts published by this moment are included, and no drafts. */
  now: Date
  announcementType?: Schema<'AnnouncementType'> | undefined
  words?: readonly string[]
}

const { body: _body, createdAt: _createdAt, ...listed } = getTableColumns(posts)

/** The queries of posts that are public at one moment. Each list is of one board. */
export function postStore(db: Db) {
  const hasAttachment = exists(
    db.select({ one: sql`1` }).from(postAttachments).where(eq(postAttachments.postId, posts.id)),
  )

  return {
    /** Returns at most `limit` posts after `after`: pinned first, then newest first. */
    async page(filter: Filter, { after, limit }: { after?: Position; limit: number }): Promise<ListedPost[]> {
      const rows = await db
        .select({ ...listed, hasAttachment: sql<boolean>`${hasAttachment}` })
        .from(posts)
        .where(and(matchesFilter(filter), after && isAfterPosition(after)))
        .orderBy(desc(posts.pinned), desc(posts.publishedAt), desc(posts.id))
        .limit(limit)
      return rows as ListedPost[]
    },

    /** The number of posts in each category, whatever category the filter names. */
    counts: (filter: Filter): Promise<FilterCounts> =>
      db
        .select({ value: posts.announcementType, count: count() })
        .from(posts)
        .where(matchesFilter({ ...filter, announcementType: undefined }))
        .groupBy(posts.announcementType),

    async find(filter: Filter, id: string): Promise<StoredPost | undefined> {
      const [row] = await db
        .select()
        .from(posts)
        .where(and(matchesFilter(filter), eq(posts.id, id)))
      return row as StoredPost | undefined
    },

    /** The post of the board that was published next before or next after a position. */
    async neighbour(filter: Filter, { publishedAt, id }: Position, side: 'previous' | 'next') {
      const [compare, order] = side === 'previous' ? [sql`<`, desc] : [sql`>`, asc]
      const [row] = await db
        .select({ id: posts.id, title: posts.title })
        .from(posts)
        .where(
          and(
            matchesFilter(filter),
            sql`(${posts.publishedAt}, ${posts.id}) ${compare} (${timeOf(publishedAt)}, ${id}::uuid)`,
          ),
        )
        .orderBy(order(posts.publishedAt), order(posts.id))
        .limit(1)
      return row
    },

    async attachments(postId: string): Promise<StoredAttachment[]> {
      return db
        .select()
        .from(postAttachments)
        .where(eq(postAttachments.postId, postId))
        .orderBy(postAttachments.position)
    },

    /** An attachment by the key of its file, while its post is public. */
    async findAttachment(fileKey: string, now: Date): Promise<StoredAttachment | undefined> {
      const [row] = await db
        .select({ attachment: postAttachments })
        .from(postAttachments)
        .innerJoin(posts, eq(posts.id, postAttachments.postId))
        .where(and(eq(postAttachments.fileKey, fileKey), isPublic(now)))
      return row?.attachment
    },

    /** The sitemap entries of the posts of one board, newest first. */
    async addresses(filter: Filter, limit: number) {
      const { id, board, publishedAt, updatedAt } = posts
      const rows = await db
        .select({ id, board, publishedAt, updatedAt })
        .from(posts)
        .where(matchesFilter(filter))
        .orderBy(desc(posts.publishedAt))
        .limit(limit)
      return rows as Pick<StoredPost, 'id' | 'board' | 'publishedAt' | 'updatedAt'>[]
    },

    /** The newest posts of one board with their bodies, whether pinned or not. */
    async newest(filter: Filter, limit: number): Promise<StoredPost[]> {
      const rows = await db
        .select()
        .from(posts)
        .where(matchesFilter(filter))
        .orderBy(desc(posts.publishedAt), desc(posts.id))
        .limit(limit)
      return rows as StoredPost[]
    },
  }
}

function matchesFilter({ board, now, announcementType, words = [] }: Filter): SQL | undefined {
  return and(
    eq(posts.board, board),
    isPublic(now),
    announcementType && eq(posts.announcementType, announcementType),
    containsWords(words, [posts.title, posts.body]),
  )
}

/** The condition that a post is public at a moment. */
export function isPublic(now: Date): SQL | undefined {
  return and(eq(posts.state, 'PUBLISHED'), lte(posts.publishedAt, now))
}

// A row comparison, so that the index on the columns is used.
function isAfterPosition({ pinned, publishedAt, id }: Position): SQL {
  return sql`(${posts.pinned}, ${posts.publishedAt}, ${posts.id}) < (${pinned}::boolean, ${timeOf(publishedAt)}, ${id}::uuid)`
}

function timeOf(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`
}
