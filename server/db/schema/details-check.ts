import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { KnownDetailsMatch } from '#domain/company/details.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'

/**
 * Whether the tax office has confirmed that the business number, the representative and the day of opening of a
 * company belong together.
 */
export const detailsChecks = pgTable(
  'details_checks',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The compared values; corrected values replace them and clear the answer. */
    rnno: text('rnno').notNull(),
    representative: text('representative').notNull(),
    foundedOn: date('founded_on', { mode: 'string' }).notNull(),
    /** Null before the first answer, like `checkedAt`. */
    match: text('match').$type<KnownDetailsMatch>(),
    checkedAt: time('checked_at'),
    /**
     * Whether the staff with the role SELLS were notified of a difference; false after the values match again.
     */
    isNotified: boolean('is_notified').notNull().default(false),
    /** The number of requests since the last answer. */
    attempts: integer('attempts').notNull().default(0),
    nextAskAt: time('next_ask_at').notNull(),
  },
  (table) => [index('details_checks_due').on(table.nextAskAt)],
)
