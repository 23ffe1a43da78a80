import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Files of the web app's builds, under names that change with their content, for nodes of another release.
 */
export const buildAssets = pgTable(
  'build_pieces',
  {
    name: text('name').primaryKey(),
    content: bytes('content').notNull(),
    /** The last time that a node had the asset in its own build. */
    servedAt: time('served_at').notNull(),
  },
  (table) => [index('build_pieces_served_at').on(table.servedAt)],
)
