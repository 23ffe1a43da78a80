import type { PaymentCycle } from '../plan/catalogue.ts'
import {
  type BilledSubscription,
  type BillLine,
  cycleBill,
  type DrawnBill,
  finalBill,
  type OpenBill,
  periodFrom,
} from './bill.ts'

/** The billing state of a subscription: what comes next, what no bill carries yet, and what is open. */
export type BillingAccount<Open extends OpenBill> = {
  isEnded: boolean
  nextBillDate: string | null
  endDate: string | null
  wasBilled: boolean
  adjustments: readonly BillLine[]
  open: readonly Open[]
  /** Whether a charge of an open bill is under way: the amount owed is unknown. */
  isCharging: boolean
}

/**
 * The days on which bills are due by today, each the first of its period, the earliest first. A subscription that was never
 * billed is billed from the day it began (SPEC section 3: nothing is used before it is billed).
 */
export function dueDates(
  subscription: { startDate: string; nextBillDate: string; paymentCycle: PaymentCycle; wasBilled: boolean },
  today: string,
): string[] {
  const { startDate, nextBillDate, paymentCycle, wasBilled } = subscription
  const dates: string[] = []
  for (
    let date = wasBilled ? nextBillDate : startDate;
    date <= today;
    date = periodFrom(startDate, paymentCycle, date).nextDate
  )
    dates.push(date)
  return dates
}

/**
 * The first bill of a subscription that is due by a day, and the day of the one after it; nothing where none is. A cycle is billed
 * on its day whatever is being charged, and then sets nothing off; a final bill waits.
 */
export function dueBill<Open extends OpenBill>(
  subscription: BilledSubscription,
  { isEnded, nextBillDate, endDate, wasBilled, adjustments, open, isCharging }: BillingAccount<Open>,
  today: string,
): (DrawnBill<Open> & { nextBillDate: string | null }) | undefined {
  if (isEnded) {
    const final = isCharging ? undefined : finalBill(subscription, today, adjustments, open)
    return final && { ...final, nextBillDate }
  }
  if (nextBillDate === null) return undefined
  const { startDate, paymentCycle } = subscription
  const until = endDate !== null && endDate < today ? endDate : today
  const [date] = dueDates({ startDate, nextBillDate, paymentCycle, wasBilled }, until)
  if (date === undefined) return undefined
  return {
    ...cycleBill(subscription, date, adjustments, isCharging ? [] : open),
    nextBillDate: periodFrom(startDate, paymentCycle, date).nextDate,
  }
}
