import { type AnyActorRef, type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate'
import type { Api, Input, OperationId, Output } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'

type OperationActors<Id extends OperationId> = { [Key in Id]: PromiseActorLogic<Output<Key>, Input<Key>> }
type Run = (args: {
  input: unknown
  signal: AbortSignal
  self: { _parent?: AnyActorRef }
}) => Promise<unknown>
type CallContext = { signal: AbortSignal; onProgress: (sentShare: number) => void }
/**
 * The sent share of a form with files. The operation that sends the form reports the share to the machine that
 * invoked the operation.
 */
export type ShareSent = { type: 'share.sent'; share: number }

/** Declares the operations that a machine needs. Each operation refuses to run until an Api is provided. */
export function needs<Id extends OperationId>(...ids: Id[]): OperationActors<Id> {
  return createActors(ids, (id) => () => Promise.reject(new Error(`No Api provided for the actor "${id}".`)))
}

/**
 * Returns the operations of an Api (by default all) as actors that take the operation's body and return its data.
 * Actors and operations are connected by name: the actor `logIn` is the operation `logIn`. Leaving the invoking state
 * aborts the call.
 */
export function operationActors(
  api: Api,
  ids = Object.keys(operationTable) as OperationId[],
): OperationActors<OperationId> {
  return createActors(ids, (id) => ({ input, signal, self }) => {
    const operation = api[id] as (input: unknown, context: CallContext) => Promise<unknown>
    return operation(input, {
      signal,
      onProgress: (share) => self._parent?.send({ type: 'share.sent', share } satisfies ShareSent),
    })
  })
}

const cachedMachines = new WeakMap<Api, WeakMap<AnyStateMachine, AnyStateMachine>>()

/**
 * Provides a machine with the operations of an Api. The result is cached for each pair, because XState builds the
 * machine a second time, which would be slow for a list with a machine in each row.
 */
export function withOperations<Machine extends AnyStateMachine>(machine: Machine, api: Api): Machine {
  const machinesOfApi = cachedMachines.get(api) ?? new WeakMap<AnyStateMachine, AnyStateMachine>()
  cachedMachines.set(api, machinesOfApi)
  const cachedMachine = machinesOfApi.get(machine)
  if (cachedMachine) return cachedMachine as Machine
  const operationIds = Object.keys(machine.implementations.actors).filter(isOperation)
  const providedMachine = machine.provide({ actors: operationActors(api, operationIds) } as never)
  machinesOfApi.set(machine, providedMachine)
  return providedMachine as Machine
}

const isOperation = (name: string): name is OperationId => name in operationTable

function createActors<Id extends OperationId>(ids: Id[], run: (id: Id) => Run): OperationActors<Id> {
  return Object.fromEntries(ids.map((id) => [id, fromPromise(run(id))])) as unknown as OperationActors<Id>
}
