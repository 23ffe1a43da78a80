import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { sessions } from './session.ts'

/** The proof of identity of a session whose member withdraws. Without a key, the second factor is still required. */
export const withdrawalProofs = pgTable('withdrawal_proofs', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  keyHash: text('key_hash').unique(),
  expiresAt: time('expires_at').notNull(),
})

/**
 * Records of former members that the law requires. Outside the encrypted part, nothing shows the person, or which
 * rows belong together.
 */
export const keptRecords = pgTable(
  'kept_records',
  {
    id: uuid('id').primaryKey(),
    keptType: text('kept_type').$type<Schema<'KeptRecord'>['keptType']>().notNull(),
    /** Encrypted JSON. */
    recordBox: text('record_box').notNull(),
    /** The first day on which the row is no longer retained. */
    eraseOn: date('erase_on', { mode: 'string' }).notNull(),
  },
  (table) => [index('kept_records_erase_on').on(table.eraseOn)],
)

/** The reasons for withdrawals, if given, by month. */
export const withdrawalReasons = pgTable(
  'withdrawal_reasons',
  {
    id: uuid('id').primaryKey(),
    /** The month in Korea, 'YYYY-MM'. */
    month: text('month').notNull(),
    reasonCode: text('reason_code'),
    /** The text of the reason, encrypted since people may write anything in it. */
    textBox: text('text_box'),
  },
  (table) => [index('withdrawal_reasons_month').on(table.month)],
)
