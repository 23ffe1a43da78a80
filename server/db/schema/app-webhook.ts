import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { apps } from './app.ts'
import { time } from './columns.ts'

/** The address at which an app is notified of changes of its permissions. */
export const appWebhooks = pgTable('app_webhooks', {
  appId: uuid('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  /** The encrypted secret with which deliveries are signed. */
  secretBox: text('secret_box').notNull(),
  /** The encrypted previous secret, with which deliveries are signed as well until `formerUntil`. */
  formerBox: text('former_box'),
  formerUntil: time('former_until'),
  createdAt: time('created_at').notNull(),
  /** The time since which no messages are sent, because a delivery had failed for a day. */
  disabledAt: time('disabled_at'),
})

/** A notification to an app, written in the transaction of its event, with the state of its delivery. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => appWebhooks.appId, { onDelete: 'cascade' }),
    event: text('event').$type<Schema<'AppWebhookEvent'>>().notNull(),
    /** The JSON that is sent, the same at every attempt. */
    payload: text('payload').notNull(),
    state: text('state').$type<Schema<'DeliveryState'>>().notNull().default('WAITING'),
    createdAt: time('created_at').notNull(),
    nextTryAt: time('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** The last HTTP status of the app; null if it did not answer. */
    lastStatus: integer('last_status'),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.nextTryAt).where(sql`${table.state} = 'WAITING'`),
    index('webhook_deliveries_app').on(table.appId, table.createdAt, table.id),
  ],
)
