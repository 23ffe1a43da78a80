/** The sort orders of a list of subscriptions; the first is the default of the screen. */
export const sortNames = ['OPEN_FIRST', 'NEWEST', 'OLDEST', 'SERVICE'] as const
export type SubscriptionSort = (typeof sortNames)[number]

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The default direction of each order. */
export const defaultDirections: Readonly<Record<SubscriptionSort, SortDirection>> = {
  OPEN_FIRST: 'DESC',
  NEWEST: 'DESC',
  OLDEST: 'ASC',
  SERVICE: 'ASC',
}
