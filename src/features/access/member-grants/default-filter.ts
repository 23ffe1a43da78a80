import type { Schema } from '#contract/operation.ts'
import { grantSorts } from '#domain/lists/admin-sorts.ts'

const { END, ...others } = grantSorts

/** The state in the address: none for the permissions in use. */
export type SearchedStatus = Schema<'UseStatus'> | 'ALL' | undefined

/** The state of the permissions that the list shows by default. */
export const IN_USE = 'NORMAL'

/** The state filter of the list: permissions in use by default, or the state in the address. */
export const statusOf = (searched: SearchedStatus): Schema<'UseStatus'> | undefined =>
  searched === 'ALL' ? undefined : (searched ?? IN_USE)

/** The order of the list unless another one is chosen. */
export const END_FIRST = 'END'

/** The orders of the list, its own first. */
export const memberSorts = { [END_FIRST]: END, ...others } as const
