import type { SubscriptionState } from '#domain/subscription/state-names.ts'

/** What the address says of the state: nothing for the queue of requests. */
export type QueueState = SubscriptionState | 'ALL' | undefined

/** The state a list is asked for: requests where the address says nothing, any where it says so. */
export const stateOf = (searched: QueueState): SubscriptionState | undefined =>
  searched === 'ALL' ? undefined : (searched ?? 'REQUESTED')
