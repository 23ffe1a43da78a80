import type { Schema } from '#contract/operation.ts'

type SortedCounsel = Pick<Schema<'Counsel'>, 'startAt' | 'counselState'>

/** Sorts upcoming reservations first, the earliest at the top; then past or cancelled ones, the latest at the top. */
export function sortByUse<Row extends SortedCounsel>(rows: readonly Row[]): Row[] {
  const isAhead = ({ counselState }: SortedCounsel) => counselState === 'BOOKED'
  const byTime = (one: SortedCounsel, other: SortedCounsel) => (one.startAt < other.startAt ? -1 : 1)
  return [
    ...rows.filter(isAhead).toSorted(byTime),
    ...rows.filter((row) => !isAhead(row)).toSorted((one, other) => byTime(other, one)),
  ]
}
