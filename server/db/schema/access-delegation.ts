import { sql } from 'drizzle-orm'
import { date, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { members } from './member.ts'

/** Delegations, each from its first to its last day inclusive; both are days in Korea. */
export const accessDelegations = pgTable(
  'access_delegations',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    delegateId: uuid('delegate_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    createdAt: time('created_at').notNull(),
    clearedAt: time('cleared_at'),
  },
  (table) => [
    uniqueIndex('access_delegations_member').on(table.memberId).where(sql`${table.clearedAt} is null`),
    index('access_delegations_delegate').on(table.delegateId).where(sql`${table.clearedAt} is null`),
  ],
)
