import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { postAttachments, posts } from '#server/db/schema/post.ts'
import { containsWords } from '#server/db/search.ts'
import type { Board } from './post.store.ts'

export type AdminPostRow = typeof posts.$inferSelect
export type ListedAdminPost = Omit<AdminPostRow, 'body' | 'createdAt'> & { hasAttachment: boolean }
export type NewPost = Omit<typeof posts.$inferInsert, 'version'>
/** The columns of a change. If the time is `undefined`, the publication time of a published post is unchanged. */
export type PostChange = Pick<NewPost, 'announcementType' | 'title' | 'body' | 'pinned' | 'state'> & {
  publishAt: Date | undefined
}
/** A file of a form, as an attachment of a post. */
export type AttachedFile = Omit<typeof postAttachments.$inferInsert, 'postId' | 'position'>
export type AdminFilter = {
  board: Board
  now: Date
  postState?: Schema<'PostState'> | undefined
  words?: readonly string[]
}

const { body: _body, createdAt: _createdAt, ...listed } = getTableColumns(posts)

/** The queries of posts for their authors: in any state. */
export function adminPostStore(db: Db | Tx) {
  const hasAttachment = exists(
    db.select({ one: sql`1` }).from(postAttachments).where(eq(postAttachments.postId, posts.id)),
  )

  return {
    /** Returns at most `limit` posts after `after`, the last changed first. */
    async page(
      filter: AdminFilter,
      { after, limit }: { after?: ListPosition; limit: number },
    ): Promise<ListedAdminPost[]> {
      return db
        .select({ ...listed, hasAttachment: sql<boolean>`${hasAttachment}` })
        .from(posts)
        .where(
          and(
            matchesFilter(filter),
            after && afterPosition([posts.updatedAt, posts.id], after, 'newestFirst'),
          ),
        )
        .orderBy(desc(posts.updatedAt), desc(posts.id))
        .limit(limit)
    },

    /** The number of posts in each state, whatever state the filter names. */
    counts: (filter: AdminFilter): Promise<FilterCounts> =>
      db
        .select({ value: stateAt(filter.now), count: count() })
        .from(posts)
        .where(matchesFilter({ ...filter, postState: undefined }))
        .groupBy(sql`1`),

    async find(id: string): Promise<AdminPostRow | undefined> {
      const [row] = await db.select().from(posts).where(eq(posts.id, id))
      return row
    },

    async attachments(postId: string) {
      return db
        .select()
        .from(postAttachments)
        .where(eq(postAttachments.postId, postId))
        .orderBy(postAttachments.position)
    },

    /** An attachment by the key of its file, whatever the state of its post. */
    async findAttachment(fileKey: string) {
      const [row] = await db.select().from(postAttachments).where(eq(postAttachments.fileKey, fileKey))
      return row
    },

    async put(post: NewPost): Promise<AdminPostRow> {
      const [row] = await db.insert(posts).values(post).returning()
      return row!
    },

    /** Replaces a post unless it has changed since `version`, and returns it; nothing otherwise. */
    async change(
      id: string,
      version: number,
      { publishAt, ...change }: PostChange,
      now: Date,
    ): Promise<AdminPostRow | undefined> {
      const [row] = await db
        .update(posts)
        .set({
          ...change,
          version: sql`${posts.version} + 1`,
          updatedAt: now,
          publishedAt: publishAt ?? openTime(change.state, now),
        })
        .where(and(eq(posts.id, id), eq(posts.version, version)))
        .returning()
      return row
    },

    /**
     * Removes a post that has not changed since `version`; returns its attachments, which are removed too.
     */
    async remove(id: string, version: number): Promise<{ removed: boolean; fileKeys: string[] }> {
      const hanging = await this.attachments(id)
      const rows = await db
        .delete(posts)
        .where(and(eq(posts.id, id), eq(posts.version, version)))
        .returning({ id: posts.id })
      return { removed: rows.length > 0, fileKeys: hanging.map(({ fileKey }) => fileKey) }
    },

    /**
     * Removes the attachments of a post that are not in the list and adds the new files after the rest. Returns the
     * removed file keys.
     */
    async replaceAttachments(
      postId: string,
      remaining: readonly string[],
      added: readonly AttachedFile[],
    ): Promise<string[]> {
      const taken = await db
        .delete(postAttachments)
        .where(
          and(
            eq(postAttachments.postId, postId),
            remaining.length > 0 ? notInArray(postAttachments.fileKey, [...remaining]) : undefined,
          ),
        )
        .returning({ fileKey: postAttachments.fileKey })
      if (added.length > 0) {
        const last = (await this.attachments(postId)).at(-1)?.position ?? -1
        await db
          .insert(postAttachments)
          .values(added.map((file, index) => ({ ...file, postId, position: last + 1 + index })))
      }
      return taken.map(({ fileKey }) => fileKey)
    },
  }
}

// The publication time of a changed post: none for a draft, unchanged for a published post, and now for any other
// post.
function openTime(state: NewPost['state'], now: Date): SQL | Date | null {
  if (state === 'DRAFT') return null
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`case when ${posts.state} = 'PUBLISHED' and ${posts.publishedAt} <= ${at} then ${posts.publishedAt} else ${at} end`
}

function matchesFilter({ board, now, postState, words = [] }: AdminFilter): SQL | undefined {
  return and(
    eq(posts.board, board),
    postState && isIn(postState, now),
    containsWords(words, [posts.title, posts.body]),
  )
}

/** The state of a post at a moment, by the same rule as `isIn`. */
const stateAt = (now: Date) =>
  sql<Schema<'PostState'>>`case when ${posts.state} = 'DRAFT' then 'DRAFT'
    when ${posts.publishedAt} > ${now.toISOString()}::timestamptz then 'PLANNED' else 'PUBLISHED' end`

function isIn(postState: Schema<'PostState'>, now: Date): SQL | undefined {
  if (postState === 'DRAFT') return eq(posts.state, 'DRAFT')
  const timeComparison = postState === 'PLANNED' ? gt : lte
  return and(eq(posts.state, 'PUBLISHED'), timeComparison(posts.publishedAt, now))
}
