/** The orders of a list of subscriptions; the first is that of the screen without a choice. */
export const sortNames = ['OPEN_FIRST', 'NEWEST', 'OLDEST', 'SERVICE'] as const
export type SubscriptionSort = (typeof sortNames)[number]

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The default direction of each order. */
export const ownDirections: Readonly<Record<SubscriptionSort, SortDirection>> = {
  OPEN_FIRST: 'DESC',
  NEWEST: 'DESC',
  OLDEST: 'ASC',
  SERVICE: 'ASC',
}
