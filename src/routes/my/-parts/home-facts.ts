import type { Schema } from '#contract/operation.ts'
import { addDays } from '#domain/dates.ts'
import type { Home } from './load-home.ts'

/** For how many days before its last one a permission is said to end soon. */
const SOON_DAYS = 14

/** Permissions in use whose last day is near, the nearest first. */
export function endingOf({ grants: { today, list } }: Pick<Home, 'grants'>): Schema<'AccessGrant'>[] {
  const until = addDays(today, SOON_DAYS)
  return list
    .filter(({ useStatus, endDate }) => useStatus === 'NORMAL' && endDate <= until)
    .toSorted((one, other) => (one.endDate < other.endDate ? -1 : 1))
}

/**
 * What the bills of a month ask for in a currency, how much of it is paid, and what comes back: none of it is below zero. What is
 * still to be given back is no part of what they ask for, since it is set off on a later bill or paid out.
 */
export function monthMoney({
  totalAmount,
  unpaidAmount: unpaid,
  creditAmount,
}: Pick<Schema<'BillMonth'>, 'totalAmount' | 'unpaidAmount' | 'creditAmount'>) {
  const settled = totalAmount - unpaid - creditAmount
  const [paid, givenBack] = [Math.max(0, settled), Math.max(0, -settled)]
  return { asked: paid + unpaid, paid, unpaid, givenBack, credit: Math.abs(creditAmount) }
}

/** How many things ask something of the member: bills that are owed, of those who pay them, ending permissions, decisions. */
export const toDoOf = (home: Home, mayPay: boolean): number =>
  (mayPay ? owedOf(home.bills).count : 0) + endingOf(home).length + home.decisions.counts.APPROVAL

/** What is owed in each currency, and how many bills it is, of bills that are read without a filter. */
export function owedOf({ sums }: Pick<Home['bills'], 'sums'>) {
  const owed = sums.filter(({ unpaidCount }) => unpaidCount > 0)
  return { owed, count: owed.reduce((all, { unpaidCount }) => all + unpaidCount, 0) }
}

/** States in which a subscription is in use. */
const RUNNING = ['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'] as const

/** The subscriptions in use by their state, those that owe nothing first; of these also that there are none, where all are none. */
export function runningOf({ active, counts }: Pick<Home, 'active' | 'counts'>) {
  const countOf = (state: string) =>
    counts.states.find(({ subscriptionState }) => subscriptionState === state)?.count ?? 0
  const found = RUNNING.map((state) => ({ state, count: state === 'ACTIVE' ? active.count : countOf(state) }))
  const some = found.filter(({ count }) => count > 0)
  return some.length > 0 ? some : found.slice(0, 1)
}

/** The trials that run, the one that ends first at the top. */
export const runningTrials = ({ trials }: Pick<Home, 'trials'>): Schema<'Trial'>[] =>
  trials.list
    .flatMap(({ trial }) => (trial?.trialState === 'RUNNING' ? [trial] : []))
    .toSorted((one, other) => (one.endDate < other.endDate ? -1 : 1))

/** States in which a subscription came to nothing, so that there is still nothing to show. */
const CAME_TO_NOTHING: readonly string[] = ['REJECTED', 'CANCELED']

/** Whether there is nothing yet to show but first steps. */
export const isNew = ({ counts, grants, requests, decisions }: Home): boolean =>
  counts.states.every(
    ({ subscriptionState, count }) => count === 0 || CAME_TO_NOTHING.includes(subscriptionState),
  ) &&
  grants.list.length === 0 &&
  requests.total === 0 &&
  decisions.counts.APPROVAL === 0

/** How many requests for a subscription were rejected. */
export const rejectedOf = ({ counts }: Pick<Home, 'counts'>): number =>
  counts.states.find(({ subscriptionState }) => subscriptionState === 'REJECTED')?.count ?? 0
