import { sql } from 'drizzle-orm'
import { billSums } from '#server/db/schema/bill.ts'
import type { Year } from './company-year.ts'
import type { Bill, Compare } from './comparison.ts'

/** Compares the sums that the lists show with the bills, for each company and for all companies. */
export async function sumsOf({ db }: Year, all: Bill[], compare: Compare): Promise<void> {
  const stored = await db
    .select({
      ownerId: billSums.ownerId,
      state: billSums.billState,
      amount: sql<number>`sum(${billSums.totalAmount})`.mapWith(Number),
    })
    .from(billSums)
    .groupBy(billSums.ownerId, billSums.billState)
  for (const { ownerId, state, amount } of stored) {
    const own = all.filter(
      (bill) => (ownerId === null || bill.ownerId === ownerId) && bill.billState === state,
    )
    compare(
      `sum of ${ownerId ?? 'all'}, ${state}`,
      amount,
      own.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    )
  }
}
