import type { PaymentCycle } from '../plan/catalogue.ts'
import {
  type BilledSubscription,
  type BillLine,
  cycleBill,
  finalBill,
  type NewBill,
  type OpenBill,
  periodFrom,
} from './bill.ts'
import type { OpenCredit } from './credit.ts'

/**
 * The billing state of a subscription: the next bill, the amounts that are not billed yet, and the open
 * bills.
 */
export type BillingAccount<Open extends OpenBill> = {
  isEnded: boolean
  nextBillDate: string | null
  endDate: string | null
  wasBilled: boolean
  adjustments: readonly BillLine[]
  open: readonly Open[]
  /** The credits that are still to be taken off the bills of the subscription's cycles. */
  credits: readonly OpenCredit[]
  /** Whether a charge of an open bill is in progress, so that the amount owed is unknown. */
  isCharging: boolean
}

/**
 * The dates of the bills that are due by today, the earliest first; each is the first day of its period. A
 * subscription without bills is billed from its first day (SPEC section 3: nothing is used before it is
 * billed).
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
 * Creates the first bill of a subscription that is due by a day, with the date of the next bill; undefined if none is
 * due. The bill of a cycle is issued on time even while a charge is in progress, but then includes no other bill; a
 * final bill waits for the charge.
 */
export function dueBill<Open extends OpenBill>(
  subscription: BilledSubscription,
  { isEnded, nextBillDate, endDate, wasBilled, adjustments, open, credits, isCharging }: BillingAccount<Open>,
  today: string,
): (NewBill<Open> & { nextBillDate: string | null }) | undefined {
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
    ...cycleBill(subscription, date, adjustments, isCharging ? [] : open, credits),
    nextBillDate: periodFrom(startDate, paymentCycle, date).nextDate,
  }
}
