/** Every state of a subscription, in the order of its life. */
export const stateNames = [
  'REQUESTED',
  'REJECTED',
  'CANCELED',
  'ACTIVE',
  'PAST_DUE',
  'CANCEL_SCHEDULED',
  'ENDED',
] as const
export type SubscriptionState = (typeof stateNames)[number]

/** The states of a subscription that is neither in use nor waits for a decision. */
export const overStates = ['REJECTED', 'CANCELED', 'ENDED'] as const satisfies SubscriptionState[]

/** Whether a subscription is in one of `overStates`; false for an unknown state. */
export const isOver = (state: string): boolean => (overStates as readonly string[]).includes(state)
