import type { Schema } from '#contract/operation.ts'
import { makesMove } from './moves.ts'
import type { SubscriptionState } from './state-names.ts'
import { isSubscriptionState } from './states.ts'

export type EndOption = Schema<'EndOption'>

const enders = ['withdrawSubscription', 'modifySubscriptionCancellation'] as const

/** The state that each way to end leads to. */
export const endStates = { TODAY: 'ENDED', PERIOD_END: 'CANCEL_SCHEDULED' } as const satisfies Record<
  EndOption,
  SubscriptionState
>

/** The ways to end a subscription in a state: one in use today or with its period, one whose end is scheduled today. */
export function endOptionsOf(state: string): readonly EndOption[] {
  if (!isSubscriptionState(state)) return []
  return (['TODAY', 'PERIOD_END'] as const).filter((option) =>
    enders.some((operation) => makesMove(operation, state, endStates[option])),
  )
}
