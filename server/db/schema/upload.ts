import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'

/**
 * Files that are uploaded before the form that refers to them is sent; the content is encrypted in the file store
 * under the key.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** The hash of the id that the sender received. */
    idHash: text('id_hash').primaryKey(),
    fileKey: text('file_key').notNull().unique(),
    purpose: text('purpose').$type<Schema<'UploadPurpose'>>().notNull(),
    /** The only member who may use the file before it belongs to a form; null if any caller with the id may. */
    senderId: uuid('sender_id'),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<Schema<'FileContentType'>>().notNull(),
    size: integer('size').notNull(),
    createdAt: time('created_at').notNull(),
    /** The time at which a form with the file was submitted. From then on the file belongs to that form. */
    attachedAt: time('attached_at'),
  },
  (table) => [index('uploads_waiting').on(table.createdAt).where(sql`${table.attachedAt} is null`)],
)
