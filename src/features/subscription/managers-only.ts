/** The id of the notice that names the members who manage subscriptions. */
export const MANAGERS_ONLY = 'managers-only'

/**
 * The attributes of a button that is disabled for members who may only view; `ManagersOnly` on the same
 * screen explains why.
 */
export const closedToOthers = { 'aria-disabled': true, 'aria-describedby': MANAGERS_ONLY } as const
