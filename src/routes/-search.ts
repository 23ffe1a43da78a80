import { safeReturnPath } from '#domain/return-path.ts'
import { type Said, understood } from './-search-values.ts'

/** The address part that keeps where a person was going; anything but a path of this site is dropped. */
export const returnToSearch = (said: Said) => understood({ returnTo: safeReturnPath(said.returnTo) })
