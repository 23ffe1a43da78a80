import { useEffect } from 'react'
import { rememberRows, shownRows } from './list-walk.ts'

/**
 * Stores the rows of a staff list in the order of the list. The page of an object uses them for its links to the
 * previous and the next row.
 */
export function useRememberedRows(rows: readonly unknown[]): void {
  useEffect(() => {
    if (rows.length > 0) rememberRows(shownRows())
  }, [rows])
}
