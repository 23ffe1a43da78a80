import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NotifiedBusinessState } from '#domain/company/business-check.machine.ts'
import type { KnownBusinessState } from '#domain/company/business-check.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'

/** The state of a company's business number at the tax office, and the time of the next check. */
export const businessChecks = pgTable(
  'business_checks',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The business number that is checked; a corrected number replaces it and clears the results. */
    rnno: text('rnno').notNull(),
    /** Null before the first answer, like `checkedAt`. */
    state: text('state').$type<KnownBusinessState>(),
    taxType: text('tax_type'),
    closedOn: date('closed_on', { mode: 'string' }),
    checkedAt: time('checked_at'),
    /** The state of which the billing staff were notified; null once the business is active again. */
    notifiedState: text('notified_state').$type<NotifiedBusinessState>(),
    /** The number of requests since the last answer. */
    attempts: integer('attempts').notNull().default(0),
    nextAskAt: time('next_ask_at').notNull(),
  },
  (table) => [index('business_checks_due').on(table.nextAskAt)],
)
