import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { apps } from './app.ts'
import { time } from './columns.ts'

/** The keys with which apps call the portal; a revoked key has no row. */
export const appKeys = pgTable(
  'app_keys',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull().unique(),
    /** The last four characters of the key, by which the app's admins recognise it. */
    hint: text('hint').notNull(),
    createdAt: time('created_at').notNull(),
    /** The time of the last use, rounded to the minute. */
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('app_keys_app').on(table.appId, table.createdAt)],
)
