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
