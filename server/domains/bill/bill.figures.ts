import { and, count, eq, sum } from 'drizzle-orm'
import type { Output } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import { addMonths, kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { billPayments, bills } from '#server/db/schema/bill.ts'
import { isWithin } from './bill.books.parts.ts'
import { billSumsStore } from './bill.sums.store.ts'

const PREVIOUS_MONTHS = 11
/** The maximum number of rows: twelve months, each in won and in dollars. */
const MAX_MONTHS = 24

/** The sums of all bills by state and by month, and the payments of the current month in Korea. */
export async function billFigures({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): Promise<Output<'getAdminBillFigures'>> {
  const today = kstDate(clock.now())
  const period = monthOfDay(today)
  const store = billSumsStore(db)
  const [states, months, received] = await Promise.all([
    store.states({ viewer: 'staff' }),
    store.months({ viewer: 'staff' }, monthOfDay(addMonths(today, -PREVIOUS_MONTHS))),
    receivedIn(db, period),
  ])
  return {
    period,
    states,
    months: months.filter((month) => month.period <= period).slice(-MAX_MONTHS),
    received,
  }
}

const monthOfDay = (day: string) => day.slice(0, 'YYYY-MM'.length)

/** The payments of a month, 'YYYY-MM', which are the rows of the book of payments. */
const receivedIn = (db: Db, period: string) =>
  db
    .select({
      currency: bills.currency,
      count: count(),
      totalAmount: sum(bills.totalAmount).mapWith(Number),
    })
    .from(billPayments)
    .innerJoin(bills, eq(bills.id, billPayments.billId))
    .where(and(eq(billPayments.paymentState, 'PAID'), isWithin(billPayments.settledAt, period)))
    .groupBy(bills.currency)
    .orderBy(bills.currency)
