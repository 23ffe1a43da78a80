import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { sessions } from './session.ts'

/** That the one behind a session has shown who they are, to leave; the second half is due while there is no key. */
export const withdrawalProofs = pgTable('withdrawal_proofs', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  keyHash: text('key_hash').unique(),
  expiresAt: time('expires_at').notNull(),
})

/** What law keeps of people who have left: nothing outside the box says whose it is, or which rows belong together. */
export const keptRecords = pgTable(
  'kept_records',
  {
    id: uuid('id').primaryKey(),
    keptType: text('kept_type').$type<Schema<'KeptRecord'>['keptType']>().notNull(),
    /** Encrypted JSON. */
    recordBox: text('record_box').notNull(),
    /** The first day on which it is not retained any more. */
    eraseOn: date('erase_on', { mode: 'string' }).notNull(),
  },
  (table) => [index('kept_records_erase_on').on(table.eraseOn)],
)

/** Why people leave, where they gave a reason, by the month. */
export const withdrawalReasons = pgTable(
  'withdrawal_reasons',
  {
    id: uuid('id').primaryKey(),
    /** 'YYYY-MM', in Korea. */
    month: text('month').notNull(),
    reasonCode: text('reason_code'),
    /** Encrypted: people write what they like. */
    textBox: text('text_box'),
  },
  (table) => [index('withdrawal_reasons_month').on(table.month)],
)
