import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { accessLevels } from './access-catalogue.ts'
import { accessGrants } from './access-grant.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** Access requests; at most one waits per member and level. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    levelId: uuid('level_id')
      .notNull()
      .references(() => accessLevels.id, { onDelete: 'cascade' }),
    grantId: uuid('grant_id').references(() => accessGrants.id, { onDelete: 'cascade' }),
    approvalType: text('approval_type').$type<Schema<'ApprovalType'>>().notNull(),
    approvalResult: text('approval_result').$type<Schema<'ApprovalResult'>>().notNull(),
    closeReason: text('close_reason').$type<Schema<'CloseReason'>>(),
    reason: text('reason').notNull(),
    termDays: integer('term_days'),
    grantedTermDays: integer('granted_term_days'),
    endDate: date('end_date', { mode: 'string' }),
    requestedAt: time('requested_at').notNull(),
    /** The time at which the request expires; null if it never waited. */
    deadlineAt: time('deadline_at'),
    closedAt: time('closed_at'),
    deciderId: uuid('decider_id').references(() => members.id, { onDelete: 'set null' }),
    comment: text('comment'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('access_requests_waiting')
      .on(table.memberId, table.levelId)
      .where(sql`${table.approvalResult} = 'WAITING'`),
    index('access_requests_member').on(
      table.memberId,
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('access_requests_grant').on(table.grantId).where(sql`${table.grantId} is not null`),
    index('access_requests_deadline')
      .on(table.deadlineAt, table.id)
      .where(sql`${table.approvalResult} = 'WAITING'`),
    index('access_requests_decided')
      .on(table.closedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deciderId} is not null and ${table.approvalResult} <> 'WAITING'`),
    check(
      'access_requests_closed',
      sql`(${table.approvalResult} = 'WAITING') = (${table.closeReason} is null)`,
    ),
  ],
)
