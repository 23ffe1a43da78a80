import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The last reference number of each kind and year: Q2026, C2026. */
export const referenceNumbers = pgTable('reference_numbers', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})
