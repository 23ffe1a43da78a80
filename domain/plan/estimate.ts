import { type Currency, vatOf } from '../money.ts'
import type { PaymentCycle, Plan } from './catalogue.ts'
import { MAX_USERS } from './choices.ts'

const MONTHS_A_YEAR = 12
/** The person who pays a year at once pays for ten months. */
export const MONTHS_PAID_A_YEAR = 10

/** What one bill comes to, in the currency's smallest unit. `list` less `discount` is `supply`; with `vat` it is `total`. */
export type Estimate = {
  currency: Currency
  cycle: PaymentCycle
  users: number
  /** Months that one bill covers. */
  months: number
  /** One user and one month, without VAT. */
  unitPrice: number
  list: number
  discount: number
  supply: number
  vat: number
  total: number
  /** What the supply price makes for one user and one month; the only figure here that may be rounded, to the nearest unit. */
  perUserMonth: number
}

/** What a plan costs for so many users. Throws a RangeError unless there are 1 to 100,000 of them. */
export function estimateOf(
  plan: Plan,
  order: { currency: Currency; cycle: PaymentCycle; users: number },
): Estimate {
  const { currency, cycle, users } = order
  if (!isUserCount(users)) throw new RangeError(`Users are counted from 1 to ${MAX_USERS}.`)
  const unitPrice = plan.price[currency]
  const months = cycle === 'Y' ? MONTHS_A_YEAR : 1
  const list = unitPrice * users * months
  const discount = cycle === 'Y' ? unitPrice * users * (MONTHS_A_YEAR - MONTHS_PAID_A_YEAR) : 0
  const supply = list - discount
  const vat = vatOf(supply)
  const perUserMonth = Math.round(supply / users / months)
  return {
    currency,
    cycle,
    users,
    months,
    unitPrice,
    list,
    discount,
    supply,
    vat,
    total: supply + vat,
    perUserMonth,
  }
}

/** Whether a value is a number of users that can be calculated with. */
export function isUserCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MAX_USERS
}
