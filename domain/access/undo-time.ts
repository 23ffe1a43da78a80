/** The time in seconds within which a decision of the approval queue can be undone, before the decision is sent. */
export const UNDO_SECONDS = 10
