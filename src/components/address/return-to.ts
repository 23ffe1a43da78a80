import { safeReturnPath } from '#domain/return-path.ts'
import { parsedSearch, type RawSearch } from './search-values.ts'

/**
 * Returns the search parameter with the path to open after the login; any value that is not a path of this site is
 * dropped.
 */
export const returnToSearch = (raw: RawSearch) => parsedSearch({ returnTo: safeReturnPath(raw.returnTo) })
