import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { KnownDetailsMatch } from '#domain/company/details.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'

/** The answer of the tax office to the number, representative and day of opening of a company. */
export const detailsChecks = pgTable(
  'details_checks',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The values that it is asked about; corrected ones replace them, with all that was answered. */
    rnno: text('rnno').notNull(),
    representative: text('representative').notNull(),
    foundedOn: date('founded_on', { mode: 'string' }).notNull(),
    /** Null until the first answer, as `checkedAt`. */
    match: text('match').$type<KnownDetailsMatch>(),
    checkedAt: time('checked_at'),
    /** Whether the staff who sell were notified of a difference; false once the values match again. */
    isNotified: boolean('is_notified').notNull().default(false),
    /** The questions since the last answer. */
    attempts: integer('attempts').notNull().default(0),
    nextAskAt: time('next_ask_at').notNull(),
  },
  (table) => [index('details_checks_due').on(table.nextAskAt)],
)
