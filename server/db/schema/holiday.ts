import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The days on which the operator is closed besides the public holidays, in Korea. */
export const companyHolidays = pgTable('company_holidays', {
  date: date('date', { mode: 'string' }).primaryKey(),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
