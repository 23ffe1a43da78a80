import { statesAfter } from './moves.ts'
import type { SubscriptionState } from './state-names.ts'

export type SubscriptionAction =
  | 'edit'
  | 'cancelRequest'
  | 'cancel'
  | 'changePayment'
  | 'withdrawCancellation'
  | 'changeCancellation'
  | 'requestAgain'
  | 'seeBills'

/** The life of a subscription: per state, where it may go next and what its member may do. */
export const subscriptionStates: Readonly<
  Record<SubscriptionState, { next: readonly SubscriptionState[]; may: readonly SubscriptionAction[] }>
> = {
  REQUESTED: { next: statesAfter('REQUESTED'), may: ['edit', 'cancelRequest'] },
  REJECTED: { next: statesAfter('REJECTED'), may: ['requestAgain'] },
  CANCELED: { next: statesAfter('CANCELED'), may: ['requestAgain'] },
  ACTIVE: { next: statesAfter('ACTIVE'), may: ['edit', 'cancel'] },
  PAST_DUE: { next: statesAfter('PAST_DUE'), may: ['changePayment', 'cancel'] },
  CANCEL_SCHEDULED: {
    next: statesAfter('CANCEL_SCHEDULED'),
    may: ['changeCancellation', 'withdrawCancellation'],
  },
  ENDED: { next: statesAfter('ENDED'), may: ['seeBills', 'requestAgain'] },
}

/** The states of a subscription that has been approved and has not ended. */
export const runningStates = ['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'] as const satisfies SubscriptionState[]

/** Whether a subscription in a state has been approved and has not ended; an unknown one has not. */
export const isRunning = (state: string): boolean => (runningStates as readonly string[]).includes(state)

/** Whether a value is a state this release knows. */
export function isSubscriptionState(value: unknown): value is SubscriptionState {
  return typeof value === 'string' && Object.hasOwn(subscriptionStates, value)
}

/** What the member may do in a state; a state this release does not know is read-only. */
export function actionsOf(state: string): readonly SubscriptionAction[] {
  return isSubscriptionState(state) ? subscriptionStates[state].may : []
}

/** Whether a subscription may go from one state to another in one step; never from or to an unknown one. */
export function canMove(from: string, to: string): boolean {
  return isSubscriptionState(from) && isSubscriptionState(to) && subscriptionStates[from].next.includes(to)
}
