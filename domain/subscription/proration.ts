import { addDays, daysBetween } from '../dates.ts'
import { vatOf } from '../money.ts'
import type { PaymentCycle } from '../plan/catalogue.ts'
import { billDate } from './billing.ts'

/** An amount in two parts, in the currency's smallest unit; below zero it is given back. */
export type Amounts = { supply: number; vat: number }
/** Days in use, the first and the last of them, YYYY-MM-DD. */
export type Days = { from: string; to: string; days: number }
/** A period that one bill covers, and what it costs. */
export type Period = Days & { nextBillDate: string }

/** The billing state of a subscription on a day: when it began, how it is paid, what a cycle costs, and when it is billed next. */
export type BillingState = {
  startDate: string
  nextBillDate: string | null
  paymentCycle: PaymentCycle
} & Amounts

const minus = (a: Amounts, b: Amounts): Amounts => ({ supply: a.supply - b.supply, vat: a.vat - b.vat })
const negative = (amounts: Amounts): Amounts => minus({ supply: 0, vat: 0 }, amounts)

/** The period of a day; before the first day, the first one. Throws a RangeError for no real day. */
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
 * What a period costs, in the part of its first days and the rest of it; both together are the whole. A fraction of the unit
 * falls to the rest. Throws a RangeError unless the days are within the period.
 */
export function splitAt(
  whole: Amounts,
  { days }: Pick<Days, 'days'>,
  firstDays: number,
): { first: Amounts; rest: Amounts } {
  if (!Number.isInteger(firstDays) || firstDays < 0 || firstDays > days)
    throw new RangeError('The days lie within the period.')
  if (firstDays === days) return { first: whole, rest: { supply: 0, vat: 0 } }
  const supply = Math.floor((whole.supply * firstDays) / days)
  const first = { supply, vat: vatOf(supply) }
  return { first, rest: minus(whole, first) }
}

/** Whether the period of a day was billed already; bills come ahead, on its first day. */
const isBilled = ({ nextBillDate }: Pick<BillingState, 'nextBillDate'>, period: Period): boolean =>
  nextBillDate === null || nextBillDate > period.from

/** What an end costs: the use of this period by day, what was paid ahead, and the difference, which the final bill carries. */
export type Settlement = {
  period: Period
  used: Days & Amounts
  paidAhead: Amounts
  due: Amounts
  lastDate: string
  isFinal: boolean
}

/**
 * What is due where a subscription ends today, the last day of use: what was billed ahead for the days after it is given back.
 * Where the period was not billed yet, its use is charged.
 */
export function settledToday(billing: BillingState, today: string): Settlement {
  const period = periodOf(billing, today)
  const usedDays = Math.max(0, Math.min(period.days, daysBetween(period.from, today) + 1))
  const { first } = splitAt(billing, period, usedDays)
  const paidAhead = isBilled(billing, period)
    ? { supply: billing.supply, vat: billing.vat }
    : { supply: 0, vat: 0 }
  return {
    period,
    used: { from: period.from, to: today, days: usedDays, ...first },
    paidAhead,
    due: minus(first, paidAhead),
    lastDate: today,
    isFinal: true,
  }
}

/** What is due where a subscription ends with its period, or on the day it ends anyway: nothing is given back. */
export function settledAtEnd(billing: BillingState, today: string, endDate: string | null): Settlement {
  const period = periodOf(billing, today)
  const lastDate = endDate !== null && endDate < period.to && endDate >= today ? endDate : period.to
  const { supply, vat } = billing
  const paidAhead = isBilled(billing, period) ? { supply, vat } : { supply: 0, vat: 0 }
  // What is not billed yet comes with the next bill as always.
  return {
    period,
    used: { from: period.from, to: period.to, days: period.days, supply, vat },
    paidAhead,
    due: { supply: 0, vat: 0 },
    lastDate,
    isFinal: false,
  }
}

/** What a change of the plan makes in this period: the rest of it at the old and at the new price, and the difference. */
export type PlanDifference = { period: Period; rest: Days; before: Amounts; after: Amounts; due: Amounts }

/**
 * The difference in price of a plan that changes today, by day: charged with the next bill where the new one is dearer, credited
 * there where it is cheaper. Where the period was not billed yet, its bill will be at the new price, and the days before today
 * are put right instead.
 */
export function planDifference(billing: BillingState, next: Amounts, today: string): PlanDifference {
  const period = periodOf(billing, today)
  const goneDays = Math.max(0, Math.min(period.days, daysBetween(period.from, today)))
  const [old, fresh] = [splitAt(billing, period, goneDays), splitAt(next, period, goneDays)]
  const due = isBilled(billing, period)
    ? minus(fresh.rest, old.rest)
    : negative(minus(fresh.first, old.first))
  return {
    period,
    rest: { from: today, to: period.to, days: period.days - goneDays },
    before: old.rest,
    after: fresh.rest,
    due,
  }
}
