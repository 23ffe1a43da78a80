import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { members } from './member.ts'
import { sessions } from './session.ts'

export const mfaFactors = pgTable(
  'mfa_factors',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    mfaType: text('mfa_type').$type<Schema<'CodeFactor'>>().notNull(),
    /** The encrypted secret of an authenticator app; null for any other factor. */
    secretBox: text('secret_box'),
    /** The last TOTP step that was accepted: a step works once (RFC 6238 section 5.2). */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.mfaType] })],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    mfaType: text('mfa_type').$type<Schema<'CodeFactor'>>().notNull(),
    /** The hash of the code that was sent; null for an authenticator app. */
    codeHash: text('code_hash'),
    /** Whether the code was sent by mail, because text messages were unavailable. */
    isMailed: boolean('is_mailed').notNull().default(false),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('mfa_challenges_session').on(table.sessionId)],
)

/** The second factor that a member is about to turn on; a new start replaces the previous row. */
export const mfaEnrolments = pgTable(
  'mfa_enrolments',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().unique(),
    mfaType: text('mfa_type').$type<Schema<'CodeFactor'>>().notNull(),
    /** The encrypted secret of an authenticator app; null for any other factor. */
    secretBox: text('secret_box'),
    /**
     * The hash of the code that was sent, and the time of the last code, which also count after the enrolment starts
     * again.
     */
    codeHash: text('code_hash'),
    sentAt: time('sent_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    verifiedAt: time('verified_at'),
    /** The TOTP step that was used to verify. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** The recovery codes that the member was shown; valid once the factor is on. */
    recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull(),
  },
  (table) => [index('mfa_enrolments_expires_at').on(table.expiresAt)],
)

/** Devices on which a member needs no second factor, each identified by the hash of its cookie. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** A fingerprint of the password's hash at the time of the trust: a new password ends the trust. */
    passwordMark: text('password_mark').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('trusted_devices_member').on(table.memberId),
    index('trusted_devices_expires_at').on(table.expiresAt),
  ],
)
