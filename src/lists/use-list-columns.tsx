import type { DataColumn } from '#src/ui/data-column.ts'
import type { ListAddress } from './list-address.ts'
import type { Sorted, Sorts } from './list-order.ts'
import { SortLink } from './SortLink.tsx'
import { SortSelect } from './SortSelect.tsx'
import { orderAfter, orderOf } from './sorting.ts'
import { useChosenColumns } from './use-chosen-columns.tsx'

type Order<Row, Name extends string> = {
  list: ListAddress
  columns: readonly DataColumn<Row>[]
  /** The search parameters of the URL, without the cursor. */
  filter: Sorted<Name> & { readonly [name: string]: unknown }
  sorts: Sorts<Name>
  /** The columns that sort the list, by key. */
  sortOf: Partial<Record<string, Name>>
}

const waysToSort = { ASC: 'ascending', DESC: 'descending' } as const

/**
 * Returns the columns of a list as the user chose them: hidden columns are removed, and the headings sort the list.
 * Also returns the button that chooses the columns, and the select for the order on phones.
 */
export function useListColumns<Row, Name extends string>({
  list,
  columns,
  filter,
  sorts,
  sortOf,
}: Order<Row, Name>) {
  const { shown: left, choice } = useChosenColumns(list, columns)
  const order = orderOf(sorts, filter)
  const names = columns.flatMap(({ key, header }) => {
    const sort = sortOf[key]
    return sort === undefined ? [] : [{ sort, header }]
  })
  const shown = left.map((column): DataColumn<Row> => {
    const sort = sortOf[column.key]
    if (sort === undefined) return column
    return {
      ...column,
      ...(sort === order.sort && { sorted: waysToSort[order.sortDirection] }),
      head: (
        <SortLink to={list} search={{ ...filter, ...orderAfter(sorts, filter, sort) }}>
          {column.header}
        </SortLink>
      ),
    }
  })
  return {
    shown,
    choice,
    sortSelect: <SortSelect list={list} filter={filter} sorts={sorts} names={names} />,
  }
}
