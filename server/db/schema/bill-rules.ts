import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The versions of the rules of bills, one row for each edit by the staff; the last version is current. */
export const billRules = pgTable('bill_rules', {
  version: integer('version').primaryKey(),
  rules: jsonb('rules').$type<Schema<'BillRules'>>().notNull(),
  changedAt: time('changed_at').notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
