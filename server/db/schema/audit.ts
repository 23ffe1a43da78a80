import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** What a record says, and what announces it. */
const entry = () => ({
  at: time('at').notNull(),
  /** No reference: the record outlives the member. */
  memberId: uuid('member_id'),
  /** The company in which it was made, of which the member may be no part any more. */
  companyId: uuid('company_id'),
  stage: text('stage').notNull(),
  address: text('address').notNull(),
  operation: text('operation').notNull(),
  subject: text('subject').notNull(),
})

/** The record of who accessed personal data of whom, in chains that show a changed record. A trigger refuses every change. */
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
    // For the release before, which looks for records by member.
    index('audit_records_member').on(table.memberId, table.at, table.chain, table.position, table.operation),
  ],
)

/** A change of personal data that has begun and is not on record yet. What stays here belongs to a node that died meanwhile. */
export const auditIntents = pgTable(
  'audit_intents',
  {
    id: uuid('id').primaryKey(),
    ...entry(),
    /** From when on it is taken for interrupted. */
    dueAt: time('due_at').notNull(),
  },
  (table) => [index('audit_intents_due').on(table.dueAt)],
)

/** The ends of the chains of the record from hour to hour: a chain itself, retained for good. A trigger refuses every change. */
export const auditHeads = pgTable('audit_heads', {
  position: integer('position').primaryKey(),
  at: time('at').notNull(),
  /** The last link of every chain that grew since the head before. */
  chains: jsonb('chains').$type<{ chain: string; position: number; hash: string }[]>().notNull(),
  keyId: text('key_id').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
})
