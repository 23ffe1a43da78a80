import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { OpeningHours } from '#domain/counsel/opening-hours.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The versions of the opening hours, one row for each edit by the staff; the last version is current. */
export const openingHours = pgTable('opening_hours', {
  version: integer('version').primaryKey(),
  hours: jsonb('hours').$type<OpeningHours>().notNull(),
  changedAt: time('changed_at').notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
