import type { Schema } from '#contract/operation.ts'
import { mayBe } from './states.ts'
import type { SubscriptionMachineEvent } from './subscription.machine.ts'

export type EndOption = Schema<'EndOption'>

/** What asks for an end in a way: of one in use, and of one whose end is scheduled. */
const enders: Record<EndOption, readonly SubscriptionMachineEvent[]> = {
  TODAY: [
    { type: 'withdrawSubscription', endOption: 'TODAY' },
    { type: 'modifySubscriptionCancellation', change: 'TODAY' },
  ],
  PERIOD_END: [{ type: 'withdrawSubscription', endOption: 'PERIOD_END' }],
}

/** The ways to end a subscription in a state: one in use today or with its period, one whose end is scheduled today. */
export const endOptionsOf = (state: string): readonly EndOption[] =>
  (['TODAY', 'PERIOD_END'] as const).filter((option) => enders[option].some((event) => mayBe(event, state)))
