import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { KnownBusinessState } from '#domain/company/business-check.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'

/** The answer of the tax office about the business number of a company, and the time of the next question. */
export const businessChecks = pgTable(
  'business_checks',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /**
     * The business number that the tax office is asked about; a corrected number replaces it and clears the answers.
     */
    rnno: text('rnno').notNull(),
    /** Null until the first answer, as `checkedAt`. */
    state: text('state').$type<KnownBusinessState>(),
    taxType: text('tax_type'),
    closedOn: date('closed_on', { mode: 'string' }),
    checkedAt: time('checked_at'),
    /** The state of which the staff who bill were notified; null once the business is active again. */
    notifiedState: text('notified_state').$type<KnownBusinessState>(),
    /** The number of questions since the last answer. */
    attempts: integer('attempts').notNull().default(0),
    nextAskAt: time('next_ask_at').notNull(),
  },
  (table) => [index('business_checks_due').on(table.nextAskAt)],
)
