const STEPS = [2, 4, 6, 8, 10] as const
const TENTHS = 10

/**
 * The top of an axis for values up to `most`: a round number at or above it, whose half is round too; at
 * least 2.
 */
export function topOf(most: number): number {
  let unit = 1
  while (unit * TENTHS < most) unit *= TENTHS
  return (STEPS.find((step) => step * unit >= most) ?? TENTHS) * unit
}

/** The height of a bar, in percent of the axis; between zero and 100. */
export const heightOf = (value: number, top: number): number =>
  Math.min(100, Math.max(0, (value / top) * 100))

/** From how many times the second highest value on the highest one is cut. */
const OUTLIER = 3
/** From how many values on one of them may be an outlier. */
const MIN_VALUES = 4

/**
 * The top of an axis that a single outlier may exceed, so that the others keep their heights; the highest value is cut if it is more
 * than three times the next of at least four.
 */
export function topWithoutOutlier(values: readonly number[]): number {
  const [most = 0, next = 0] = values.toSorted((one, other) => other - one)
  const counted = values.filter((value) => value > 0).length
  return topOf(counted >= MIN_VALUES && most > OUTLIER * next ? next : most)
}

const MAX_HALVINGS = 5

/**
 * How often the number of labels under an axis can be halved, counted back from the current column, until
 * this column's label is hidden: 0 for every second one, 1 for every fourth, and so on; the current column
 * keeps its label longest.
 */
export function labelHalvings(index: number, now: number): number {
  let halvings = 0
  while (halvings < MAX_HALVINGS && (now - index) % 2 ** (halvings + 1) === 0) halvings += 1
  return halvings
}
