import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'

/** What an app is found by. */
export const appWords = (table: Record<'name' | 'category' | 'description', AnyPgColumn>) =>
  sql`lower(${table.name} || ' ' || ${table.category} || ' ' || ${table.description})`

export const apps = pgTable(
  'apps',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    devices: text('devices').array().$type<Schema<'Device'>[]>().notNull().default(sql`'{}'::text[]`),
    longestTermDays: integer('longest_term_days').notNull(),
    /** Whether giving a permission of this app up waits for a decision like any other request. */
    releaseReview: boolean('release_review').notNull().default(false),
  },
  (table) => [index('apps_search').using('gin', sql`search_keys(${appWords(table)})`)],
)
