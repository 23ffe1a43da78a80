import type { SubscriptionState } from '#domain/subscription/state-names.ts'

/** The state filter in the address; undefined for the queue of requests. */
export type QueueState = SubscriptionState | 'ALL' | undefined

/**
 * Returns the state filter of the list: the state in the address, or by default the requests. Returns undefined for
 * all states.
 */
export const stateOf = (searched: QueueState): SubscriptionState | undefined =>
  searched === 'ALL' ? undefined : (searched ?? 'REQUESTED')
