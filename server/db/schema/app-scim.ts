import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { Drift } from '#domain/app/scim-drift.ts'
import { apps } from './app.ts'
import { time } from './columns.ts'

/** The SCIM endpoint of an app, at which its accounts and groups follow its permissions. */
export const scimTargets = pgTable('scim_targets', {
  appId: uuid('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  /** Encrypted: every call to the endpoint has it. */
  tokenBox: text('token_box').notNull(),
  enabled: boolean('enabled').notNull(),
  userName: text('user_name').$type<Schema<'ScimUserName'>>().notNull(),
  attributes: text('attributes').array().$type<Schema<'ScimAttribute'>[]>().notNull(),
  /** Names of groups that are not those of their levels. */
  groupNames: jsonb('group_names').$type<Schema<'ScimGroup'>[]>().notNull(),
  createdAt: time('created_at').notNull(),
  lastPushAt: time('last_push_at'),
  /** Nothing is sent before: the endpoint did not answer, or asked to wait. */
  pausedUntil: time('paused_until'),
  /** The node that writes to the endpoint, one at a time, until then. */
  leaseId: uuid('lease_id'),
  leaseUntil: time('lease_until'),
})

/**
 * The account of a person at an app, by their number, with whether it is to be written: one row for each, so that
 * what happened to a person is never written twice at once or out of order.
 */
export const scimAccounts = pgTable(
  'scim_accounts',
  {
    appId: uuid('app_id')
      .notNull()
      .references(() => scimTargets.appId, { onDelete: 'cascade' }),
    subject: uuid('subject').notNull(),
    /** The id that the endpoint gave; null before it was written or found. */
    remoteId: text('remote_id'),
    state: text('state').$type<Schema<'PushState'>>().notNull().default('WAITING'),
    /** Increases with every change of the settings; accounts that were written before are written again. */
    revision: integer('revision').notNull().default(1),
    /** The hash of the values that were last written or given up; if it differs, the account is written again. */
    writtenHash: text('written_hash'),
    nextTryAt: time('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    fault: text('fault').$type<Schema<'PushFault'>>(),
    lastStatus: integer('last_status'),
    /** The attributes that the endpoint stored differently. */
    differing: text('differing').array().notNull().default(sql`'{}'::text[]`),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.subject] }),
    index('scim_accounts_due').on(table.appId, table.nextTryAt).where(sql`${table.state} = 'WAITING'`),
  ],
)

/** The group of a level at an app. It outlives the level, so that its last members are removed. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    appId: uuid('app_id')
      .notNull()
      .references(() => scimTargets.appId, { onDelete: 'cascade' }),
    levelId: uuid('level_id').notNull(),
    remoteId: text('remote_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.levelId] })],
)

/** The last comparison of an app's accounts with the permissions. */
export const scimReconciliations = pgTable('scim_reconciliations', {
  appId: uuid('app_id')
    .primaryKey()
    .references(() => scimTargets.appId, { onDelete: 'cascade' }),
  /** A new id for each comparison, so that a decision refers to the shown one. */
  id: uuid('id').notNull(),
  state: text('state').$type<Schema<'DriftState'>>().notNull(),
  startedAt: time('started_at').notNull(),
  comparedAt: time('compared_at'),
  correctAt: time('correct_at'),
  /** The accounts that were open at the endpoint. */
  accounts: integer('accounts').notNull().default(0),
  /** The differences, by ids. */
  drift: jsonb('drift').$type<Drift[]>().notNull().default([]),
  fault: text('fault').$type<Schema<'PushFault'>>(),
  lastStatus: integer('last_status'),
})
