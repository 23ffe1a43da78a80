import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'
import { members } from './member.ts'

/** One trial for a service and a company, or for a service and a member without a company. Trials are never billed. */
export const trials = pgTable(
  'trials',
  {
    id: uuid('id').primaryKey(),
    /** The company that owns the trial; null if a member without a company owns it. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** The member without a company who owns the trial; null if a company owns it. */
    ownerId: uuid('owner_id').references(() => members.id, { onDelete: 'cascade' }),
    /** The member who requested the trial and is notified of its end. */
    requesterId: uuid('requester_id').references(() => members.id, { onDelete: 'set null' }),
    serviceCode: text('service_code').notNull(),
    trialState: text('trial_state').$type<Schema<'TrialState'>>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** The date from which the next reminder of the end is due; null if no date is left. */
    nextReminderDate: date('next_reminder_date', { mode: 'string' }),
    requestedAt: time('requested_at').notNull(),
    /**
     * A keyed hash of the requester's verified phone number at the time of the request; null once the requester has
     * left.
     */
    personHash: text('person_hash'),
  },
  (table) => [
    check('trials_holder', sql`(${table.companyId} is null) <> (${table.ownerId} is null)`),
    uniqueIndex('trials_company').on(table.companyId, table.serviceCode),
    uniqueIndex('trials_owner').on(table.ownerId, table.serviceCode),
    index('trials_requester').on(table.requesterId),
    index('trials_ending').on(table.endDate, table.id).where(sql`${table.trialState} = 'RUNNING'`),
    index('trials_reminding')
      .on(table.nextReminderDate, table.id)
      .where(sql`${table.trialState} = 'RUNNING'`),
  ],
)

/** Services that former members had tried, by a keyed hash of the verified phone number, stored until `forgetOn`. */
export const triedServices = pgTable(
  'tried_services',
  {
    personHash: text('person_hash').notNull(),
    serviceCode: text('service_code').notNull(),
    /** The first day on which the row is no longer retained. */
    forgetOn: date('forget_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personHash, table.serviceCode] }),
    index('tried_services_forget_on').on(table.forgetOn),
  ],
)
