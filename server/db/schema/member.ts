import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'

/** What a member is found by. */
export const memberWords = (table: { name: AnyPgColumn }) => sql`lower(${table.name})`

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').references(() => companies.id),
    /** Normalised: it is the login id. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    subEmail: text('sub_email'),
    deptName: text('dept_name'),
    /** What the member calls their company; null where its registered name will do. */
    companyName: text('company_name'),
    passwordHash: text('password_hash').notNull(),
    /** When a code from a mail set it; null once the member has proven who they are without the mailbox. */
    passwordMailedAt: time('password_mailed_at'),
    mfaType: text('mfa_type').$type<Schema<'MfaType'>>().notNull(),
    createdAt: time('created_at').notNull(),
    /** When they came into their company, or out of the last one; null where they have not moved. What was before is not its business. */
    companySince: time('company_since'),
    /** The number by which apps know them, another one in each company. The ids are random, so it leads to neither of them. */
    subject: uuid('subject').generatedAlwaysAs(
      sql`(md5("id"::text || ':' || coalesce("company_id"::text, ''))::uuid)`,
    ),
  },
  (table) => [
    index('members_company').on(table.companyId),
    uniqueIndex('members_subject').on(table.subject),
    index('members_search').using('gin', sql`search_keys(${memberWords(table)})`),
  ],
)

/** Mail addresses and mobile numbers that were replaced, and may be put back with the key that was sent there. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schema<'ContactType'>>().notNull(),
    /** Encrypted. */
    formerBox: text('former_box').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    changedAt: time('changed_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('contact_changes_member').on(table.memberId),
    index('contact_changes_expires_at').on(table.expiresAt),
  ],
)

/** What a member wants to prove by a code: another mail address, another mobile number, or who they are. */
export const memberProofs = pgTable(
  'member_proofs',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schema<'ContactType'> | 'CERTIFICATION'>().notNull(),
    /** Encrypted: what is to replace the old one. */
    valueBox: text('value_box').notNull(),
    codeHash: text('code_hash'),
    codeSentAt: time('code_sent_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_proofs_kind').on(table.memberId, table.kind),
    index('member_proofs_expires_at').on(table.expiresAt),
  ],
)
