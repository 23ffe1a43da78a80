import type { QueueRow } from '#src/machines/access-queue/held-decisions.ts'
import { idOf } from '#src/machines/access-queue/held-decisions.ts'

/**
 * Returns the row to focus after a decision: the next undecided row in the list, at the end of the list the previous
 * one; undefined if every row is decided.
 */
export function nextOpen(
  rows: readonly QueueRow[],
  decided: readonly QueueRow[],
  open: readonly QueueRow[],
): QueueRow | undefined {
  const isIn = (some: readonly QueueRow[]) => {
    const ids = new Set(some.map(idOf))
    return (row: QueueRow) => ids.has(idOf(row))
  }
  const [isDecided, isOpen] = [isIn(decided), isIn(open)]
  const end = rows.findLastIndex(isDecided)
  const isLeft = (row: QueueRow) => isOpen(row) && !isDecided(row)
  return rows.slice(end + 1).find(isLeft) ?? rows.slice(0, end).findLast(isLeft)
}
