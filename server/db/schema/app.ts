import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'

/** What an app is found by. */
export const appWords = (table: Record<'name' | 'category' | 'description', AnyPgColumn>) =>
  sql`lower(${table.name} || ' ' || ${table.category} || ' ' || ${table.description})`

export const apps = pgTable(
  'apps',
  {
    id: uuid('id').primaryKey(),
    /** The company whose members alone see it; null for one that the operator offers to every company. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** The name of one that an installation came with; null for one that was made on the screen. */
    code: text('code').unique(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    icon: text('icon').$type<Schema<'AppIcon'>>().notNull().default('WINDOW'),
    devices: text('devices').array().$type<Schema<'Device'>[]>().notNull().default(sql`'{}'::text[]`),
    longestTermDays: integer('longest_term_days').notNull(),
    /** Whether giving a permission of this app up waits for a decision like any other request. */
    releaseReview: boolean('release_review').notNull().default(false),
    /** Since when it is offered no more; its permissions and requests have ended then. */
    retiredAt: time('retired_at'),
    /** Counts the changes by its owner of one that the operator offers; those of a company are counted with its policies. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('apps_company').on(table.companyId),
    index('apps_search').using('gin', sql`search_keys(${appWords(table)})`),
  ],
)
