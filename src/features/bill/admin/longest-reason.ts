/** The most characters of a reason that a company reads on its bill. */
export const LONGEST_REASON = 200
