import type { ReactNode } from 'react'
import type { DataColumn, DataFooter } from './data-column.ts'
import { type FoldWidth, Table } from './Table.tsx'

type DataTableProps<Row> = {
  /** The table's name, for screen readers. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** More rows after `rows`, in the same columns under a title of their own. */
  further?: { title: ReactNode; rows: readonly Row[] } | undefined
  /** A sum or a note: a row in the footer of the table, or a last card. */
  footer?: readonly DataFooter[]
  /** The width of the container below which the rows are cards; by default 40rem, for a list that fills a page. */
  foldsBelow?: FoldWidth
}

/**
 * A table whose rows become cards in a narrow container. Only the styles differ: the markup is the same, and its
 * roles make it a table in both forms. If the name of a row (`primary`, the first column) is a link, the whole row is
 * clickable.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  further,
  footer = [],
  foldsBelow = '40rem',
}: DataTableProps<Row>) {
  const isShort = columns.some(({ card }) => card !== undefined)
  const columnMarks = ({ numeric, leastRoom, fills, card, onCardsOnly }: DataColumn<Row>) => ({
    'data-numeric': numeric ? '' : undefined,
    'data-least-room': leastRoom,
    'data-fills': fills ? '' : undefined,
    'data-card': card === 'line' ? undefined : card,
    'data-cards-only': onCardsOnly ? '' : undefined,
  })
  const rowOf = (row: Row) => (
    <tr key={rowKey(row)} role="row">
      {columns.map((column) =>
        column.primary ? (
          <th key={column.key} scope="row" role="rowheader" {...columnMarks(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.key}
            role="cell"
            data-label={isShort && !column.named ? undefined : column.header}
            {...columnMarks(column)}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
  return (
    <Table caption={caption} dense foldsBelow={foldsBelow} data-pairs={isShort ? undefined : ''}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              aria-sort={column.sorted}
              {...columnMarks(column)}
            >
              {column.head === undefined ? (
                column.header
              ) : (
                <>
                  <span data-plain="">{column.header}</span>
                  {column.head}
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{rows.map(rowOf)}</tbody>
      {further && (
        <tbody role="rowgroup">
          <tr role="row" data-title="">
            <th scope="rowgroup" role="rowheader" colSpan={columns.length}>
              {further.title}
            </th>
          </tr>
          {further.rows.map(rowOf)}
        </tbody>
      )}
      {footer.length > 0 && (
        <tfoot role="rowgroup">
          {footer.map(({ key, term, value }) => (
            <tr key={key} role="row">
              <th scope="row" role="rowheader" colSpan={Math.max(1, columns.length - 1)}>
                {term}
              </th>
              <td role="cell" data-numeric="">
                {value}
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </Table>
  )
}
