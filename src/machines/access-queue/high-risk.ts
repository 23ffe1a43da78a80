import { idOf, type QueueRow } from './held-decisions.ts'

/**
 * Splits the requests of an approval into those that may be confirmed now, and those that must be opened
 * first: a request of high risk is approved only after it was opened, never in bulk.
 */
export function splitByOpening(
  rows: readonly QueueRow[],
  openedIds: ReadonlySet<string>,
): { ready: QueueRow[]; unopened: QueueRow[] } {
  const needsOpening = (row: QueueRow) => row.riskLevel === 'HIGH' && !openedIds.has(idOf(row))
  return { ready: rows.filter((row) => !needsOpening(row)), unopened: rows.filter(needsOpening) }
}

/**
 * Returns the number of requests of each risk level, the highest level first; levels without requests are left out.
 */
export function countByRisk(rows: readonly QueueRow[]): { risk: QueueRow['riskLevel']; count: number }[] {
  return (['HIGH', 'MEDIUM', 'LOW'] as const)
    .map((risk) => ({ risk, count: rows.filter(({ riskLevel }) => riskLevel === risk).length }))
    .filter(({ count }) => count > 0)
}
