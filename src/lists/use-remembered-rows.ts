import { useEffect } from 'react'
import { rememberRows, shownRows } from './list-walk.ts'

/**
 * Stores the rows of a list of the staff, in their order, for the links to the previous and the next row on the page
 * of an object.
 */
export function useRememberedRows(rows: readonly unknown[]): void {
  useEffect(() => {
    if (rows.length > 0) rememberRows(shownRows())
  }, [rows])
}
