import { type AnyStateMachine, createActor } from 'xstate'
import type { Api, Input, OperationId } from '#contract/operation.ts'
import { withOperations } from '../operation-actors.ts'
import { type PartingOutcome, partingMachine } from './parting.machine.ts'

type Context = { keepalive?: boolean }
type Call = (input: unknown, context?: Context) => Promise<unknown>

const outlivingApis = new WeakMap<Api, Api>()
const machines = new Map<OperationId, AnyStateMachine>()

/**
 * Sends the last call of a screen, which continues after the screen or the page is left: `part('releaseCounselSlot',
 * api, { holdKey })`. Returns the outcome of the call and never throws.
 */
export function part<Id extends OperationId>(
  operation: Id,
  api: Api,
  input: Input<Id>,
): Promise<PartingOutcome<Id>> {
  const machine = machines.get(operation) ?? partingMachine(operation)
  machines.set(operation, machine)
  const actor = createActor(withOperations(machine, apiOutlivingPage(api)), { input })
  return new Promise((parted) => {
    actor.subscribe({ complete: () => parted(actor.getSnapshot().output as PartingOutcome<Id>) })
    actor.start()
  })
}

/**
 * Returns an Api with the same operations, except that their calls continue after the page is left. Cached, so that
 * each machine is provided with its operations only once.
 */
function apiOutlivingPage(api: Api): Api {
  const cachedApi = outlivingApis.get(api)
  if (cachedApi) return cachedApi
  // A proxy is used, because the api of a page that the server has rendered returns operations by name but cannot
  // list them.
  const outlivingApi = new Proxy(api, {
    get(operations, id: OperationId): Call {
      const call = operations[id] as unknown as Call
      return (input, context) => call(input, { ...context, keepalive: true })
    },
  })
  outlivingApis.set(api, outlivingApi)
  return outlivingApi
}
