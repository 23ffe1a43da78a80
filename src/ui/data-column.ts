import type { ReactNode } from 'react'

/** One column of a DataTable: its head, and what it shows of a row. */
export type DataColumn<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Money, counts and dates: right-aligned in the table, figures of equal width. */
  numeric?: boolean
  /** What names the row: its heading in the table, the card's title on phones, where its link covers the card. */
  primary?: boolean
  sorted?: 'ascending' | 'descending'
}

/** A line under all rows, such as a sum. */
export type DataFooter = { key: string; term: ReactNode; value: ReactNode }
