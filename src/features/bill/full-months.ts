import type { Schema } from '#contract/operation.ts'
import { addMonths } from '#domain/dates.ts'
import type { Currency } from '#domain/money.ts'
import { monthMoney, refundOf } from './month-money.ts'

type Month = Schema<'BillMonth'>

const MONTH_LENGTH = 'YYYY-MM'.length

/** Returns the month before the one of `period`, both YYYY-MM. */
const monthBefore = (period: string) => addMonths(`${period}-01`, -1).slice(0, MONTH_LENGTH)

/** Returns the last month that is over on a day, YYYY-MM. */
export const lastFullMonth = (today: string): string => monthBefore(today.slice(0, MONTH_LENGTH))

/**
 * Returns the month that a chart or a card of amounts shows at first, YYYY-MM: the last full month, or the current one
 * if only that one has bills or refunds; undefined without either.
 */
export function firstShownMonth(months: readonly Month[], today: string): string | undefined {
  const hasAmount = (period: string) =>
    months.some((month) => month.period === period && monthMoney(month).asked + refundOf(month) > 0)
  return [lastFullMonth(today), today.slice(0, MONTH_LENGTH)].find(hasAmount)
}

/**
 * Returns the last full month, the month before it, and the difference of their billed amounts in a currency, negative
 * if the amount fell; undefined unless both months have bills. The current month is never compared, since its bills
 * are not complete.
 */
export function changeOfFullMonth(months: readonly Month[], currency: Currency, today: string) {
  const askedIn = (period: string) => {
    const found = months.find((month) => month.period === period && month.currency === currency)
    return found ? monthMoney(found).asked : 0
  }
  const month = lastFullMonth(today)
  const previous = monthBefore(month)
  const [asked, before] = [askedIn(month), askedIn(previous)]
  return asked > 0 && before > 0 ? { month, previous, more: asked - before } : undefined
}

/** The minimum number of equal months for which a strip replaces the bars. */
const MIN_EQUAL = 4

/**
 * Returns the billed amount and the months from the first billed one on, if every one of them has the same amount and
 * no refund; otherwise undefined. `charted` are the months of a chart in their order. The current month may be without
 * a bill so far.
 */
export function equalMonths(
  charted: readonly Month[],
  today: string,
): { asked: number; billedCount: number; months: readonly Month[] } | undefined {
  const months = charted.slice(charted.findIndex((month) => monthMoney(month).asked > 0))
  const billed = months.filter(
    (month) => !(today.startsWith(month.period) && monthMoney(month).asked === 0 && refundOf(month) === 0),
  )
  const [first] = billed
  if (!first || billed.length < MIN_EQUAL) return undefined
  const { asked } = monthMoney(first)
  return asked > 0 && billed.every((month) => monthMoney(month).asked === asked && refundOf(month) === 0)
    ? { asked, billedCount: billed.length, months }
    : undefined
}
