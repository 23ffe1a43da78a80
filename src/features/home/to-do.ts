import type { Schema } from '#contract/operation.ts'
import { EXTENSION_OPENS_DAYS } from '#domain/access/codes.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { runningTrials, unpaidAmounts } from './home-facts.ts'
import type { HomeState } from './home-state.ts'
import type { HomeParts, HomeSubscriptions } from './load-home.ts'

type UnpaidBill = HomeParts['bills']['unpaid'][number]

/**
 * The tasks of a member, each with the day by which the list is sorted: the due day, the last day or the day of the
 * request.
 */
export type Task =
  | { kind: 'bill'; id: string; date: string; bill: UnpaidBill }
  | { kind: 'lateBills'; id: string; date: string; bills: UnpaidBill[] }
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
 * Returns the tasks of a member on a day, overdue bills first, in one row if there are several, then the others, the
 * earliest date first: permissions that end soon, requests that the member decides on, and subscriptions that end.
 * Subscription managers also see unpaid bills and trials that end. The subject of the first card is not repeated. `more` counts the unpaid bills and the requests that the calls did not list.
 */
export function memberTasks(
  { subscriptions, bills, grants, decisions, trials }: KnownParts,
  state: HomeState | undefined,
  mayManage: boolean,
  today: string,
): { tasks: Task[]; more: { bills: number; decisions: number } } {
  const unpaidBills = mayManage && bills ? bills.unpaid : []
  const endingSubscriptions =
    subscriptions?.named.filter((one) => one.subscriptionState === 'CANCEL_SCHEDULED') ?? []
  const currentTrials = mayManage && trials ? runningTrials(trials) : []
  const tasks: Task[] = [
    ...billTasks(unpaidBills.slice(state === 'late' ? 1 : 0), today),
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
    tasks: tasks.toSorted(
      (one, other) => Number(isOverdue(other, today)) - Number(isOverdue(one, today)) || byDate(one, other),
    ),
    more: {
      bills: mayManage && bills ? Math.max(0, unpaidAmounts(bills).count - bills.unpaid.length) : 0,
      decisions: decisions ? Math.max(0, decisions.counts.APPROVAL - decisions.list.length) : 0,
    },
  }
}

const byDate = (one: Task, other: Task) => (one.date < other.date ? -1 : Number(one.date > other.date))

/** Whether a task is about bills that are past their due date. */
const isOverdue = (task: Task, today: string) =>
  task.kind === 'lateBills' || (task.kind === 'bill' && task.date < today)

/** Returns the tasks for unpaid bills: one task for several overdue bills together, and one for each other bill. */
function billTasks(bills: readonly UnpaidBill[], today: string): Task[] {
  const lateBills = bills.filter(({ dueDate }) => dueDate < today)
  const [first] = lateBills
  const single = (bill: UnpaidBill): Task => ({ kind: 'bill', id: bill.billId, date: bill.dueDate, bill })
  if (!first || lateBills.length === 1) return bills.map(single)
  return [
    { kind: 'lateBills', id: first.billId, date: first.dueDate, bills: lateBills },
    ...bills.filter((bill) => !lateBills.includes(bill)).map(single),
  ]
}

/** Returns the number of tasks; a row of several overdue bills counts once for each bill. */
export const numberOfTasks = (tasks: readonly Task[]): number =>
  tasks.reduce((all, task) => all + (task.kind === 'lateBills' ? task.bills.length : 1), 0)

/**
 * Moves the tasks that a folded list shows before the others: the first of each kind and then the earliest, in their
 * own order.
 */
export function shownFirst(tasks: readonly Task[], shown: number): Task[] {
  const isFirstOfKind = (task: Task) => tasks.find(({ kind }) => kind === task.kind) === task
  const chosen = [...tasks.filter(isFirstOfKind), ...tasks.filter((task) => !isFirstOfKind(task))].slice(
    0,
    shown,
  )
  return [...tasks.filter((task) => chosen.includes(task)), ...tasks.filter((task) => !chosen.includes(task))]
}
