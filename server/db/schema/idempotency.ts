import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/**
 * The answers to submissions, so that a repeated idempotency key gets the first answer again. The key and the body
 * are stored only as hashes.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    /** Encrypted JSON: an answer may hold personal data. */
    answerBox: text('answer_box').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created_at').on(table.createdAt)],
)
