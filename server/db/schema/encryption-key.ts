import { pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** The keys that rows and files are or were sealed with, by their ids; the keys themselves are stored outside of the database. */
export const encryptionKeys = pgTable('encryption_keys', {
  id: text('id').primaryKey(),
  firstUsedAt: time('first_used_at').notNull(),
  /** From when on nothing is sealed with it any more. */
  retiredAt: time('retired_at'),
})
