import { and, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import { billSums, bills } from '#server/db/schema/bill.ts'
import { type BillFilter, isIn, isOfSubscription, ownerOf, wordsOfSubscription } from './bill.filter.ts'
import { amountsOf, countOf, sumOf } from './bill.sums.ts'

/** The queries of the sums of bills: of all bills that match a filter, by state, and by month. */
export function billSumsStore(db: Pick<Db, 'select'>) {
  return {
    /** The sums of the bills that match a filter, for each currency. */
    sums(filter: BillFilter) {
      const { table, where } = summedBy(filter)
      const all = db
        .select({
          currency: table.currency,
          count: countOf(table),
          unpaidCount: countOf(table, inArray(table.billState, unpaidStates)),
          ...amountsOf(table, filter.billState),
        })
        .from(table)
      return all
        .where(where)
        .groupBy(table.currency)
        .having(gt(countOf(table), 0))
        .orderBy(table.currency)
    },

    /** The number and the total amount of the bills that match a filter, for each state and currency. */
    states(filter: Omit<BillFilter, 'billState'>) {
      const { table, where } = summedBy(filter)
      const all = db
        .select({
          billState: table.billState,
          currency: table.currency,
          count: countOf(table),
          totalAmount: sumOf(table, sql`true`),
        })
        .from(table)
      return all
        .where(where)
        .groupBy(table.billState, table.currency)
        .having(gt(countOf(table), 0))
        .orderBy(table.billState, table.currency)
    },

    /** The sums by month, from a month on. */
    months(filter: BillFilter, since: string) {
      const { table, where } = summedBy(filter)
      const all = db
        .select({
          period: table.period,
          currency: table.currency,
          ...amountsOf(table, filter.billState),
          lateAmount: sumOf(table, eq(table.billState, 'LATE')),
          creditAmount: sumOf(table, eq(table.billState, 'CREDIT')),
        })
        .from(table)
      return all
        .where(and(where, gte(table.period, since)))
        .groupBy(table.period, table.currency)
        .having(gt(countOf(table), 0))
        .orderBy(table.period, table.currency)
    },
  }
}

/** The table and the condition for the sums of a filter; the stored sums are fast for any number of bills. */
function summedBy(filter: BillFilter): { table: typeof bills | typeof billSums; where: SQL | undefined } {
  const { viewer, billState, period, waits, subscriptionId, words = [] } = filter
  const isListed = [subscriptionId, waits, filter.paymentMethodCode, ...words].some(
    (wanted) => wanted !== undefined,
  )
  if (isListed)
    return { table: bills, where: and(isIn(filter), isOfSubscription(wordsOfSubscription(filter))) }
  const owner = viewer === 'staff' ? isNull(billSums.ownerId) : eq(billSums.ownerId, ownerOf(viewer))
  return {
    table: billSums,
    where: and(
      owner,
      billState && eq(billSums.billState, billState),
      period ? eq(billSums.period, period) : undefined,
    ),
  }
}
