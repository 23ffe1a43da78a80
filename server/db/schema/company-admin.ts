import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { companies } from './company.ts'
import { members } from './member.ts'

/**
 * Corrections of a company by the staff: name and business number before and after. For a merge: name and business
 * number of the company that ended, and of the remaining company.
 */
export const companyCorrections = pgTable(
  'company_corrections',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    formerName: text('former_name').notNull(),
    formerRnno: text('former_rnno').notNull(),
    name: text('name').notNull(),
    rnno: text('rnno').notNull(),
    reason: text('reason').notNull(),
    byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
    correctedAt: time('corrected_at').notNull(),
    /** The company that was merged into this one; null for a correction. */
    mergedId: uuid('merged_id').references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('company_corrections_merged').on(table.mergedId).where(sql`${table.mergedId} is not null`),
    index('company_corrections_company').on(table.companyId, table.correctedAt),
    index('company_corrections_by').on(table.byId),
  ],
)

/**
 * The reasons for which the staff opened the data of companies, once a day. No references: the rows stay, as the
 * audit records do, after the company or the person is gone.
 */
export const companyOpenings = pgTable(
  'company_openings',
  {
    companyId: uuid('company_id').notNull(),
    byId: uuid('by_id').notNull(),
    /** The day in Korea. */
    openedOn: date('opened_on', { mode: 'string' }).notNull(),
    openedAt: time('opened_at').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.byId, table.companyId, table.openedOn] }),
    index('company_openings_at').on(table.openedAt),
  ],
)

/**
 * The reasons for which the staff opened the data of members, once a day. No references: the rows stay, as the audit
 * records do, after the member is gone.
 */
export const memberOpenings = pgTable(
  'member_openings',
  {
    memberId: uuid('member_id').notNull(),
    byId: uuid('by_id').notNull(),
    /** The day in Korea. */
    openedOn: date('opened_on', { mode: 'string' }).notNull(),
    openedAt: time('opened_at').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.byId, table.memberId, table.openedOn] }),
    index('member_openings_at').on(table.openedAt),
  ],
)

/** Accounts that the staff closed; an account that was opened again keeps its row. */
export const accountClosings = pgTable(
  'account_closings',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
    closedAt: time('closed_at').notNull(),
    /** Null while the account is closed. */
    openedAt: time('opened_at'),
    openedById: uuid('opened_by_id').references(() => members.id, { onDelete: 'set null' }),
    openingReason: text('opening_reason'),
  },
  (table) => [
    uniqueIndex('account_closings_open').on(table.memberId).where(sql`${table.openedAt} is null`),
    index('account_closings_member').on(table.memberId),
    index('account_closings_by').on(table.byId),
    index('account_closings_opened_by').on(table.openedById),
  ],
)
