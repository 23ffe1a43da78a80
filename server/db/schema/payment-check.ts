import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { billPayments } from './bill.ts'
import { time } from './columns.ts'

/**
 * Charges that a notification of the payment service was about, one row each. They are read from the service again;
 * the content of a notification is not used.
 */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => billPayments.id, { onDelete: 'cascade' }),
    notifiedAt: time('notified_at').notNull(),
    /** The time of the last request to the service since the notification; null before the first request. */
    askedAt: time('asked_at'),
    /** Whether the answer was processed. */
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [index('payment_checks_due').on(table.notifiedAt).where(sql`not ${table.isDone}`)],
)
