import { useSyncExternalStore } from 'react'
import type { PagePart, PartState } from './part.ts'

/** Returns the state of a part; re-renders when the state changes. */
export const usePartState = <Data>(part: PagePart<Data>): PartState<Data> =>
  useSyncExternalStore(part.subscribe, part.state, part.state)

/** Returns the data of a part; undefined while the data is missing, and if the page has no such part. */
export function usePart<Data>(part: PagePart<Data> | undefined): Data | undefined {
  const state = usePartState(part ?? absent)
  return state.is === 'loaded' ? (state.data as Data) : undefined
}

const LOADING = { is: 'loading' } as const
const absent: PagePart<unknown> = {
  state: () => LOADING,
  subscribe: () => () => {},
  retry: () => Promise.resolve(),
}
