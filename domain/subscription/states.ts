import { after, closedReason } from '../lifecycle.ts'
import type { SubscriptionReason } from './reasons.ts'
import { type SubscriptionState, stateNames } from './state-names.ts'
import { type SubscriptionMachineEvent, subscriptionMachine } from './subscription.machine.ts'

/** What of a subscription decides what may become of it: `endDate` is its last day, where it has one, `isOwing` an unpaid bill. */
export type SubscriptionFacts = { subscriptionState: string; endDate?: string | null; isOwing?: boolean }
/** The first and the last of days, for what is asked of a state whatever the day. */
const ANY_DAY = '0000-01-01'
const NO_END = '9999-12-31'

/** Whether a value is a state this release knows. */
export function isSubscriptionState(value: unknown): value is SubscriptionState {
  return (stateNames as readonly unknown[]).includes(value)
}

/** The lifecycle in the state of a row on a day, YYYY-MM-DD in Korea; nothing for a state that this release does not know. */
function subscriptionAt(
  { subscriptionState, endDate = NO_END, isOwing = false }: SubscriptionFacts,
  today: string,
) {
  return isSubscriptionState(subscriptionState)
    ? subscriptionMachine.resolveState({ value: subscriptionState, context: { today, endDate, isOwing } })
    : undefined
}

/** The state an event leads to on a day, or nothing where it is refused. */
export function subscriptionAfter(
  facts: SubscriptionFacts,
  event: SubscriptionMachineEvent,
  today: string,
): SubscriptionState | undefined {
  const life = subscriptionAt(facts, today)
  return life && after(life, event)?.value
}

/** Why an event is refused on a day, or nothing where it is not. What this release does not know is read-only. */
export function subscriptionRefusal(
  facts: SubscriptionFacts,
  event: SubscriptionMachineEvent,
  today: string,
): SubscriptionReason | undefined {
  const life = subscriptionAt(facts, today)
  if (!life) return 'OVER'
  return (closedReason(life, event) ?? undefined) as SubscriptionReason | undefined
}

/** Whether a state lets an event through on some day, where nothing is owed; never an unknown one. */
export const mayBe = (event: SubscriptionMachineEvent, subscriptionState: string): boolean =>
  stateAfter(event, subscriptionState) !== undefined

/** The state that an event leads to from another on some day. */
export const stateAfter = (event: SubscriptionMachineEvent, subscriptionState: string) =>
  subscriptionAfter(
    event.type === 'END_REACHED' ? { subscriptionState, endDate: ANY_DAY } : { subscriptionState },
    event,
    event.type === 'END_REACHED' ? NO_END : ANY_DAY,
  )

/** The states that an event leads on from. */
export const statesFor = (event: SubscriptionMachineEvent): SubscriptionState[] =>
  stateNames.filter((state) => mayBe(event, state))

/**
 * An event as one statement writes it: the states that it leads on from, and the one it leads to. Throws where it leads to none or
 * to several.
 */
export function moveBy(event: SubscriptionMachineEvent): {
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

/** Whether a subscription in a state has been approved and has not ended; an unknown one has not. */
export const isRunning = (state: string): boolean => (runningStates as readonly string[]).includes(state)
