import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'

/** The text of a member that the words of a search are compared with. */
export const memberWords = (table: { name: AnyPgColumn }) => sql`lower(${table.name})`

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').references(() => companies.id),
    /** Normalised, since the address is the login id. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    subEmail: text('sub_email'),
    deptName: text('dept_name'),
    /** The member's own name for their company; null if its registered name is used. */
    companyName: text('company_name'),
    passwordHash: text('password_hash').notNull(),
    /**
     * The time when the password was set with a code from a mail; null once the member has verified their identity by
     * other means than the mailbox.
     */
    passwordMailedAt: time('password_mailed_at'),
    mfaType: text('mfa_type').$type<Schema<'MfaType'>>().notNull(),
    createdAt: time('created_at').notNull(),
    /**
     * The time when the member joined their company or left their last company; null if neither happened. Earlier
     * events do not concern the company.
     */
    companySince: time('company_since'),
    /**
     * The company from which the member's id for apps (`subject`) is derived, if that company was merged into the
     * present company; null if the id is derived from the present company. No reference: the id must not change when
     * a company is removed.
     */
    subjectCompanyId: uuid('subject_company_id'),
    /**
     * The id by which apps know the member, different in each company. It is derived from random ids, so it
     * identifies neither the member nor the company.
     */
    subject: uuid('subject').generatedAlwaysAs(
      sql`(md5("id"::text || ':' || coalesce("subject_company_id"::text, "company_id"::text, ''))::uuid)`,
    ),
  },
  (table) => [
    index('members_company').on(table.companyId),
    uniqueIndex('members_subject').on(table.subject),
    index('members_search').using('gin', sql`search_keys(${memberWords(table)})`),
  ],
)

/**
 * Mail addresses and mobile numbers that were replaced, and can be restored with the key that was sent to
 * them.
 */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schema<'ContactType'>>().notNull(),
    /** The encrypted former mail address or mobile number. */
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

/**
 * Proofs in progress that use a code: the proof of another mail address, another mobile number, or the
 * member's identity.
 */
export const memberProofs = pgTable(
  'member_proofs',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schema<'ContactType'> | 'CERTIFICATION'>().notNull(),
    /** The encrypted new value. */
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
