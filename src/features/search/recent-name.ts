/** The storage key of the entries that a member has opened from the search; a logout removes them. */
export const RECENT = 'search-recent'
