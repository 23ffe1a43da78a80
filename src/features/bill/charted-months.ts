import type { Schema } from '#contract/operation.ts'
import { addMonths } from '#domain/dates.ts'
import { type Currency, formatNumber } from '#domain/money.ts'
import { billedMonths } from './month-money.ts'

type Month = Schema<'BillMonth'>

const SHOWN = 12
/**
 * The minimum number of billed months for a chart. A company that pays yearly has one, which is clearer in a table.
 */
const MIN_BILLED = 4
const TEN_THOUSAND = 10_000
const CENTS = 100
/** From this number of ten thousands or dollars on, fractions are left out. */
const LEAST_ROUNDED = 10

/** Returns the currency of the chart: the one with more months, since won and dollars cannot be added. */
export function chartedCurrency(months: readonly Pick<Month, 'currency'>[]): Currency {
  const won = months.filter(({ currency }) => currency === 'KRW')
  return won.length * 2 >= months.length ? 'KRW' : 'USD'
}

/**
 * Returns the twelve months (in Korea) that end with the month of `today`, YYYY-MM-DD, with their amounts in one
 * currency; a month without bills is zero.
 */
export function chartedMonths(months: readonly Month[], currency: Currency, today: string): Month[] {
  const monthStart = `${today.slice(0, 'YYYY-MM'.length)}-01`
  return Array.from({ length: SHOWN }, (_, index) => {
    const period = addMonths(monthStart, index + 1 - SHOWN).slice(0, 'YYYY-MM'.length)
    return (
      months.find((month) => month.period === period && month.currency === currency) ?? {
        period,
        currency,
        totalAmount: 0,
        unpaidAmount: 0,
        lateAmount: 0,
        creditAmount: 0,
      }
    )
  })
}

/**
 * Returns a day in the last month of the chart: `today`, or, if the current and the previous month have no amount (as
 * after the end of a contract), the first day of the last month with an amount.
 */
export function chartedUntil(months: readonly Month[], currency: Currency, today: string): string {
  const lastBilled = months
    .filter((month) => month.currency === currency && month.totalAmount !== 0)
    .reduce((latest, { period }) => (period > latest ? period : latest), '')
  const previousMonth = addMonths(`${today.slice(0, 'YYYY-MM'.length)}-01`, -1)
  return lastBilled === '' || `${lastBilled}-01` >= previousMonth ? today : `${lastBilled}-01`
}

/** Whether enough months are billed for a chart to show how the amounts change. */
export const hasTrend = (months: readonly Month[], currency: Currency, today: string): boolean =>
  chartedMonths(billedMonths(months), currency, chartedUntil(months, currency, today)).filter(
    ({ totalAmount }) => totalAmount > 0,
  ).length >= MIN_BILLED

/** Returns an amount for a chart axis, shortened: in units of ten thousand won, or in dollars. */
export function axisAmount(amount: number, currency: Currency): string {
  if (currency === 'USD') return `$${shortNumber(amount / CENTS)}`
  return amount < TEN_THOUSAND ? formatNumber(amount) : `${shortNumber(amount / TEN_THOUSAND)}만`
}

/** The lines of an axis are whole, or a small number with a fraction such as 2.5; other amounts are rounded. */
const shortNumber = (value: number) =>
  value >= LEAST_ROUNDED || Number.isInteger(value) ? formatNumber(Math.round(value)) : String(value)
