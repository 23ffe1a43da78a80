import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { ProofWay } from '#domain/mfa/proof-ways.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** pending: the password was correct, the second factor is still required. */
    stage: text('stage').$type<'pending' | 'member'>().notNull(),
    deviceId: uuid('device_id').notNull(),
    /**
     * The id of the login. It stays the same when the session is replaced, so that logins to apps that began with
     * this login end together with it.
     */
    loginId: uuid('login_id').notNull().defaultRandom(),
    /** The methods by which the member has verified their identity since the login. */
    factors: text('factors').array().$type<ProofWay[]>().notNull().default(sql`'{}'::text[]`),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    endsAt: time('ends_at').notNull(),
    endedAt: time('ended_at'),
    passwordCheckedAt: time('password_checked_at'),
    /** The time of the last call that required the password check. */
    confirmedUsedAt: time('confirmed_used_at'),
    /** The time when the member last verified their identity by their strongest method. */
    verifiedAgainAt: time('verified_again_at'),
    /**
     * Browser and operating system; with a part of the network address in the next column, the member recognises the
     * device.
     */
    device: text('device').notNull().default(''),
    address: text('address').notNull().default(''),
  },
  (table) => [
    index('sessions_member').on(table.memberId),
    index('sessions_ends_at').on(table.endsAt),
    index('sessions_login').on(table.loginId),
  ],
)

/** Attempts to log in to a member's account. The member can see them. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    result: text('result').$type<Schema<'SignIn'>['result']>().notNull(),
    triedAt: time('tried_at').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('sign_ins_member').on(
      table.memberId,
      table.triedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('sign_ins_tried_at').on(table.triedAt),
  ],
)

/** Tasks before or during a member's next login, required by a security admin; removed when done. */
export const securityOrders = pgTable(
  'security_orders',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'PASSWORD_RESET' | 'MFA'>().notNull(),
    orderedAt: time('ordered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)
