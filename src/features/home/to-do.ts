import type { Schema } from '#contract/operation.ts'
import { EXTENSION_OPENS_DAYS } from '#domain/access/codes.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { runningTrials, unpaidAmounts } from './home-facts.ts'
import type { HomeState } from './home-state.ts'
import type { HomeParts, HomeSubscriptions } from './load-home.ts'

/**
 * The tasks of a member, each with the day by which the list is sorted: the due day, the last day or the day of the
 * request.
 */
export type Task =
  | { kind: 'bill'; id: string; date: string; bill: HomeParts['bills']['unpaid'][number] }
  | { kind: 'grant'; id: string; date: string; grant: Schema<'AccessGrant'> }
  | { kind: 'decision'; id: string; date: string; request: Schema<'AccessRequest'> }
  | { kind: 'subscription'; id: string; date: string; subscription: HomeSubscriptions['named'][number] }
  | { kind: 'trial'; id: string; date: string; trial: Schema<'Trial'> }

/** Returns the permissions in use that end soon, the nearest first. */
export function endingOf({ today, list }: HomeParts['grants']): Schema<'AccessGrant'>[] {
  const lastDay = addDays(today, EXTENSION_OPENS_DAYS)
  return list
    .filter(({ useStatus, endDate }) => useStatus === 'NORMAL' && endDate <= lastDay)
    .toSorted((one, other) => (one.endDate < other.endDate ? -1 : 1))
}

type KnownParts = {
  [Name in 'subscriptions' | 'bills' | 'grants' | 'decisions' | 'trials']: HomeParts[Name] | undefined
}

/**
 * Returns the tasks of a member, the earliest date first: permissions that end soon, requests that the member decides
 * on, and subscriptions that end. Subscription managers also see unpaid bills and trials that end. The subject of the
 * first card is not repeated. `more` counts the unpaid bills and the requests that the calls did not list.
 */
export function memberTasks(
  { subscriptions, bills, grants, decisions, trials }: KnownParts,
  state: HomeState | undefined,
  mayManage: boolean,
): { tasks: Task[]; more: { bills: number; decisions: number } } {
  const unpaidBills = mayManage && bills ? bills.unpaid : []
  const endingSubscriptions =
    subscriptions?.named.filter((one) => one.subscriptionState === 'CANCEL_SCHEDULED') ?? []
  const currentTrials = mayManage && trials ? runningTrials(trials) : []
  const tasks: Task[] = [
    ...unpaidBills
      .slice(state === 'late' ? 1 : 0)
      .map((bill) => ({ kind: 'bill' as const, id: bill.billId, date: bill.dueDate, bill })),
    ...(grants ? endingOf(grants) : []).map((grant) => ({
      kind: 'grant' as const,
      id: grant.grantId,
      date: grant.endDate,
      grant,
    })),
    ...(decisions?.list ?? []).map((request) => ({
      kind: 'decision' as const,
      id: request.requestId,
      date: kstDate(new Date(request.requestedAt)),
      request,
    })),
    ...(state === 'ending' ? [] : endingSubscriptions).flatMap((subscription) =>
      subscription.endDate
        ? {
            kind: 'subscription' as const,
            id: subscription.subscriptionId,
            date: subscription.endDate,
            subscription,
          }
        : [],
    ),
    ...currentTrials
      .slice(state === 'trial' ? 1 : 0)
      .map((trial) => ({ kind: 'trial' as const, id: trial.trialId, date: trial.endDate, trial })),
  ]
  return {
    tasks: tasks.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date))),
    more: {
      bills: mayManage && bills ? Math.max(0, unpaidAmounts(bills).count - bills.unpaid.length) : 0,
      decisions: decisions ? Math.max(0, decisions.counts.APPROVAL - decisions.list.length) : 0,
    },
  }
}

/** Moves the earliest task of each kind before the others, so that a folded list shows something of every kind. */
export function earliestOfEachKindFirst(tasks: readonly Task[]): Task[] {
  const isEarliest = (task: Task) => tasks.find(({ kind }) => kind === task.kind) === task
  return [...tasks.filter(isEarliest), ...tasks.filter((task) => !isEarliest(task))]
}
