import type { Schema } from '#contract/operation.ts'
import { oneOf, type RawSearch } from '#src/components/address/search-values.ts'

type Direction = Schema<'SortDirection'>
/** The orders of a list with their usual directions; the first one is the default. */
export type Sorts<Name extends string> = Readonly<Record<Name, Direction>>
/** The order in an address; the default order is omitted. */
export type Sorted<Name extends string> = {
  sort?: Name | undefined
  sortDirection?: Direction | undefined
}

const namesOf = <Name extends string>(sorts: Sorts<Name>) => Object.keys(sorts) as Name[]

/** Returns the order from the search parameters of an address. */
export const orderFrom = <Name extends string>(sorts: Sorts<Name>, raw: RawSearch): Sorted<Name> => ({
  sort: oneOf(namesOf(sorts), raw['sort']),
  sortDirection: oneOf(['ASC', 'DESC'], raw['sortDirection']),
})
