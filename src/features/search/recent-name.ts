/** Under this name the browser keeps what a member has opened from the search; a logout removes it. */
export const RECENT = 'search-recent'
