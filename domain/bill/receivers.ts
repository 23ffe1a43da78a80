/** How many more addresses a bill goes to. */
export const MOST_RECEIVERS = 5
