import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { BillRules } from '#domain/bill/rules.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The versions of the rules of bills, one row for each edit by the staff; the last one is current. */
export const billRules = pgTable('bill_rules', {
  version: integer('version').primaryKey(),
  rules: jsonb('rules').$type<BillRules>().notNull(),
  changedAt: time('changed_at').notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
