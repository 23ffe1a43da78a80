import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'

/**
 * The history of permissions and requests; without references, since it is retained after they are
 * removed.
 */
export const accessEvents = pgTable(
  'access_events',
  {
    id: uuid('id').primaryKey(),
    at: time('at').notNull(),
    event: text('event').$type<Schema<'AccessEventType'>>().notNull(),
    /** The holder of the permission, or the requester. */
    memberId: uuid('member_id').notNull(),
    /** The company of the member at the time of the event. */
    companyId: uuid('company_id'),
    requestId: uuid('request_id'),
    grantId: uuid('grant_id'),
    /** Null for automatic events. */
    actorId: uuid('actor_id'),
    fromState: text('from_state'),
    toState: text('to_state'),
    text: text('text'),
    endDate: date('end_date', { mode: 'string' }),
    /** Orders the events with the same time. */
    position: integer('position').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('access_events_request').on(table.requestId, table.position),
    index('access_events_grant').on(table.grantId, table.position),
    index('access_events_company').on(table.companyId, table.at, table.id, table.position),
    index('access_events_member').on(table.memberId, table.at, table.id, table.position, table.actorId),
  ],
)

/**
 * A chain of seals that reveals changed or removed permission events: one seal for each event, with the hash of the
 * previous seal.
 */
export const accessEventSeals = pgTable('access_event_seals', {
  position: integer('position').primaryKey(),
  /** No reference: the row must show that an event was removed. */
  eventId: uuid('event_id').notNull().unique(),
  eventPosition: integer('event_position').notNull(),
  /** The key of the seal in `hash`, which is stored outside of the database. */
  keyId: text('key_id').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
})
