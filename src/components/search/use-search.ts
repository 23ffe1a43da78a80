import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { useApi } from '#src/components/context/app-context.ts'
import { operationActors } from '#src/machines/operation-actors.ts'
import { searchMachine } from '#src/machines/search/search.machine.ts'

/** Runs a search against the app's Api as long as it is open. */
export function useSearch(area: 'my' | 'admin') {
  const api = useApi()
  const wired = useMemo(() => searchMachine.provide({ actors: operationActors(api) }), [api])
  const [snapshot, send] = useMachine(wired, { input: { area } })
  return { snapshot, send }
}
