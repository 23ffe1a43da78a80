import type { SubscriptionState } from '#domain/subscription/state-names.ts'

/** The state in the address: none for the queue of requests. */
export type QueueState = SubscriptionState | 'ALL' | undefined

/** The state filter of a list: requests by default, or the state in the address. */
export const stateOf = (searched: QueueState): SubscriptionState | undefined =>
  searched === 'ALL' ? undefined : (searched ?? 'REQUESTED')
