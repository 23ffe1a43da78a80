/** Every order a list of subscriptions can have; the first is the one it has unless another is asked for. */
export const sortNames = ['NEWEST', 'OLDEST', 'SERVICE'] as const
export type SubscriptionSort = (typeof sortNames)[number]
