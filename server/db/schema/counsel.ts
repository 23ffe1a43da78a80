import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The text in which a search finds a counsel. */
export const counselWords = (table: Record<'counselNo' | 'name' | 'companyName' | 'memo', AnyPgColumn>) =>
  sql`lower(${table.counselNo} || ' ' || ${table.name} || ' ' || coalesce(${table.companyName}, '') || ' ' || ${table.memo})`

export const counsels = pgTable(
  'counsels',
  {
    id: uuid('id').primaryKey(),
    counselNo: text('counsel_no').notNull().unique(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    counselState: text('counsel_state').$type<Schema<'CounselState'>>().notNull(),
    counselMethod: text('counsel_method').$type<Schema<'CounselMethod'>>().notNull(),
    startAt: time('start_at').notNull(),
    name: text('name').notNull(),
    /** Normalised, since reservations are looked up by this address. */
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    companyName: text('company_name'),
    memo: text('memo').notNull(),
    note: text('note').notNull().default(''),
    cancelReason: text('cancel_reason'),
    privacyAgreedAt: time('privacy_agreed_at').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    remindedAt: time('reminded_at'),
  },
  (table) => [
    index('counsels_member').on(
      table.memberId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('counsels_search').using('gin', sql`search_keys(${counselWords(table)})`),
    index('counsels_start_at').on(table.startAt),
    index('counsels_booked').on(table.startAt).where(sql`${table.counselState} = 'BOOKED'`),
  ],
)

/** One row for each slot that is not simply free: held until a time, reserved, or closed. */
export const counselSlots = pgTable(
  'counsel_slots',
  {
    startAt: time('start_at').primaryKey(),
    counselId: uuid('counsel_id').references(() => counsels.id, { onDelete: 'cascade' }),
    holdKeyHash: text('hold_key_hash'),
    heldUntil: time('held_until'),
    closedAt: time('closed_at'),
  },
  (table) => [
    index('counsel_slots_hold').on(table.holdKeyHash),
    index('counsel_slots_counsel').on(table.counselId),
  ],
)
