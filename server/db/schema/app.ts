import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'

/** The text in which a search finds an app. */
export const appWords = (table: Record<'name' | 'category' | 'description', AnyPgColumn>) =>
  sql`lower(${table.name} || ' ' || ${table.category} || ' ' || ${table.description})`

export const apps = pgTable(
  'apps',
  {
    id: uuid('id').primaryKey(),
    /** The company whose members alone see the app; null for an app that the operator offers to every company. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** The key of a preinstalled app; null for an app that was added on the screen. */
    code: text('code').unique(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    icon: text('icon').$type<Schema<'AppIcon'>>().notNull().default('WINDOW'),
    devices: text('devices').array().$type<Schema<'Device'>[]>().notNull().default(sql`'{}'::text[]`),
    longestTermDays: integer('longest_term_days').notNull(),
    /** Whether releasing a permission of this app waits for a decision like any other request. */
    releaseReview: boolean('release_review').notNull().default(false),
    /** The time at which the app was retired; its permissions and requests ended then. */
    retiredAt: time('retired_at'),
    /**
     * Increases with the changes of the operator to its app; changes of a company are counted in its
     * policies.
     */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('apps_company').on(table.companyId),
    index('apps_search').using('gin', sql`search_keys(${appWords(table)})`),
  ],
)
