import type { DataColumn, DataFooter } from './data-column.ts'
import { Table } from './Table.tsx'

export type DataTableProps<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A sum or a remark: a table foot from 768 px on, a last card on phones. */
  footer?: readonly DataFooter[]
  dense?: boolean
}

/** Rows as a table, for windows that are wide enough for one. */
export function WideTable<Row>({
  caption,
  columns: all,
  rows,
  rowKey,
  footer = [],
  dense,
}: DataTableProps<Row>) {
  const columns = all.filter(({ onCardsOnly }) => !onCardsOnly)
  const marks = ({ numeric, leastRoom, fills }: DataColumn<Row>) => ({
    'data-numeric': numeric ? '' : undefined,
    'data-least-room': leastRoom,
    'data-fills': fills ? '' : undefined,
  })
  return (
    <Table caption={caption} dense={dense}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" aria-sort={column.sorted} {...marks(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) =>
              column.primary ? (
                <th key={column.key} scope="row" {...marks(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} {...marks(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {footer.length > 0 && (
        <tfoot>
          {footer.map(({ key, term, value }) => (
            <tr key={key}>
              <th scope="row" colSpan={Math.max(1, columns.length - 1)}>
                {term}
              </th>
              <td data-numeric="">{value}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </Table>
  )
}
