import { useMachine } from '@xstate/react'
import { useApi } from '#src/components/context/app-context.ts'
import { withOperations } from '#src/machines/operation-actors.ts'
import { searchMachine } from '#src/machines/search/search.machine.ts'

/** Runs the search against the app's Api as long as the search is open. */
export function useSearch(area: 'my' | 'admin') {
  const api = useApi()
  const [snapshot, send] = useMachine(withOperations(searchMachine, api), { input: { area } })
  return { snapshot, send }
}
