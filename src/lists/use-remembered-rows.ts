import { useEffect } from 'react'
import { rememberRows, shownRows } from './list-walk.ts'

/** Stores the rows of a list of the staff, in their order, for the pages that are opened from it (`ObjectWay`). */
export function useRememberedRows(rows: readonly unknown[]): void {
  useEffect(() => {
    if (rows.length > 0) rememberRows(shownRows())
  }, [rows])
}
