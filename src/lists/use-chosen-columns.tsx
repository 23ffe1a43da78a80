import type { DataColumn } from '#src/ui/data-column.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import type { ListAddress } from './list-address.ts'

/**
 * Returns the columns of a list without those that the user has hidden, and the button that chooses the columns.
 * Columns that cannot be hidden: the one with the name, and those that exist only on cards or at the end of a card.
 */
export function useChosenColumns<Row>(list: ListAddress, columns: readonly DataColumn<Row>[]) {
  const hiddenKeys = useHiddenColumns(list)
  const mayBeHidden = columns.filter(
    ({ primary, onCardsOnly, card }) => !primary && !onCardsOnly && card !== 'foot',
  )
  return {
    shown: columns.filter((column) => !(mayBeHidden.includes(column) && hiddenKeys.includes(column.key))),
    choice: <ColumnChoice list={list} columns={mayBeHidden} />,
  }
}
