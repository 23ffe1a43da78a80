import { ByWidth } from './ByWidth.tsx'
import { DataCards } from './DataCards.tsx'
import { type DataTableProps, WideTable } from './WideTable.tsx'

/** The same rows as a table from 768 px and as a list of cards below. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <ByWidth narrow={() => <DataCards {...props} />} wide={() => <WideTable {...props} />} />
}
