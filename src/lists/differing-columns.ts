import type { DataColumn } from '#src/ui/data-column.ts'

/** In a list with fewer rows, equal values in a column are not significant. */
const MIN_ROWS = 4

/**
 * Returns the columns without those in which all rows of a page have the same value. `valueOf` contains the columns
 * that may be omitted, since their value is also shown elsewhere: in the filter, or in the details of a row.
 */
export const differingColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  valueOf: { [key: string]: ((row: Row) => unknown) | undefined },
): DataColumn<Row>[] =>
  columns.filter(({ key }) => {
    const readValue = valueOf[key]
    return !readValue || rows.length < MIN_ROWS || new Set(rows.map(readValue)).size > 1
  })
