import { useMachine } from '@xstate/react'
import type { ActorOptions, AnyStateMachine } from 'xstate'
import { useApi } from '#src/components/context/app-context.ts'
import { withOperations } from '#src/machines/operation-actors.ts'

/** Runs a machine against the app's Api: the only place that connects React, XState and HTTP. */
export function useFlow<Machine extends AnyStateMachine>(machine: Machine, options: ActorOptions<Machine>) {
  const api = useApi()
  const [snapshot, send, flow] = useMachine(withOperations(machine, api), options as never)
  return { snapshot, send, flow }
}
