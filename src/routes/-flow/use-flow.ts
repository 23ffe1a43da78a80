import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorOptions, AnyStateMachine } from 'xstate'
import { useApi } from '#src/components/context/app-context.ts'
import { operationActors } from '#src/machines/operation-actors.ts'

/** Runs a machine against the app's Api: the one place where React, XState and HTTP meet. */
export function useFlow<Machine extends AnyStateMachine>(machine: Machine, options: ActorOptions<Machine>) {
  const api = useApi()
  const wired = useMemo(
    () => machine.provide({ actors: operationActors(api) } as never) as Machine,
    [machine, api],
  )
  const [snapshot, send, flow] = useMachine(wired, options as never)
  return { snapshot, send, flow }
}
