import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** The columns that records and intents share. */
const entry = () => ({
  at: time('at').notNull(),
  /** No reference: the record is retained after the member leaves. */
  memberId: uuid('member_id'),
  /** The company at the time of the record; the member may have left it since. */
  companyId: uuid('company_id'),
  stage: text('stage').notNull(),
  address: text('address').notNull(),
  operation: text('operation').notNull(),
  subject: text('subject').notNull(),
})

/**
 * The record of access to personal data, in chains that reveal a changed record. A trigger refuses every
 * change.
 */
export const auditRecords = pgTable(
  'audit_records',
  {
    chain: uuid('chain').notNull(),
    position: integer('position').notNull(),
    ...entry(),
    /** The key of the seal in `hash`, which is stored outside of the database. */
    keyId: text('key_id').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.position] }),
    index('audit_records_at').on(table.at),
    index('audit_records_company').on(
      table.companyId,
      table.at,
      table.chain,
      table.position,
      table.operation,
    ),
    // The previous release needs this index to find records by member.
    index('audit_records_member').on(table.memberId, table.at, table.chain, table.position, table.operation),
  ],
)

/**
 * A change of personal data that has begun and is not recorded yet. A row remains if its node stopped before it
 * recorded the change.
 */
export const auditIntents = pgTable(
  'audit_intents',
  {
    id: uuid('id').primaryKey(),
    ...entry(),
    /** The time from which the change counts as interrupted. */
    dueAt: time('due_at').notNull(),
  },
  (table) => [index('audit_intents_due').on(table.dueAt)],
)

/**
 * The ends of the audit chains, hour by hour. The heads form a chain themselves, and are stored forever. A trigger
 * refuses every change.
 */
export const auditHeads = pgTable('audit_heads', {
  position: integer('position').primaryKey(),
  at: time('at').notNull(),
  /** The last record of every chain that grew since the previous head. */
  chains: jsonb('chains').$type<{ chain: string; position: number; hash: string }[]>().notNull(),
  keyId: text('key_id').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
})
