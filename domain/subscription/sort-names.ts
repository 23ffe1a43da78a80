/** Every order a list of subscriptions can have; the first is the one it has unless another is asked for. */
export const sortNames = ['NEWEST', 'OLDEST', 'SERVICE'] as const
export type SubscriptionSort = (typeof sortNames)[number]

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The direction that an order has unless another is asked for. */
export const ownDirections: Readonly<Record<SubscriptionSort, SortDirection>> = {
  NEWEST: 'DESC',
  OLDEST: 'ASC',
  SERVICE: 'ASC',
}
