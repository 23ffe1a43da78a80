import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/**
 * Sign-ups and password resets in progress, identified by the token of a cookie. The answers are encrypted,
 * and removed when a draft is completed.
 */
export const accountDrafts = pgTable(
  'account_drafts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'signup' | 'reset'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Encrypted JSON. */
    contentBox: text('content_box').notNull(),
    /** The channel through which the last code was sent. */
    codeFor: text('code_for').$type<'phone' | 'mail'>(),
    codeHash: text('code_hash'),
    codeSentAt: time('code_sent_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The member that a sign-up has created: repeating its last step returns the same answer. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [index('account_drafts_expires_at').on(table.expiresAt)],
)

/** A member's answers to the terms, including refusals; the last answer to each document counts. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    termsCode: text('terms_code').$type<Schema<'MyTermsCode'>>().notNull(),
    version: text('version').notNull(),
    agreed: boolean('agreed').notNull(),
    answeredAt: time('answered_at').notNull(),
  },
  (table) => [index('consents_member').on(table.memberId, table.termsCode, table.answeredAt)],
)
