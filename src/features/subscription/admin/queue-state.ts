import type { SubscriptionState } from '#domain/subscription/state-names.ts'

/** The state filter in the address; undefined for the queue of requests. */
export type QueueState = SubscriptionState | 'ALL' | undefined

/** The state by which the list is filtered: the one in the address, by default requests, undefined for all states. */
export const stateOf = (searched: QueueState): SubscriptionState | undefined =>
  searched === 'ALL' ? undefined : (searched ?? 'REQUESTED')
