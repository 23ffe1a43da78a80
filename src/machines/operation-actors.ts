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
 * The share of a form with files that has been sent; an operation that takes such a form reports it to the machine
 * that invoked it.
 */
export type ShareSent = { type: 'share.sent'; share: number }

/** Declares the operations that a machine needs. Each operation refuses to run until an Api is provided. */
export function needs<Id extends OperationId>(...ids: Id[]): OperationActors<Id> {
  return actors(ids, (id) => () => Promise.reject(new Error(`No Api provided for the actor "${id}".`)))
}

/**
 * The operations of an Api (by default all) as actors that take the operation's body and return its data. Actors and
 * operations are connected by name: the actor `logIn` is the operation `logIn`. Leaving the invoking state aborts the
 * call.
 */
export function operationActors(
  api: Api,
  ids = Object.keys(operationTable) as OperationId[],
): OperationActors<OperationId> {
  return actors(ids, (id) => ({ input, signal, self }) => {
    const operation = api[id] as (input: unknown, context: CallContext) => Promise<unknown>
    return operation(input, {
      signal,
      onProgress: (share) => self._parent?.send({ type: 'share.sent', share } satisfies ShareSent),
    })
  })
}

const wired = new WeakMap<Api, WeakMap<AnyStateMachine, AnyStateMachine>>()

/**
 * Provides a machine with the operations of an Api. The result is cached for each pair, because XState builds the
 * machine a second time, which would be slow for a list with a machine in each row.
 */
export function withOperations<Machine extends AnyStateMachine>(machine: Machine, api: Api): Machine {
  const known = wired.get(api) ?? new WeakMap<AnyStateMachine, AnyStateMachine>()
  wired.set(api, known)
  const made = known.get(machine)
  if (made) return made as Machine
  const asked = Object.keys(machine.implementations.actors).filter(isOperation)
  const ready = machine.provide({ actors: operationActors(api, asked) } as never)
  known.set(machine, ready)
  return ready as Machine
}

const isOperation = (name: string): name is OperationId => name in operationTable

function actors<Id extends OperationId>(ids: Id[], run: (id: Id) => Run): OperationActors<Id> {
  return Object.fromEntries(ids.map((id) => [id, fromPromise(run(id))])) as unknown as OperationActors<Id>
}
