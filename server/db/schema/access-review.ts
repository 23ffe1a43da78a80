import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { members } from './member.ts'

/**
 * The months for which the staff has reviewed the records of access to personal data. The row of a month is written
 * once.
 */
export const accessReviews = pgTable('access_reviews', {
  /** A month in Korea, such as 2026-11. */
  month: text('month').primaryKey(),
  /** The number of records that were reviewed. */
  total: integer('total').notNull(),
  /** The finding, as written by the person who signed the review. */
  finding: text('finding').notNull(),
  signedAt: time('signed_at').notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
