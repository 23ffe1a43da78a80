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
    /** The name of the representative and the day of opening on the certificate of the business; null where not given. */
    representative: text('representative'),
    foundedOn: date('founded_on', { mode: 'string' }),
    /** Whether all members may request, change, pay and end subscriptions. */
    everybodyMay: boolean('everybody_may').notNull().default(true),
    createdAt: time('created_at').notNull(),
    /** Grows with each correction or merge by the staff. */
    version: integer('version').notNull().default(1),
    /** The company that it was merged into: it has no people and no contracts any more. Null for any other. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => companies.id, { onDelete: 'cascade' }),
    mergedAt: time('merged_at'),
  },
  (table) => [
    index('companies_merged').on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    index('companies_rnno').on(table.rnno, table.createdAt),
    index('companies_search').using('gin', sql`search_keys(${companyWords(table)})`),
  ],
)
