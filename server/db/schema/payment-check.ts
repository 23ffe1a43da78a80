import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { billPayments } from './bill.ts'
import { time } from './columns.ts'

/**
 * The charges of which the payment service has notified, one row for each: they are read from the service again. What a
 * notification contains is never used.
 */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => billPayments.id, { onDelete: 'cascade' }),
    notifiedAt: time('notified_at').notNull(),
    /** When the service was asked last; null if it was not asked since the notification. */
    askedAt: time('asked_at'),
    /** Whether the answer was taken over. */
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [index('payment_checks_due').on(table.notifiedAt).where(sql`not ${table.isDone}`)],
)
