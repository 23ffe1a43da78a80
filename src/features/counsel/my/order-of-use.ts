import type { Schema } from '#contract/operation.ts'

type Placed = Pick<Schema<'Counsel'>, 'startAt' | 'counselState'>

/** Future items first, the next at the top; then past ones, the latest at the top. */
export function inOrderOfUse<Row extends Placed>(rows: readonly Row[]): Row[] {
  const isAhead = ({ counselState }: Placed) => counselState === 'BOOKED'
  const byTime = (one: Placed, other: Placed) => (one.startAt < other.startAt ? -1 : 1)
  return [
    ...rows.filter(isAhead).toSorted(byTime),
    ...rows.filter((row) => !isAhead(row)).toSorted((one, other) => byTime(other, one)),
  ]
}
