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
  REQUESTED: { next: ['ACTIVE', 'REJECTED', 'CANCELED'], may: ['edit', 'cancelRequest'] },
  REJECTED: { next: [], may: ['requestAgain'] },
  CANCELED: { next: [], may: ['requestAgain'] },
  ACTIVE: { next: ['CANCEL_SCHEDULED', 'PAST_DUE', 'ENDED'], may: ['edit', 'cancel'] },
  PAST_DUE: { next: ['ACTIVE', 'CANCEL_SCHEDULED', 'ENDED'], may: ['changePayment', 'cancel'] },
  CANCEL_SCHEDULED: { next: ['ENDED', 'ACTIVE'], may: ['changeCancellation', 'withdrawCancellation'] },
  ENDED: { next: [], may: ['seeBills', 'requestAgain'] },
}

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
