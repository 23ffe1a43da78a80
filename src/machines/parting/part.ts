import { type AnyStateMachine, createActor } from 'xstate'
import type { Api, Input, OperationId } from '#contract/operation.ts'
import { withOperations } from '../operation-actors.ts'
import { type Parted, partingMachine } from './parting.machine.ts'

type Context = { keepalive?: boolean }
type Call = (input: unknown, context?: Context) => Promise<unknown>

const lasting = new WeakMap<Api, Api>()
const machines = new Map<OperationId, AnyStateMachine>()

/**
 * Sends what a screen leaves behind, apart from the screen: `part('releaseCounselSlot', api, { holdKey })`. The call goes on
 * when the screen is gone, and when the page is. Gives what became of it and never throws.
 */
export function part<Id extends OperationId>(operation: Id, api: Api, input: Input<Id>): Promise<Parted<Id>> {
  const machine = machines.get(operation) ?? partingMachine(operation)
  machines.set(operation, machine)
  const actor = createActor(withOperations(machine, lastingApi(api)), { input })
  return new Promise((parted) => {
    actor.subscribe({ complete: () => parted(actor.getSnapshot().output as Parted<Id>) })
    actor.start()
  })
}

/** The same operations, whose calls outlive the page. Made once, so that machines are wired once. */
function lastingApi(api: Api): Api {
  const known = lasting.get(api)
  if (known) return known
  // The api of a page that the server has rendered gives its operations by name alone and lists none.
  const made = new Proxy(api, {
    get(operations, id: OperationId): Call {
      const call = operations[id] as unknown as Call
      return (input, context) => call(input, { ...context, keepalive: true })
    },
  })
  lasting.set(api, made)
  return made
}
