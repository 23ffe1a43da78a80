import { safeReturnPath } from '#domain/return-path.ts'
import { parsed, type RawSearch } from './search-values.ts'

/** The part of the address that stores a person's destination; anything but a path of this site is dropped. */
export const returnToSearch = (raw: RawSearch) => parsed({ returnTo: safeReturnPath(raw.returnTo) })
