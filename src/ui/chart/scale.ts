const STEPS = [2, 4, 6, 8, 10] as const
const TENTHS = 10

/** The top of an axis for values up to `most`: a round number at or above it, half of which is round too; 2 at least. */
export function topOf(most: number): number {
  let unit = 1
  while (unit * TENTHS < most) unit *= TENTHS
  return (STEPS.find((step) => step * unit >= most) ?? TENTHS) * unit
}

/** How high a bar is, in percent of the axis; nothing below zero, and no more than all of it. */
export const heightOf = (value: number, top: number): number =>
  Math.min(100, Math.max(0, (value / top) * 100))

const MOST_HALVINGS = 5

/**
 * How often the names under an axis may be halved in number, counted back from the column of now, until that of a column is left
 * out: 0 for every second one, 1 for every fourth one of those that remain, and so on; the one of now keeps its name longest.
 */
export function halvingsOf(index: number, now: number): number {
  let halvings = 0
  while (halvings < MOST_HALVINGS && (now - index) % 2 ** (halvings + 1) === 0) halvings += 1
  return halvings
}
