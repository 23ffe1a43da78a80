import { safeReturnPath } from '#domain/return-path.ts'
import { parsed, type RawSearch } from './search-values.ts'

/** The address part that keeps where a person was going; anything but a path of this site is dropped. */
export const returnToSearch = (raw: RawSearch) => parsed({ returnTo: safeReturnPath(raw.returnTo) })
