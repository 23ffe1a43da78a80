const STEPS = [2, 4, 6, 8, 10] as const
const TENTHS = 10

/**
 * The upper end of an axis for values up to `most`: a round number at or above it, whose half is a whole number; at
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

/** The greatest value is an outlier if it is more than this many times the second greatest. */
const OUTLIER = 3
/** The minimum number of values above zero among which one may be an outlier. */
const MIN_VALUES = 4

/**
 * The upper end of an axis that a single outlier may exceed, so that the other bars remain readable. The greatest
 * value is an outlier if it is more than three times the second greatest and at least four values are above zero.
 */
export function topWithoutOutlier(values: readonly number[]): number {
  const [most = 0, next = 0] = values.toSorted((one, other) => other - one)
  const counted = values.filter((value) => value > 0).length
  return topOf(counted >= MIN_VALUES && most > OUTLIER * next ? next : most)
}

const MAX_HALVINGS = 5

/**
 * The number of times that the labels under an axis can be halved before the label of a column is hidden. Labels are
 * counted back from the current column, whose label is the last to be hidden: 0 for every second column, 1 for every
 * fourth, and so on.
 */
export function labelHalvings(index: number, now: number): number {
  let halvings = 0
  while (halvings < MAX_HALVINGS && (now - index) % 2 ** (halvings + 1) === 0) halvings += 1
  return halvings
}
