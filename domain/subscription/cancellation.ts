import type { Schema } from '#contract/operation.ts'
import { isEventAllowed } from './states.ts'
import type { SubscriptionMachineEvent } from './subscription.machine.ts'

export type EndOption = Schema<'EndOption'>

/**
 * The events that end a subscription, for each end option: the event for a subscription in use, and the event for a
 * subscription with a scheduled end.
 */
const endEvents: Record<EndOption, readonly SubscriptionMachineEvent[]> = {
  TODAY: [
    { type: 'withdrawSubscription', endOption: 'TODAY' },
    { type: 'modifySubscriptionCancellation', change: 'TODAY' },
  ],
  PERIOD_END: [{ type: 'withdrawSubscription', endOption: 'PERIOD_END' }],
}

/**
 * Returns the end options in a state: a subscription in use can end today or with its period, and a subscription with
 * a scheduled end can still be ended today.
 */
export const endOptionsOf = (state: string): readonly EndOption[] =>
  (['TODAY', 'PERIOD_END'] as const).filter((option) =>
    endEvents[option].some((event) => isEventAllowed(event, state)),
  )
