/** The maximum length, in characters, of a reason that the company can read on its bill. */
export const MAX_REASON_LENGTH = 200
