import { pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/**
 * The keys that have sealed rows and files, by their ids; the keys themselves are stored outside the
 * database.
 */
export const encryptionKeys = pgTable('encryption_keys', {
  id: text('id').primaryKey(),
  firstUsedAt: time('first_used_at').notNull(),
  /** The time from which the key no longer seals. */
  retiredAt: time('retired_at'),
})
