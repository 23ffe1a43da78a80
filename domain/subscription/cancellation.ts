import type { Schema } from '#contract/operation.ts'
import { isEventAllowed } from './states.ts'
import type { SubscriptionMachineEvent } from './subscription.machine.ts'

export type EndOption = Schema<'EndOption'>

/**
 * The events that end a subscription, for each end option: of a subscription in use, and of one with a scheduled end.
 */
const endEvents: Record<EndOption, readonly SubscriptionMachineEvent[]> = {
  TODAY: [
    { type: 'withdrawSubscription', endOption: 'TODAY' },
    { type: 'modifySubscriptionCancellation', change: 'TODAY' },
  ],
  PERIOD_END: [{ type: 'withdrawSubscription', endOption: 'PERIOD_END' }],
}

/**
 * The end options in a state: a subscription in use can end today or with its period, one with a scheduled end can
 * also end today.
 */
export const endOptionsOf = (state: string): readonly EndOption[] =>
  (['TODAY', 'PERIOD_END'] as const).filter((option) =>
    endEvents[option].some((event) => isEventAllowed(event, state)),
  )
