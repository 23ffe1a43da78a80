import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/**
 * Mails to be sent; written in the transaction of their event, sent afterwards and retried after a failure.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey(),
    /** Encrypted JSON of the mail. */
    mailBox: text('mail_box').notNull(),
    createdAt: time('created_at').notNull(),
    nextTryAt: time('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('mail_queue_next_try_at').on(table.nextTryAt)],
)
