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
  /**
   * Where it stands on a phone's card of three lines: at the right of the title, in the line under it, at its foot as wide as the card, or nowhere. Where
   * no column says, the card lists all of them as terms and values.
   */
  card?: 'side' | 'line' | 'foot' | 'none'
  /** What a table has elsewhere or no room for: buttons as large as a thumb, long texts. */
  onCardsOnly?: true
  /** Left out of a table that is narrower: what matters least goes first. */
  leastRoom?: '48rem' | '56rem' | '70rem'
  /** Takes what the other columns leave, and is cut where that is too little. */
  fills?: true
  sorted?: 'ascending' | 'descending'
}

/** A line under all rows, such as a sum. */
export type DataFooter = { key: string; term: ReactNode; value: ReactNode }
