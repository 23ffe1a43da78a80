import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'

/** The text in which the global search finds a post. */
export const postWords = (table: { title: AnyPgColumn }) => sql`lower(${table.title})`

/** Notices and posts of the support board. A PUBLISHED post with a later time is scheduled. */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    board: text('board').$type<'NOTICE' | 'SUPPORT'>().notNull(),
    announcementType: text('announcement_type').$type<Schema<'AnnouncementType'>>().notNull(),
    title: text('title').notNull(),
    /** CommonMark; HTML is treated as text. */
    body: text('body').notNull(),
    pinned: boolean('pinned').notNull(),
    state: text('state').$type<'DRAFT' | 'PUBLISHED'>().notNull(),
    /** Increases with every change. */
    version: integer('version').notNull().default(1),
    publishedAt: time('published_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    // Nulls first, as in `order by … desc`: an index in another order would not be used.
    index('posts_list').on(
      table.board,
      table.pinned.desc().nullsFirst(),
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_published_at').on(table.board, table.publishedAt, table.id),
    index('posts_search').using('gin', sql`search_keys(${postWords(table)})`),
    check('posts_published_has_time', sql`${table.state} <> 'PUBLISHED' or ${table.publishedAt} is not null`),
  ],
)

/** The attachments of a post; their content is in the file store under the key. */
export const postAttachments = pgTable(
  'post_attachments',
  {
    fileKey: text('file_key').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<Schema<'PostAttachment'>['contentType']>().notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('post_attachments_post').on(table.postId, table.position)],
)
