import type { Output } from '#contract/operation.ts'
import type { BillState } from '#domain/bill/state-names.ts'
import type { Amount } from '../counts-by-state.ts'
import { monthMoney } from '../month-money.ts'

type Figures = Pick<Output<'getAdminBillFigures'>, 'period' | 'states' | 'months'>

/** Won comes first. */
const byCurrency = (one: Amount, other: Amount) => one.currency.localeCompare(other.currency)

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
