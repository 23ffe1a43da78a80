import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  rnno: text('rnno').notNull(),
  createdAt: time('created_at').notNull(),
})
