import { fallback, object, optional, pipe, transform, unknown } from 'valibot'
import { safeReturnPath } from '#domain/return-path.ts'

const returnPath = fallback(optional(pipe(unknown(), transform(safeReturnPath))), undefined)

/** The address part that keeps where a person was going; anything but a path of this site is dropped. */
export const returnToSearch = object({ returnTo: returnPath })
