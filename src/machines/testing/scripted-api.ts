import type { Api, Input, OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'

type Pending = { resolve: (output: unknown) => void; reject: (error: unknown) => void }
type Call = { [Id in OperationId]: { operation: Id; input: Input<Id> } }[OperationId]

/**
 * Creates an Api whose operations stay pending until the test decides how each one ends. `ending` throws for an
 * operation that is not in progress, or was aborted. `calls` contains all calls, in order.
 */
export function scriptedApi() {
  const pending = new Map<string, Pending>()
  const calls: Call[] = []

  const operation = (id: string) => (input: unknown, context?: { signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const call = { resolve, reject }
      calls.push({ operation: id, input } as Call)
      pending.set(id, call)
      context?.signal?.addEventListener('abort', () => pending.get(id) === call && pending.delete(id))
    })

  return {
    api: Object.fromEntries(Object.keys(operationTable).map((id) => [id, operation(id)])) as unknown as Api,
    calls,
    pending: () => [...pending.keys()],
    ending(id: string): Pending {
      const call = pending.get(id)
      if (!call) throw new Error(`${id} is not under way; ${[...pending.keys()].join(', ') || 'nothing'} is.`)
      pending.delete(id)
      return call
    },
  }
}
