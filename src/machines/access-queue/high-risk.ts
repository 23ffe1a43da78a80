import { idOf, type QueueRow } from './held-decisions.ts'

/**
 * Splits what is to be approved into what may be asked about now, and what must be opened first: a level of high risk is
 * approved by who has looked at its request, never with others by its row alone.
 */
export function splitByOpening(
  rows: readonly QueueRow[],
  openedIds: ReadonlySet<string>,
): { ready: QueueRow[]; unopened: QueueRow[] } {
  const mustBeOpened = (row: QueueRow) => row.riskLevel === 'HIGH' && !openedIds.has(idOf(row))
  return { ready: rows.filter((row) => !mustBeOpened(row)), unopened: rows.filter(mustBeOpened) }
}

/** How many there are of each risk, the highest first; risks that none has are left out. */
export function countByRisk(rows: readonly QueueRow[]): { risk: QueueRow['riskLevel']; count: number }[] {
  return (['HIGH', 'MEDIUM', 'LOW'] as const)
    .map((risk) => ({ risk, count: rows.filter(({ riskLevel }) => riskLevel === risk).length }))
    .filter(({ count }) => count > 0)
}
