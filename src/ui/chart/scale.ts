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

/** Whether a column shows its name under the axis: all of a few, else every second one, counted back from the one of now. */
export const isNamed = (index: number, now: number, count: number, fits: number): boolean =>
  count <= fits || (now - index) % 2 === 0
