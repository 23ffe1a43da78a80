import { safeReturnPath } from '#domain/return-path.ts'

/** Passes a visitor's destination between login and sign-up; anything but a path of this site is dropped. */
export const withReturnTo = ({ returnTo }: { returnTo?: unknown }): { returnTo: string | undefined } => ({
  returnTo: safeReturnPath(returnTo),
})
