import { safeReturnPath } from '#domain/return-path.ts'
import { parsedSearch, type RawSearch } from './search-values.ts'

/** The part of the address that stores a person's destination; anything but a path of this site is dropped. */
export const returnToSearch = (raw: RawSearch) => parsedSearch({ returnTo: safeReturnPath(raw.returnTo) })
