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
  /** The encrypted token, which is sent with every call to the endpoint. */
  tokenBox: text('token_box').notNull(),
  enabled: boolean('enabled').notNull(),
  userName: text('user_name').$type<Schema<'ScimUserName'>>().notNull(),
  attributes: text('attributes').array().$type<Schema<'ScimAttribute'>[]>().notNull(),
  /** The names of groups that differ from the names of their levels. */
  groupNames: jsonb('group_names').$type<Schema<'ScimGroup'>[]>().notNull(),
  createdAt: time('created_at').notNull(),
  lastPushAt: time('last_push_at'),
  /** The time before which nothing is sent, since the endpoint did not answer or asked to wait. */
  pausedUntil: time('paused_until'),
  /** The lease of the one node that writes to the endpoint until `leaseUntil`. */
  leaseId: uuid('lease_id'),
  leaseUntil: time('lease_until'),
})

/**
 * The account of a person at an app, under the id that the app uses for the person, and whether the account
 * must be written. Each person has one row for an app, so that changes of an account are never written at the
 * same time or out of order.
 */
export const scimAccounts = pgTable(
  'scim_accounts',
  {
    appId: uuid('app_id')
      .notNull()
      .references(() => scimTargets.appId, { onDelete: 'cascade' }),
    subject: uuid('subject').notNull(),
    /** The id that the endpoint assigned to the account; null until the account is written or found. */
    remoteId: text('remote_id'),
    state: text('state').$type<Schema<'PushState'>>().notNull().default('WAITING'),
    /** Increases with every change of the settings; accounts that were written before are written again. */
    revision: integer('revision').notNull().default(1),
    /**
     * The hash of the values that were last written or given up; if the current values differ, the account is written
     * again.
     */
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

/** The group of a level at an app. The row outlives the level, so that the last members of the group are removed. */
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
  /** A new id for each comparison, so that a decision refers to the comparison that was shown. */
  id: uuid('id').notNull(),
  state: text('state').$type<Schema<'DriftState'>>().notNull(),
  startedAt: time('started_at').notNull(),
  comparedAt: time('compared_at'),
  correctAt: time('correct_at'),
  /** The number of accounts that were active at the endpoint. */
  accounts: integer('accounts').notNull().default(0),
  /** The differences between the app's accounts and the permissions; people and levels are stored by id. */
  drift: jsonb('drift').$type<Drift[]>().notNull().default([]),
  fault: text('fault').$type<Schema<'PushFault'>>(),
  lastStatus: integer('last_status'),
})
