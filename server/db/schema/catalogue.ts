import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { ApprovalState } from '#domain/plan/approval.machine.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/**
 * The editions of services, one for each edit. The edition in force on a day is the last one that begins by that day
 * and was not withdrawn; if two editions begin on the same day, the later edit counts.
 */
export const serviceEditions = pgTable(
  'service_editions',
  {
    serviceCode: text('service_code').notNull(),
    /** Counts the editions of a service from 1. */
    version: integer('version').notNull(),
    /** The first day, in Korea, on which the edition is in force. */
    fromDate: date('from_date').notNull(),
    /** The position of the service in the catalogue. */
    position: integer('position').notNull(),
    /** False from the day on which the service is no longer sold; its name stays known. */
    isOnSale: boolean('is_on_sale').notNull(),
    content: jsonb('content').$type<Omit<Schema<'CatalogueService'>, 'serviceCode'>>().notNull(),
    changedAt: time('changed_at').notNull(),
    byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
    /**
     * Whether the holders of running subscriptions are asked to agree to the raised prices of the edition; otherwise
     * running subscriptions keep their price.
     */
    asksConsent: boolean('asks_consent').notNull().default(false),
    /** The time at which a scheduled edition was withdrawn; null for any other. */
    takenBackAt: time('taken_back_at'),
    /**
     * Whether a second person approved the changed price; null if no approval is needed. Until its approval the
     * edition is not in force.
     */
    approvalState: text('approval_state').$type<ApprovalState>(),
    /** The member of the staff who approved, declined or withdrew the edition; null if the member has left. */
    decidedBy: uuid('decided_by').references(() => members.id, { onDelete: 'set null' }),
    decidedAt: time('decided_at'),
    /** The encrypted reason of the member who declined or withdrew the edition. */
    decisionBox: text('decision_box'),
  },
  (table) => [
    primaryKey({ columns: [table.serviceCode, table.version] }),
    check(
      'service_editions_limit_of_users',
      sql`not jsonb_path_exists(${table.content}, '$.plans[*].maximumUsers ? (@ < 1)')`,
    ),
  ],
)
