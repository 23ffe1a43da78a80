import { safeReturnPath } from '#domain/return-path.ts'

/**
 * Passes the path to open after the login on to the sign-up and back; any value that is not a path of this site is
 * dropped.
 */
export const withReturnTo = ({ returnTo }: { returnTo?: unknown }): { returnTo: string | undefined } => ({
  returnTo: safeReturnPath(returnTo),
})
