import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'

/**
 * The rows that a table of all operations tries: those that `OPERATIONS` names, separated by commas, as `npm run check` sets it
 * for what a change touches; all of them where it is not set, as in the gate. Throws for a name that no operation has, or for
 * none, so that a mistake does not try nothing.
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
