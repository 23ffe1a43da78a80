import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'

/** Files that were sent first; the content is encrypted in the file store under the key. */
export const uploads = pgTable(
  'uploads',
  {
    /** Of the id that the sender was given. */
    idHash: text('id_hash').primaryKey(),
    fileKey: text('file_key').notNull().unique(),
    purpose: text('purpose').$type<Schema<'UploadPurpose'>>().notNull(),
    /** The member who alone may name it while it waits; null where any caller with the id may. */
    senderId: uuid('sender_id'),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<Schema<'FileContentType'>>().notNull(),
    size: integer('size').notNull(),
    createdAt: time('created_at').notNull(),
    /** When a form has named it; from then on it belongs to that. */
    attachedAt: time('attached_at'),
  },
  (table) => [index('uploads_waiting').on(table.createdAt).where(sql`${table.attachedAt} is null`)],
)
