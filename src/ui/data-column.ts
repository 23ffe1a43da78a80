import type { ReactNode } from 'react'

/** One column of a DataTable: its head, and its content for a row. */
export type DataColumn<Row> = {
  key: string
  header: string
  /** The head with what can be done there, in place of the bare text. */
  head?: ReactNode
  cell: (row: Row) => ReactNode
  /** Money, counts and dates: right-aligned in the table, digits of equal width. */
  numeric?: boolean
  /** The name of the row, in the first column: its heading in the table, the title of its card. Its link covers the row. */
  primary?: boolean
  /**
   * Its place on a card of three lines: to the right of the title, in the line below, at the end of that line, at the
   * bottom as wide as the card, or hidden. If no column has one, the card lists all of them as terms and values.
   */
  card?: 'side' | 'line' | 'end' | 'foot' | 'none'
  /** In the line of a card its header is in front of the value, which alone would not be understood. */
  named?: true
  /**
   * Only on cards: content that the table has elsewhere or no space for, such as large buttons and long
   * texts.
   */
  onCardsOnly?: true
  /** Omitted from a narrower table: the least important column goes first. */
  leastRoom?: '48rem' | '56rem' | '70rem'
  /** Takes the width that the other columns leave, and is truncated if that is too little. */
  fills?: true
  sorted?: 'ascending' | 'descending'
}

/** A line under all rows, such as a sum. */
export type DataFooter = { key: string; term: ReactNode; value: ReactNode }
