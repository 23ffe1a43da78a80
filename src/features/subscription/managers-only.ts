/** The id of the sentence that says who manages subscriptions. */
export const MANAGERS_ONLY = 'managers-only'

/** What closes a button to who only looks; the sentence of the screen, `ManagersOnly`, says why. */
export const closedToOthers = { 'aria-disabled': true, 'aria-describedby': MANAGERS_ONLY } as const
