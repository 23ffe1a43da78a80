import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** Passkeys: credentials of WebAuthn, each of one member. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The credential id of the authenticator, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /**
     * The signature counter: if it does not grow, the passkey may be a copy. Many authenticators leave it at
     * 0.
     */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<Schema<'PasskeyTransports'>>().notNull(),
    /** Whether the passkey may be stored on several devices of an account; never changes. */
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_member').on(table.memberId)],
)

/** The challenges for authenticators: one for each session that registers and each browser that logs in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    holder: text('holder').primaryKey(),
    challenge: text('challenge').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
)
