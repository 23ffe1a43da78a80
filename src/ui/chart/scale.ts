const STEPS = [1, 2, 2.5, 5] as const
const TENTHS = 10
/** The possible numbers of spaces between the lines of an axis, so that there are three to five lines. */
const SPACES = [4, 3, 2] as const

/** The lines of an axis that begins at zero: the value of the highest line, and the step from line to line. */
export type Axis = { top: number; step: number }

/**
 * Returns the axis for values up to `most`. It has three to five lines at round, whole values, and its upper end is
 * the smallest possible one at or above `most`. If several axes have this upper end, the one with the most lines is
 * used.
 */
export function axisOf(most: number): Axis {
  const axes: Axis[] = []
  for (let unit = 1; axes.length === 0 || unit <= most; unit *= TENTHS) {
    for (const step of STEPS.map((one) => one * unit).filter(Number.isInteger)) {
      for (const spaces of SPACES) {
        if (step * spaces >= most) axes.push({ top: step * spaces, step })
      }
    }
  }
  return axes.reduce((best, axis) => (axis.top < best.top ? axis : best))
}

/** Returns the values of the lines of an axis, the greatest first. */
export const linesOf = ({ top, step }: Axis): number[] =>
  Array.from({ length: Math.round(top / step) + 1 }, (_, index) => top - index * step)

/** Returns the height of a bar, in percent of the axis; between zero and 100. */
export const heightOf = (value: number, top: number): number =>
  Math.min(100, Math.max(0, (value / top) * 100))

/** The greatest value is an outlier if it is more than this many times the second greatest. */
const OUTLIER = 3
/** The minimum number of values above zero among which one may be an outlier. */
const MIN_VALUES = 4

/**
 * Returns an axis that a single outlier may exceed, so that the other bars remain readable. The greatest value is an
 * outlier if it is more than three times the second greatest and at least four values are above zero.
 */
export function axisWithoutOutlier(values: readonly number[]): Axis {
  const [most = 0, next = 0] = values.toSorted((one, other) => other - one)
  const positiveCount = values.filter((value) => value > 0).length
  return axisOf(positiveCount >= MIN_VALUES && most > OUTLIER * next ? next : most)
}

/** A value is labelled if it is more than this many times the second greatest. */
const PEAK = 1.5

/** Returns the index of the greatest value if it is far above the others; otherwise undefined. */
export function peakOf(values: readonly number[]): number | undefined {
  const [most = 0, next = 0] = values.toSorted((one, other) => other - one)
  return most > PEAK * next && next > 0 ? values.indexOf(most) : undefined
}

const MAX_HALVINGS = 5

/**
 * Returns the number of times that the labels under an axis can be halved before the label of a column is hidden: 0
 * for every second column, 1 for every fourth, and so on. Columns are counted back from the current one, whose label
 * is the last to be hidden.
 */
export function labelHalvings(index: number, now: number): number {
  let halvings = 0
  while (halvings < MAX_HALVINGS && (now - index) % 2 ** (halvings + 1) === 0) halvings += 1
  return halvings
}
