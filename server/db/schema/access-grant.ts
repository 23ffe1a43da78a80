import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { accessLevels } from './access-catalogue.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/**
 * Permissions, each of one member for one level of an app. For each level, a member has at most one permission that
 * has not ended.
 */
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
    /** The party that had suspended the grant before the security admin suspended it. */
    pausedBefore: text('paused_before').$type<Schema<'PauseOrigin'>>(),
    endReason: text('end_reason').$type<Schema<'EndReason'>>(),
    startAt: time('start_at').notNull(),
    /** The last day of use, as a day in Korea. */
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** The number of days before the end at which the holder got the latest notice; null before the first notice. */
    noticedDays: integer('noticed_days'),
    /**
     * The time at which the app and the holder were notified that the company has no subscription for the app; null
     * while it has one.
     */
    unsubscribedAt: time('unsubscribed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('access_grants_living')
      .on(table.memberId, table.levelId)
      .where(sql`${table.useStatus} <> 'EXPIRE'`),
    // Covers the columns for the list of a company's permissions, so that only the rows of a page are read.
    index('access_grants_member').on(
      table.memberId,
      table.startAt,
      table.id,
      table.levelId,
      table.useStatus,
      table.endDate,
    ),
    index('access_grants_level').on(table.levelId, table.useStatus),
    index('access_grants_unsubscribed')
      .on(table.unsubscribedAt)
      .where(sql`${table.unsubscribedAt} is not null`),
    index('access_grants_end').on(table.endDate).where(sql`${table.useStatus} <> 'EXPIRE'`),
  ],
)
