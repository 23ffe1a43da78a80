import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** The text in which a search finds a company. */
export const companyWords = (table: { name: AnyPgColumn }) => sql`lower(${table.name})`

export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    rnno: text('rnno').notNull(),
    /**
     * The name of the representative and the day of opening, as on the business registration certificate; null if not
     * given.
     */
    representative: text('representative'),
    foundedOn: date('founded_on', { mode: 'string' }),
    /** Whether all members may request, change, pay and end subscriptions. */
    everybodyMay: boolean('everybody_may').notNull().default(true),
    createdAt: time('created_at').notNull(),
    /** Increases with each correction or merge by the staff. */
    version: integer('version').notNull().default(1),
    /**
     * The company that this company was merged into; a merged company has no people and no contracts. Null if the
     * company was not merged.
     */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => companies.id, { onDelete: 'cascade' }),
    mergedAt: time('merged_at'),
  },
  (table) => [
    index('companies_merged').on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    index('companies_rnno').on(table.rnno, table.createdAt),
    index('companies_search').using('gin', sql`search_keys(${companyWords(table)})`),
  ],
)
