import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'

/**
 * The rows that a table of all operations runs: those in `OPERATIONS`, separated by commas, as `npm run
 * check` sets it for a change; all if it is not set, as in the gate. Throws for an unknown operation, or for
 * none, so that a mistake does not run nothing.
 */
export function chosenOperations<Id extends OperationId>(
  ids: readonly Id[],
  named = process.env['OPERATIONS'],
): Id[] {
  if (named === undefined) return [...ids]
  const chosen = named.split(',')
  const unknown = chosen.filter((name) => !(name in operationTable))
  if (unknown.length > 0) throw new Error(`OPERATIONS names no operation: "${unknown.join(', ')}"`)
  return ids.filter((id) => chosen.includes(id))
}
