import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** Counts of guesses by account and by address; the key is a hash, never a network address or mail address itself. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (table) => [index('throttles_window_ends_at').on(table.windowEndsAt)],
)
