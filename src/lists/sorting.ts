import type { Schema } from '#contract/operation.ts'
import type { Sorted, Sorts } from './list-order.ts'

type Direction = Schema<'SortDirection'>
const oppositeDirection = { ASC: 'DESC', DESC: 'ASC' } as const
const namesOf = <Name extends string>(sorts: Sorts<Name>) => Object.keys(sorts) as Name[]

/** Returns the current order of a list. */
export function orderOf<Name extends string>(
  sorts: Sorts<Name>,
  { sort = namesOf(sorts)[0]!, sortDirection = sorts[sort] }: Sorted<Name>,
): { sort: Name; sortDirection: Direction } {
  return { sort, sortDirection }
}

/** Returns the search parameters of an order; empty for the default order. */
export function paramsOf<Name extends string>(
  sorts: Sorts<Name>,
  { sort, sortDirection }: { sort: Name; sortDirection: Direction },
): { sort: Name | undefined; sortDirection: Direction | undefined } {
  return {
    sort: sort === namesOf(sorts)[0] ? undefined : sort,
    sortDirection: sortDirection === sorts[sort] ? undefined : sortDirection,
  }
}

/**
 * Returns the order after a press on the heading of a column: its usual direction, or the opposite direction if the
 * list is already sorted by that column.
 */
export function orderAfter<Name extends string>(
  sorts: Sorts<Name>,
  current: Sorted<Name>,
  pressed: Name,
): ReturnType<typeof paramsOf<Name>> {
  const { sort, sortDirection } = orderOf(sorts, current)
  return paramsOf(sorts, {
    sort: pressed,
    sortDirection: pressed === sort ? oppositeDirection[sortDirection] : sorts[pressed],
  })
}
