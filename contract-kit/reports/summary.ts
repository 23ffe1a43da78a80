import type { Result } from '../verify.ts'

export type Report = {
  url: string
  /** The time at which the run began, ISO 8601. */
  began: string
  seconds: number
  /** The options that select the checks, as typed on the command line. */
  choice: string
  results: Result[]
  /** Operations of the contract without a selected check. */
  notChosen: string[]
}
export type OfOperation = {
  operation: string
  passed: number
  failed: number
  unattempted: number
  slowestMs: number
}

const SLOWEST = 5

/** Whether all selected checks ran and passed; false for a run without checks. */
export const hasPassed = ({ results }: Report): boolean =>
  results.length > 0 && results.every(({ outcome }) => outcome === 'passed')

/** The number of results with each outcome, per operation, in the order in which the operations first occur. */
export function countByOperation(results: readonly Result[]): OfOperation[] {
  const rows = new Map<string, OfOperation>()
  for (const { operation, outcome, ms = 0 } of results) {
    const row = rows.get(operation) ?? { operation, passed: 0, failed: 0, unattempted: 0, slowestMs: 0 }
    row[outcome] += 1
    row.slowestMs = Math.max(row.slowestMs, ms)
    rows.set(operation, row)
  }
  return [...rows.values()]
}

/** The slowest calls, the slowest first. */
export const slowestOf = (results: readonly Result[]): Result[] =>
  results
    .filter(({ ms }) => ms !== undefined)
    .toSorted((one, other) => other.ms! - one.ms!)
    .slice(0, SLOWEST)

export const countOf = (results: readonly Result[], outcome: Result['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length
