import type { ReactNode } from 'react'

/** One column of a DataTable: its header, and its content for a row. */
export type DataColumn<Row> = {
  key: string
  header: string
  /** The header with a control, such as a link that sorts the list, in place of the plain text. */
  head?: ReactNode
  cell: (row: Row) => ReactNode
  /** Money, counts and dates: right-aligned in the table, digits of equal width. */
  numeric?: boolean
  /**
   * Whether the column names the row: it is the row header of the table and the title of the card. A link in it covers
   * the row from this column to the end. The column is therefore the first, or extends its link over the columns before
   * it.
   */
  primary?: boolean
  /**
   * The position of the column on a card: to the right of the title, in the line below, at the end of that line, in a
   * line of its own, at the bottom as wide as the card, or hidden. If no column has a position, the card lists all
   * columns as terms and values.
   */
  card?: 'side' | 'line' | 'end' | 'row' | 'foot' | 'none'
  /**
   * Whether the line of a card shows the header before the value, because the value would not be understood alone.
   */
  named?: true
  /**
   * Whether the column exists only on cards: content that the table shows elsewhere or has no space for, such as
   * large buttons and long texts.
   */
  onCardsOnly?: true
  /**
   * The width of the container below which the table omits the column; the least important column has the greatest
   * width.
   */
  leastRoom?: '48rem' | '56rem' | '70rem' | '78rem'
  /** Whether the column takes the width that the other columns leave; its text is truncated if that is too little. */
  fills?: true
  sorted?: 'ascending' | 'descending'
}

/** A line under all rows, such as a sum. */
export type DataFooter = { key: string; term: ReactNode; value: ReactNode }
