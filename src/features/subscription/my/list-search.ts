import type { SortDirection, SubscriptionSort } from '#domain/subscription/sort-names.ts'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import type { SearchWords } from '#src/lists/search-words.ts'

/** The search parameters of the list of subscriptions, without the cursor. */
export type ListSearch = {
  subscriptionState?: SubscriptionState
  search?: SearchWords
  sort?: SubscriptionSort
  sortDirection?: SortDirection
}
