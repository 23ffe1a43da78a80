import type { Schema } from '#contract/operation.ts'
import { grantSorts } from '#domain/lists/admin-sorts.ts'

const { END, ...others } = grantSorts

/** The state filter in the address; undefined for permissions in use. */
export type SearchedStatus = Schema<'UseStatus'> | 'ALL' | undefined

/** The state of the permissions that the list shows by default. */
export const IN_USE = 'NORMAL'

/**
 * Returns the state filter of the list: the state in the address, or by default the permissions in use. Returns
 * undefined for all states.
 */
export const statusOf = (searched: SearchedStatus): Schema<'UseStatus'> | undefined =>
  searched === 'ALL' ? undefined : (searched ?? IN_USE)

/** The default order of the list. */
export const END_FIRST = 'END'

/** The orders of the list, beginning with the default. */
export const memberSorts = { [END_FIRST]: END, ...others } as const
