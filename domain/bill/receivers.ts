/** How many more addresses a bill goes to. */
export const MAX_RECEIVERS = 5
