import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { bills } from './schema/bill.ts'
import { subscriptions } from './schema/subscription.ts'

/** The condition for subscriptions with a bill that meets a condition. */
export const hasBill = (db: Pick<Db, 'select'>, condition: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(bills)
      .where(and(eq(bills.subscriptionId, subscriptions.id), condition)),
  )
