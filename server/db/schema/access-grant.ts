import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { accessLevels } from './access-catalogue.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** Permissions: one member, one level of one app. Of those that have not ended there is one. */
export const accessGrants = pgTable(
  'access_grants',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    levelId: uuid('level_id')
      .notNull()
      .references(() => accessLevels.id, { onDelete: 'cascade' }),
    useStatus: text('use_status').$type<Schema<'UseStatus'>>().notNull(),
    pauseOrigin: text('pause_origin').$type<Schema<'PauseOrigin'>>(),
    /** Who had paused it before security did. */
    pausedBefore: text('paused_before').$type<Schema<'PauseOrigin'>>(),
    endReason: text('end_reason').$type<Schema<'EndReason'>>(),
    startAt: time('start_at').notNull(),
    /** The last day of use, in Korea. */
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** How many days before the end the holder was notified last; null when not yet. */
    noticedDays: integer('noticed_days'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('access_grants_living')
      .on(table.memberId, table.levelId)
      .where(sql`${table.useStatus} <> 'EXPIRE'`),
    // Holds what the list of a company's permissions needs, so that only those of a page are read.
    index('access_grants_member').on(
      table.memberId,
      table.startAt,
      table.id,
      table.levelId,
      table.useStatus,
      table.endDate,
    ),
    index('access_grants_level').on(table.levelId, table.useStatus),
    index('access_grants_end').on(table.endDate).where(sql`${table.useStatus} <> 'EXPIRE'`),
  ],
)
