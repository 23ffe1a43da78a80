/**
 * The header with the request id. The specification does not name the header (SPEC section 7), so another name needs
 * a change only in this line.
 */
export const REQUEST_ID_HEADER = 'X-Request-Id'

const RANDOM_RANGE = 100_000_000
const SUFFIX = '001'

/**
 * Creates the id of one request (SPEC section 7): epoch milliseconds, a random number of up to 8 digits, M for admin
 * or U for user, 001. Takes the time in milliseconds, a random number of at least 0 and below 1, and the kind of
 * caller.
 */
export function requestId(now: number, random: number, isAdmin: boolean): string {
  return `${Math.floor(now)}${Math.floor(random * RANDOM_RANGE)}${isAdmin ? 'M' : 'U'}${SUFFIX}`
}
