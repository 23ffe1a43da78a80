import type { Output } from '#contract/operation.ts'
import type { BillState } from '#domain/bill/state-names.ts'
import type { Currency } from '#domain/money.ts'
import { monthMoney } from '../month-money.ts'

type Figures = Pick<Output<'getAdminBillFigures'>, 'period' | 'states' | 'months'>
/** An amount in won or cents. */
export type Amount = { currency: Currency; amount: number }

/** Won comes first. */
const byCurrency = (one: Amount, other: Amount) => one.currency.localeCompare(other.currency)

/** The number of bills in a state. */
export const countIn = ({ states }: Pick<Figures, 'states'>, wanted: BillState): number =>
  states.filter(({ billState }) => billState === wanted).reduce((all, { count }) => all + count, 0)

/** The sum of the bills in a state, in each currency. */
export const sumIn = ({ states }: Pick<Figures, 'states'>, wanted: BillState): Amount[] =>
  states
    .filter(({ billState }) => billState === wanted)
    .map(({ currency, totalAmount: amount }) => ({ currency, amount }))
    .toSorted(byCurrency)

/** The amount billed this month, in each currency, as the chart shows it: without refunds. */
export const billedIn = (figures: Omit<Figures, 'states'>): Amount[] =>
  ofThisMonth(figures, (month) => monthMoney(month).asked)

/** The refunds of this month that are not paid out yet, in each currency; not below zero. */
export const refundedIn = (figures: Omit<Figures, 'states'>): Amount[] =>
  ofThisMonth(figures, (month) => monthMoney(month).credit)

const ofThisMonth = (
  { months, period }: Omit<Figures, 'states'>,
  amountOf: (month: Figures['months'][number]) => number,
): Amount[] =>
  months
    .filter((month) => month.period === period)
    .map((month) => ({ currency: month.currency, amount: amountOf(month) }))
    .filter(({ amount }) => amount > 0)
    .toSorted(byCurrency)
