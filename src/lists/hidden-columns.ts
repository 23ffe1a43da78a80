import { useMemo, useSyncExternalStore } from 'react'
import { readStoredText, storeText } from '#src/components/context/browser-storage.ts'
import type { ListAddress } from './list-address.ts'

const STORED = 'hidden-columns'
const noColumns: readonly string[] = []
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const readHiddenColumns = () => readStoredText('localStorage', STORED)

/** Parses the stored keys of the hidden columns of each list; missing data means that no column is hidden. */
function parseHidden(text: string | null): Partial<Record<string, readonly string[]>> {
  try {
    const lists = JSON.parse(text ?? '{}') as unknown
    return typeof lists === 'object' && lists !== null ? (lists as Record<string, string[]>) : {}
  } catch {
    return {}
  }
}

/** Returns the columns that this browser hides in a list; none during server rendering. */
export function useHiddenColumns(list: ListAddress): readonly string[] {
  const text = useSyncExternalStore(subscribe, readHiddenColumns, () => null)
  return useMemo(() => {
    const keys = parseHidden(text)[list]
    return Array.isArray(keys) ? keys : noColumns
  }, [text, list])
}

/** Hides these columns of a list, and shows all others. */
export function hideColumns(list: ListAddress, keys: readonly string[]): void {
  const { [list]: _, ...others } = parseHidden(readHiddenColumns())
  const lists = keys.length > 0 ? { ...others, [list]: keys } : others
  storeText('localStorage', STORED, JSON.stringify(lists))
  for (const listener of listeners) listener()
}
