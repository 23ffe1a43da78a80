import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The days in Korea, besides the public holidays, on which the operator is closed. */
export const companyHolidays = pgTable('company_holidays', {
  date: date('date', { mode: 'string' }).primaryKey(),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
