/**
 * A series of values: `soft` and `main` are two shades of the brand; `open` is hatched, for values that are not
 * final; `late` is red; `back` is for values below zero, in a colour of its own.
 */
export type ChartSeries = { key: string; name: string; tone: 'soft' | 'main' | 'open' | 'late' | 'back' }

/** The values of one month or day. */
export type ChartColumn = {
  key: string
  /** A short label under the axis. */
  short: string
  /** A label on a second line that begins at this column and holds up to the next one, such as a year. */
  group?: string | undefined
  /** The name and the values of the column as text, announced and shown above the bars. */
  text: string
  /**
   * One value for each series. In stacked columns, values below zero are drawn below the axis; otherwise they have no
   * bar.
   */
  values: readonly number[]
  /** Whether the column is the current month or day. */
  isNow?: boolean
}
