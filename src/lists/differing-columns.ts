import type { DataColumn } from '#src/ui/data-column.ts'

/** In a shorter list the same value is no pattern yet. */
const MIN_ROWS = 4

/**
 * The columns without those in which all rows of a page say the same. `valueOf` has the value for each column that may be left out,
 * because another place says it: the filter, or the details of a row.
 */
export const differingColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  valueOf: { [key: string]: ((row: Row) => unknown) | undefined },
): DataColumn<Row>[] =>
  columns.filter(({ key }) => {
    const read = valueOf[key]
    return !read || rows.length < MIN_ROWS || new Set(rows.map(read)).size > 1
  })
