import type { OperationId, OperationsTagged } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { Caller } from '#server/http/caller.ts'

// Still to be written.
export function accountOperations(): OperationsTagged<'account', Caller> {
  const ids = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].tag === 'account')
  return Object.fromEntries(ids.map((id) => [id, () => Promise.reject(new Error(id))])) as never
}
