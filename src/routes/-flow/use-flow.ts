import { useMachine } from '@xstate/react'
import type { ActorOptions, AnyStateMachine } from 'xstate'
import type { Api } from '#contract/operation.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { operationActors } from '#src/machines/operation-actors.ts'

const wired = new WeakMap<Api, WeakMap<AnyStateMachine, AnyStateMachine>>()

/** A machine with its operations, once for an Api: XState builds it a second time for that, which a list with a flow in each row would feel. */
function wire<Machine extends AnyStateMachine>(machine: Machine, api: Api): Machine {
  const known = wired.get(api) ?? new WeakMap<AnyStateMachine, AnyStateMachine>()
  wired.set(api, known)
  const ready = known.get(machine) ?? machine.provide({ actors: operationActors(api) } as never)
  known.set(machine, ready)
  return ready as Machine
}

/** Runs a machine against the app's Api: the one place where React, XState and HTTP meet. */
export function useFlow<Machine extends AnyStateMachine>(machine: Machine, options: ActorOptions<Machine>) {
  const api = useApi()
  const [snapshot, send, flow] = useMachine(wire(machine, api), options as never)
  return { snapshot, send, flow }
}
