import type { Schema } from '#contract/operation.ts'
import { daysBetween, kstDate } from '#domain/dates.ts'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'

/** The possible states of the home page's first card, the most urgent first. */
export const homeStates = [
  'late',
  'running',
  'ending',
  'waiting',
  'rejected',
  'trial',
  'ended',
  'canceled',
  'new',
] as const
export type HomeState = (typeof homeStates)[number]

type StateCounts = readonly Pick<
  Schema<'SubscriptionCounts'>['states'][number],
  'subscriptionState' | 'count'
>[]

/** The known facts of a member; undefined means unknown. */
type Facts = {
  /** How many subscriptions there are in each state. */
  states: StateCounts | undefined
  /** Whether a bill is past its due date. */
  isLate: boolean | undefined
  /** Whether a trial runs. */
  isTrying: boolean | undefined
}

/** How many subscriptions are in a state. */
export const countOf = (states: StateCounts, state: SubscriptionState): number =>
  states.find(({ subscriptionState }) => subscriptionState === state)?.count ?? 0

/** Returns the first state in `homeStates` that applies to the member; undefined if it depends on unknown facts. */
export function homeStateOf({ states, isLate, isTrying }: Facts): HomeState | undefined {
  const hasAnyState = (...wanted: SubscriptionState[]) =>
    states && wanted.some((state) => countOf(states, state) > 0)
  const isTrue: Record<HomeState, boolean | undefined> = {
    late: isLate,
    running: hasAnyState('ACTIVE', 'PAST_DUE'),
    ending: hasAnyState('CANCEL_SCHEDULED'),
    waiting: hasAnyState('REQUESTED'),
    rejected: hasAnyState('REJECTED'),
    trial: isTrying,
    ended: hasAnyState('ENDED'),
    canceled: hasAnyState('CANCELED'),
    new: true,
  }
  const firstPossible = homeStates.find((state) => isTrue[state] !== false)
  return firstPossible && isTrue[firstPossible] ? firstPossible : undefined
}

/** The states of the subscriptions that the home page names, the most urgent first. */
const namedStates = ['CANCEL_SCHEDULED', 'REQUESTED', 'REJECTED', 'ENDED', 'CANCELED'] as const

/** The number of days for which a rejected or cancelled request can be the subject of the home page's first card. */
const RECENT_DAYS = 30
const CLOSED_REQUESTS: readonly string[] = ['REJECTED', 'CANCELED'] satisfies SubscriptionState[]

/**
 * Returns the states of the subscriptions that the home page names, the most urgent first. If a subscription is in
 * use, only subscriptions that end soon are named. Otherwise the list ends with the first state that is not a
 * rejected or cancelled request; the page names every subscription in that state, however old.
 */
export function namedStatesOf(states: StateCounts): SubscriptionState[] {
  const isUsed = countOf(states, 'ACTIVE') + countOf(states, 'PAST_DUE') > 0
  const presentStates = (isUsed ? namedStates.slice(0, 1) : namedStates).filter(
    (state) => countOf(states, state) > 0,
  )
  const lastIndex = presentStates.findIndex((state) => !CLOSED_REQUESTS.includes(state))
  return lastIndex === -1 ? presentStates : presentStates.slice(0, lastIndex + 1)
}

/**
 * Whether a request was rejected or cancelled so long before `today` that it is no longer the subject of the home
 * page's first card.
 */
export const wasClosedLongAgo = (
  {
    subscriptionState,
    requestedAt,
  }: Pick<Schema<'SubscriptionListItem'>, 'subscriptionState' | 'requestedAt'>,
  today: string,
  decidedAt = requestedAt,
): boolean =>
  CLOSED_REQUESTS.includes(subscriptionState) &&
  daysBetween(kstDate(new Date(decidedAt)), today) > RECENT_DAYS

/**
 * Returns the state of the home page. A member who has nothing but a request that was rejected long ago has the state
 * of a rejection, which is still the most important fact. Any other state stays as it is.
 */
export const stateWithPast = (
  state: HomeState | undefined,
  past: readonly Pick<Schema<'SubscriptionListItem'>, 'subscriptionState'>[] | undefined,
): HomeState | undefined =>
  state === 'new' && past?.some(({ subscriptionState }) => subscriptionState === 'REJECTED')
    ? 'rejected'
    : state
