import { addDays, daysBetween } from '../dates.ts'
import { vatOf } from '../money.ts'
import type { PaymentCycle } from '../plan/catalogue.ts'
import { billDate } from './billing.ts'

/** An amount as supply and VAT, in the currency's smallest unit; negative if refunded. */
export type Amounts = { supply: number; vat: number }
/** The first and the last day of use, YYYY-MM-DD, and the number of days. */
export type Days = { from: string; to: string; days: number }
/** The period of one bill, with its price. */
export type Period = Days & { nextBillDate: string }

/**
 * The billing state of a subscription on a day: its first day, payment cycle, price per cycle and next bill
 * date.
 */
export type BillingState = {
  startDate: string
  nextBillDate: string | null
  paymentCycle: PaymentCycle
} & Amounts

const subtractAmounts = (a: Amounts, b: Amounts): Amounts => ({
  supply: a.supply - b.supply,
  vat: a.vat - b.vat,
})
const negateAmounts = (amounts: Amounts): Amounts => subtractAmounts({ supply: 0, vat: 0 }, amounts)

/**
 * The period that contains a day; before the first day, the first period. Throws a RangeError for an invalid
 * day.
 */
export function periodOf(
  { startDate, paymentCycle }: Pick<BillingState, 'startDate' | 'paymentCycle'>,
  today: string,
): Period {
  let n = 0
  while (billDate(startDate, paymentCycle, n + 1) <= today) n += 1
  const [from, nextBillDate] = [
    billDate(startDate, paymentCycle, n),
    billDate(startDate, paymentCycle, n + 1),
  ]
  return { from, to: addDays(nextBillDate, -1), days: daysBetween(from, nextBillDate), nextBillDate }
}

/**
 * Splits the price of a period into the price of its first days and the price of the remaining days; both add up to
 * the price of the period. The remainder of the division belongs to the second price. Throws a RangeError unless the
 * days are within the period.
 */
export function splitPeriod(
  whole: Amounts,
  { days }: Pick<Days, 'days'>,
  firstDays: number,
): { first: Amounts; rest: Amounts } {
  if (!Number.isInteger(firstDays) || firstDays < 0 || firstDays > days)
    throw new RangeError('The days lie within the period.')
  if (firstDays === days) return { first: whole, rest: { supply: 0, vat: 0 } }
  const supply = Math.floor((whole.supply * firstDays) / days)
  const firstAmounts = { supply, vat: vatOf(supply) }
  return { first: firstAmounts, rest: subtractAmounts(whole, firstAmounts) }
}

/** Whether the period of a day is billed; a period is billed on its first day. */
const isBilled = ({ nextBillDate }: Pick<BillingState, 'nextBillDate'>, period: Period): boolean =>
  nextBillDate === null || nextBillDate > period.from

/**
 * The amounts when a subscription ends: the use of this period by day, the amount paid in advance, and the
 * difference, which is on the final bill.
 */
export type Settlement = {
  period: Period
  used: Days & Amounts
  paidAhead: Amounts
  due: Amounts
  lastDate: string
  isFinal: boolean
}

/**
 * The amount due if a subscription ends today, its last day of use: days billed in advance are refunded. If
 * the period is not billed yet, its use is charged.
 */
export function settlementToday(billing: BillingState, today: string): Settlement {
  return settledIn(billing, periodOf(billing, today), today)
}

/**
 * Returns the settlement of a subscription whose last day of use was the day before `today`. If `today` is the first
 * day of a period, that period costs nothing.
 */
export function settlementBefore(billing: BillingState, today: string): Settlement {
  return settledIn(billing, periodOf(billing, today), addDays(today, -1))
}

/** Settles a period that was used until `lastDate`, which may be the day before the period. */
function settledIn(billing: BillingState, period: Period, lastDate: string): Settlement {
  const usedDays = Math.max(0, Math.min(period.days, daysBetween(period.from, lastDate) + 1))
  const { first } = splitPeriod(billing, period, usedDays)
  const paidAhead = isBilled(billing, period)
    ? { supply: billing.supply, vat: billing.vat }
    : { supply: 0, vat: 0 }
  return {
    period,
    used: { from: period.from, to: lastDate, days: usedDays, ...first },
    paidAhead,
    due: subtractAmounts(first, paidAhead),
    lastDate,
    isFinal: true,
  }
}

/**
 * The amount due if a subscription ends with its period, or on its scheduled last day: nothing is refunded.
 */
export function settledAtEnd(billing: BillingState, today: string, endDate: string | null): Settlement {
  const period = periodOf(billing, today)
  const lastDate = endDate !== null && endDate < period.to && endDate >= today ? endDate : period.to
  const { supply, vat } = billing
  const paidAhead = isBilled(billing, period) ? { supply, vat } : { supply: 0, vat: 0 }
  // A period that is not billed yet is on the next bill as usual.
  return {
    period,
    used: { from: period.from, to: period.to, days: period.days, supply, vat },
    paidAhead,
    due: { supply: 0, vat: 0 },
    lastDate,
    isFinal: false,
  }
}

/**
 * The price change in this period when the plan changes: the remaining days at the old and the new price, and
 * the difference.
 */
export type PlanDifference = { period: Period; rest: Days; before: Amounts; after: Amounts; due: Amounts }

/**
 * The price difference by day when a plan changes today: charged with the next bill if the new plan costs
 * more, credited if it costs less. If the period is not billed yet, its bill uses the new price and the days
 * before today are corrected instead.
 */
export function planDifference(billing: BillingState, next: Amounts, today: string): PlanDifference {
  const period = periodOf(billing, today)
  const goneDays = Math.max(0, Math.min(period.days, daysBetween(period.from, today)))
  const [old, fresh] = [splitPeriod(billing, period, goneDays), splitPeriod(next, period, goneDays)]
  const due = isBilled(billing, period)
    ? subtractAmounts(fresh.rest, old.rest)
    : negateAmounts(subtractAmounts(fresh.first, old.first))
  return {
    period,
    rest: { from: today, to: period.to, days: period.days - goneDays },
    before: old.rest,
    after: fresh.rest,
    due,
  }
}
