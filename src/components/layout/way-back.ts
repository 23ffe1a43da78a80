import { safeReturnPath } from '#domain/return-path.ts'

/** Takes along, between log-in and sign-up, where a visitor was going; anything but a path of this site is dropped. */
export const withWayBack = ({ returnTo }: { returnTo?: unknown }): { returnTo: string | undefined } => ({
  returnTo: safeReturnPath(returnTo),
})
