import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'

/**
 * Returns the operations for which a test of all operations runs: those in `OPERATIONS`, separated by commas, which
 * `npm run check` sets for a change. Returns all operations if it is not set, as in the gate. Throws for an unknown
 * operation and for an empty list, so that a mistake does not skip all tests.
 */
export function chosenOperations<Id extends OperationId>(
  ids: readonly Id[],
  named = process.env['OPERATIONS'],
): Id[] {
  if (named === undefined) return [...ids]
  const chosenNames = named.split(',')
  const unknownNames = chosenNames.filter((name) => !(name in operationTable))
  if (unknownNames.length > 0) throw new Error(`OPERATIONS names no operation: "${unknownNames.join(', ')}"`)
  return ids.filter((id) => chosenNames.includes(id))
}
