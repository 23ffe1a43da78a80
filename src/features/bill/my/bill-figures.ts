import type { Output } from '#contract/operation.ts'
import type { BillState } from '#domain/bill/state-names.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import type { Currency } from '#domain/money.ts'
import type { Amount } from '../counts-by-state.ts'
import { monthMoney } from '../month-money.ts'

type Page = Pick<Output<'listBills'>, 'states' | 'months' | 'period'>

const CURRENCIES: readonly Currency[] = ['KRW', 'USD']
/** The states of bills whose amount is part of another bill, or is not charged at all. */
const uncountedStates: readonly BillState[] = ['CARRIED', 'VOID']

/** Returns the unpaid amount in each currency, for the month and the subscription that the page shows. */
export const owedIn = ({ states }: Pick<Page, 'states'>): Amount[] =>
  amountsByCurrency((currency) =>
    states
      .filter((sum) => sum.currency === currency && unpaidStates.includes(sum.billState))
      .reduce((all, { totalAmount }) => all + totalAmount, 0),
  )

/** Returns the billed amount in each currency, for the month that the page shows. */
export function billedInPage({ states }: Pick<Page, 'states'>): Amount[] {
  return amountsByCurrency((currency) => {
    const of = (isWanted: (state: BillState) => boolean) =>
      states
        .filter((sum) => sum.currency === currency && isWanted(sum.billState))
        .reduce((all, { totalAmount }) => all + totalAmount, 0)
    return monthMoney({
      totalAmount: of((state) => !uncountedStates.includes(state)),
      unpaidAmount: of((state) => unpaidStates.includes(state)),
      creditAmount: of((state) => state === 'CREDIT'),
    }).asked
  })
}

/**
 * Returns the billed amount in each currency, in a month (YYYY-MM) or a year (YYYY). `months` covers only the last
 * twelve months, so the amount of an earlier year may be incomplete.
 */
export const billedIn = ({ months }: Pick<Page, 'months'>, time: string): Amount[] =>
  amountsByCurrency((currency) =>
    months
      .filter((month) => month.currency === currency && month.period.startsWith(time))
      .reduce((all, month) => all + monthMoney(month).asked, 0),
  )

const amountsByCurrency = (amountIn: (currency: Currency) => number): Amount[] =>
  CURRENCIES.map((currency) => ({ currency, amount: amountIn(currency) })).filter(({ amount }) => amount > 0)
