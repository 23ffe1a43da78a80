import { closedReason, snapshotAfter } from '../lifecycle.ts'
import type { SubscriptionReason } from './reasons.ts'
import { type SubscriptionState, stateNames } from './state-names.ts'
import { type SubscriptionMachineEvent, subscriptionMachine } from './subscription.machine.ts'

/**
 * The facts that decide which events of a subscription are open: `endDate` is its last day, if it has one;
 * `isOwing` means that a bill is unpaid.
 */
export type SubscriptionFacts = { subscriptionState: string; endDate?: string | null; isOwing?: boolean }
/** The earliest and the latest day, for checks of a state that do not depend on the day. */
const ANY_DAY = '0000-01-01'
const NO_END = '9999-12-31'

/** Whether a value is a state that this release knows. */
export function isSubscriptionState(value: unknown): value is SubscriptionState {
  return (stateNames as readonly unknown[]).includes(value)
}

/**
 * Restores the lifecycle from the state of a row on a day, YYYY-MM-DD in Korea; undefined for an unknown
 * state.
 */
function subscriptionAt(
  { subscriptionState, endDate = NO_END, isOwing = false }: SubscriptionFacts,
  today: string,
) {
  return isSubscriptionState(subscriptionState)
    ? subscriptionMachine.resolveState({ value: subscriptionState, context: { today, endDate, isOwing } })
    : undefined
}

/** The state after an event on a day, or undefined if it is refused. */
export function subscriptionAfter(
  facts: SubscriptionFacts,
  event: SubscriptionMachineEvent,
  today: string,
): SubscriptionState | undefined {
  const life = subscriptionAt(facts, today)
  return life && snapshotAfter(life, event)?.value
}

/**
 * The reason why an event is refused on a day, or undefined. A subscription in an unknown state is read-only.
 */
export function subscriptionRefusal(
  facts: SubscriptionFacts,
  event: SubscriptionMachineEvent,
  today: string,
): SubscriptionReason | undefined {
  const life = subscriptionAt(facts, today)
  if (!life) return 'OVER'
  return (closedReason(life, event) ?? undefined) as SubscriptionReason | undefined
}

/** Whether an event is allowed in a state on any day, if no bill is unpaid; never in an unknown state. */
export const isEventAllowed = (event: SubscriptionMachineEvent, subscriptionState: string): boolean =>
  stateAfter(event, subscriptionState) !== undefined

/** The state after an event on any day. */
export const stateAfter = (event: SubscriptionMachineEvent, subscriptionState: string) =>
  subscriptionAfter(
    event.type === 'END_REACHED' ? { subscriptionState, endDate: ANY_DAY } : { subscriptionState },
    event,
    event.type === 'END_REACHED' ? NO_END : ANY_DAY,
  )

/** The states in which an event is allowed. */
export const statesFor = (event: SubscriptionMachineEvent): SubscriptionState[] =>
  stateNames.filter((state) => isEventAllowed(event, state))

/**
 * The source states and the target state of an event, for a single SQL update. Throws unless there is exactly one
 * target.
 */
export function stateChangeOf(event: SubscriptionMachineEvent): {
  from: SubscriptionState[]
  to: SubscriptionState
} {
  const from = statesFor(event)
  const [to, ...others] = new Set(from.map((state) => stateAfter(event, state)))
  if (to === undefined || others.length > 0) throw new Error(`${event.type} leads to no single state.`)
  return { from, to }
}

/** The states of a subscription that has been approved and has not ended. */
export const runningStates = stateNames.filter((state) =>
  subscriptionAt({ subscriptionState: state }, ANY_DAY)!.hasTag('running'),
)

/** Whether a subscription in a state has been approved and has not ended; false for an unknown state. */
export const isRunning = (state: string): boolean => (runningStates as readonly string[]).includes(state)
