/** The most characters of a reason that a company reads on its bill. */
export const MAX_REASON_LENGTH = 200
