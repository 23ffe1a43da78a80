import { type Currency, vatOf } from '../money.ts'
import type { PaymentCycle, Plan } from './catalogue.ts'
import { MAX_USERS } from './choices.ts'

const MONTHS_A_YEAR = 12
/** The number of monthly prices in a yearly price. */
export const MONTHS_PAID_A_YEAR = 10

/**
 * The amounts of one bill, in the currency's smallest unit. `supply` is `list` less `discount`; `total` is
 * `supply` plus `vat`.
 */
export type Estimate = {
  currency: Currency
  cycle: PaymentCycle
  users: number
  /** Months that one bill covers. */
  months: number
  /** The price of one user and one month, without VAT. */
  unitPrice: number
  list: number
  discount: number
  supply: number
  vat: number
  total: number
  /** The supply price per user and month; the only rounded amount of an estimate, to the nearest unit. */
  perUserMonth: number
}

/** The price of a plan for a number of users. Throws a RangeError unless the number is between 1 and 100,000. */
export function estimateOf(
  plan: Pick<Plan, 'price'>,
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

/** The difference between twelve monthly bills and one yearly bill, without VAT (`supply`) and with VAT (`total`). */
export function savedInYear(
  plan: Pick<Plan, 'price'>,
  order: { currency: Currency; users: number },
): Pick<Estimate, 'supply' | 'total'> {
  const month = estimateOf(plan, { ...order, cycle: 'M' })
  const year = estimateOf(plan, { ...order, cycle: 'Y' })
  return {
    supply: month.supply * MONTHS_A_YEAR - year.supply,
    total: month.total * MONTHS_A_YEAR - year.total,
  }
}

/** Whether a value is a valid number of users. */
export function isUserCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MAX_USERS
}
