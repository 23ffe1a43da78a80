import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { apps } from './app.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The settings for the login to an app by OpenID Connect; the id of the app is the client id. */
export const appClients = pgTable('app_clients', {
  appId: uuid('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  kind: text('kind').$type<Schema<'AppClientKind'>>().notNull(),
  /** Null for a public client. */
  secretHash: text('secret_hash'),
  /** The hash of the previous secret, which is accepted as well until `formerUntil`. */
  formerHash: text('former_hash'),
  formerUntil: time('former_until'),
  redirectUris: text('redirect_uris').array().$type<string[]>().notNull(),
  /** The address at which a login begins; null for an app that people open by themselves. */
  startUrl: text('start_url'),
  /** The address that receives logout notifications of the app; null if it has none. */
  logoutUrl: text('logout_url'),
  createdAt: time('created_at').notNull(),
  lastLoginAt: time('last_login_at'),
})

/**
 * The records of the OpenID provider: codes, tokens, sessions and requests. Ids are hashed, since an id gives access
 * to its record.
 */
export const loginRecords = pgTable(
  'login_records',
  {
    model: text('model').notNull(),
    idHash: text('id_hash').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    appId: uuid('app_id').references(() => appClients.appId, { onDelete: 'cascade' }),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    /** The login to the portal to which a session of the OpenID provider belongs. */
    loginId: uuid('login_id'),
    uid: text('uid'),
    grantId: text('grant_id'),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.idHash] }),
    index('login_records_uid').on(table.uid),
    index('login_records_grant').on(table.grantId),
    index('login_records_member').on(table.memberId, table.model),
    index('login_records_app').on(table.appId),
    index('login_records_login').on(table.loginId),
    index('login_records_expires').on(table.expiresAt),
  ],
)

/** Notifications to an app that a login has ended, until the app has received them or the attempts have ended. */
export const appLogouts = pgTable(
  'app_logouts',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => appClients.appId, { onDelete: 'cascade' }),
    subject: uuid('subject').notNull(),
    /** The session in the app. */
    sid: text('sid').notNull(),
    nextTryAt: time('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('app_logouts_due').on(table.nextTryAt), index('app_logouts_app').on(table.appId)],
)

/**
 * The keys that sign logins to apps, numbered one after another; each number is used once, so that two nodes cannot
 * both create the next key.
 */
export const signingKeys = pgTable('signing_keys', {
  number: integer('number').primaryKey(),
  /** The private key as a JWK, encrypted. */
  keyBox: text('key_box').notNull(),
  createdAt: time('created_at').notNull(),
})
