import { useSyncExternalStore } from 'react'
import { areKeysOn } from './use-list-keys.ts'

const neverChanges = () => () => undefined

/** Whether the keys of lists are on, which only the browser knows: false on the server. */
export const useHasKeys = (): boolean => useSyncExternalStore(neverChanges, areKeysOn, () => false)
