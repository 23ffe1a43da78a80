import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { monthMoney, unpaidParts } from '#src/features/bill/month-money.ts'
import { countOf } from './home-state.ts'
import type { HomeParts, HomeSubscriptions } from './load-home.ts'

/** Returns the sums of a month, YYYY-MM, in the currencies with bills or refunds. */
export const sumsOf = ({ months }: Pick<HomeParts['bills'], 'months'>, month: string) =>
  months
    .filter(({ period }) => period === month)
    .map((sum) => ({ currency: sum.currency, ...monthMoney(sum), ...unpaidParts(sum) }))
    .filter(({ asked, givenBack, credit }) => asked + givenBack + credit > 0)

/** Returns the unpaid amount in each currency, and the number of unpaid bills, from a page without a filter. */
export function unpaidAmounts({ sums }: Pick<HomeParts['bills'], 'sums'>) {
  const unpaidSums = sums.filter(({ unpaidCount }) => unpaidCount > 0)
  return { owed: unpaidSums, count: unpaidSums.reduce((all, { unpaidCount }) => all + unpaidCount, 0) }
}

/**
 * Returns how many of the listed bills, the newest first, were paid one after the other by their due date. A bill that
 * is not due yet is left out.
 */
export function paidOnTime(
  list: readonly Pick<HomeParts['bills']['list'][number], 'totalAmount' | 'paidAt' | 'dueDate'>[],
  today: string,
): number {
  const due = list.filter(
    ({ totalAmount, paidAt, dueDate }) => totalAmount > 0 && (paidAt !== null || dueDate < today),
  )
  const firstLate = due.findIndex(
    ({ paidAt, dueDate }) => paidAt === null || kstDate(new Date(paidAt)) > dueDate,
  )
  return firstLate === -1 ? due.length : firstLate
}

/** States in which a subscription is in use. */
const RUNNING = ['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'] as const

/**
 * Returns, for each state, the number of subscriptions in use; active subscriptions come first. `active` is a more
 * recent number of active subscriptions, if known.
 */
export const runningOf = ({ counts }: Pick<HomeSubscriptions, 'counts'>, active: number | undefined) =>
  RUNNING.map((state) => {
    const count = countOf(counts.states, state)
    return { state, count: state === 'ACTIVE' ? (active ?? count) : count }
  }).filter(({ count }) => count > 0)

/** Returns the running trials, the first to end at the top. */
export const runningTrials = ({ list }: HomeParts['trials']): Schema<'Trial'>[] =>
  list
    .flatMap(({ trial }) => (trial?.trialState === 'RUNNING' ? [trial] : []))
    .toSorted((one, other) => (one.endDate < other.endDate ? -1 : 1))
