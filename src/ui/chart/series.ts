/** One kind of values: `soft` is strong in the column of now, `main` in all; `open` is hatched, for what is not settled yet. */
export type ChartSeries = { key: string; name: string; tone: 'soft' | 'main' | 'open' }

/** The values of one month or day. */
export type ChartColumn = {
  key: string
  /** Its name under the axis, of few signs. */
  short: string
  /** Its name and its values, as they are heard, and shown above the bars. */
  text: string
  /** One for each series; below zero there is no bar. */
  values: readonly number[]
  /** It is the month or the day of now. */
  isNow?: boolean
}
