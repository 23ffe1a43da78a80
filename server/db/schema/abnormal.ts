import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The evidence of an abnormal behaviour at the time of its event. */
export type StoredEvidence = Omit<Schema<'AbnormalEvidence'>, 'at'> & { at: string }

/** Abnormal behaviour of members. The codes come from other systems and are stored unchanged. */
export const abnormalEvents = pgTable(
  'abnormal_events',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    detector: text('detector').$type<Schema<'AbnormalDetector'>>().notNull(),
    /** Unique, so that repeated reports of one behaviour are stored as one event. */
    eventKey: text('event_key').notNull().unique(),
    abnormalType: text('abnormal_type'),
    detectType: text('detect_type'),
    actionStatus: text('action_status'),
    abnormalState: text('abnormal_state').$type<Schema<'AbnormalState'>>().notNull(),
    exclusionEndDate: date('exclusion_end_date', { mode: 'string' }),
    firstAt: time('first_at').notNull(),
    detectedAt: time('detected_at').notNull(),
    count: integer('count').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    evidence: jsonb('evidence').$type<StoredEvidence[]>().notNull(),
    lastAction: text('last_action').$type<Schema<'AbnormalAction'>>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('abnormal_events_detected_at').on(
      table.detectedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('abnormal_events_member').on(table.memberId, table.detector, table.detectedAt),
    index('abnormal_events_waiting')
      .on(table.abnormalState, table.memberId, table.detectedAt)
      .where(sql`${table.abnormalState} in ('OPEN', 'REVIEW')`),
  ],
)

/** The actions on an abnormal behaviour: written once and never changed. */
export const abnormalSteps = pgTable(
  'abnormal_steps',
  {
    id: uuid('id').primaryKey(),
    abnormalEventId: uuid('abnormal_event_id')
      .notNull()
      .references(() => abnormalEvents.id, { onDelete: 'cascade' }),
    action: text('action').$type<Schema<'AbnormalAction'>>().notNull(),
    at: time('at').notNull(),
    /** No reference: the row is retained after the admin leaves. */
    actorId: uuid('actor_id').notNull(),
    comment: text('comment').notNull(),
    endDate: date('end_date', { mode: 'string' }),
    count: integer('count'),
    /** Orders the rows with the same time. */
    position: integer('position').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index('abnormal_steps_event').on(table.abnormalEventId, table.position)],
)
