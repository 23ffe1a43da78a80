import type { Schema } from '#contract/operation.ts'
import { addMonths } from '#domain/dates.ts'
import { monthMoney, unpaidParts } from '#src/features/bill/month-money.ts'
import { countOf } from './home-state.ts'
import type { HomeParts, HomeSubscriptions } from './load-home.ts'

/** Returns the sums of a month, YYYY-MM, in the currencies with bills or refunds. */
export const sumsOf = ({ months }: Pick<HomeParts['bills'], 'months'>, month: string) =>
  months
    .filter(({ period }) => period === month)
    .map((sum) => ({ currency: sum.currency, ...monthMoney(sum), ...unpaidParts(sum) }))
    .filter(({ asked, givenBack, credit }) => asked + givenBack + credit > 0)

/** The current month, or the previous one if only that one has bills or refunds, YYYY-MM; undefined without either. */
export function latestMonth(
  { months }: Pick<HomeParts['bills'], 'months'>,
  today: string,
): string | undefined {
  const monthStart = `${today.slice(0, 'YYYY-MM'.length)}-01`
  return [0, -1]
    .map((shift) => addMonths(monthStart, shift).slice(0, 'YYYY-MM'.length))
    .find((month) => sumsOf({ months }, month).length > 0)
}

/**
 * Returns the difference between the billed amounts of a month and of the previous month in one currency, negative if
 * the amount fell; undefined unless both months have bills.
 */
export function differenceToPrevious({ months }: Pick<HomeParts['bills'], 'months'>, month: string) {
  const previousMonth = addMonths(`${month}-01`, -1).slice(0, month.length)
  const [now] = sumsOf({ months }, month)
  const previousSums = sumsOf({ months }, previousMonth).find(({ currency }) => currency === now?.currency)
  return (
    now &&
    previousSums && {
      month: previousMonth,
      currency: now.currency,
      last: previousSums.asked,
      more: now.asked - previousSums.asked,
    }
  )
}

/** Returns the unpaid amount in each currency, and the number of unpaid bills, from a page without a filter. */
export function unpaidAmounts({ sums }: Pick<HomeParts['bills'], 'sums'>) {
  const unpaidSums = sums.filter(({ unpaidCount }) => unpaidCount > 0)
  return { owed: unpaidSums, count: unpaidSums.reduce((all, { unpaidCount }) => all + unpaidCount, 0) }
}

/** States in which a subscription is in use. */
const RUNNING = ['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'] as const

/**
 * Returns the number of subscriptions in use by state, active ones first. `active` is a more recent number of the
 * active ones, if known.
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
