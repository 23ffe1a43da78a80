import { useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { idOf } from '#src/machines/access-queue/held-decisions.ts'
import { useBackCloses } from '#src/ui/use-back-closes.ts'
import { useKnownWidth } from '#src/ui/use-media-query.ts'
import { rowOrTitle } from './use-queue-focus.ts'

type Row = Schema<'AdminAccessRequest'>

/** The id of the panel's content, which gets the focus when a request is opened. */
export const PANEL = 'request-panel'

/** Moves the focus to the panel when it has been drawn. */
export const focusPanel = (): void =>
  void requestAnimationFrame(() => document.getElementById(PANEL)?.focus())

/**
 * Returns the request that the panel shows, and the form of the panel. A column next to the list always shows one; a
 * window without room for a column shows an opened request in a sheet over the list.
 */
export function useOpenedRequest(rows: readonly Row[]) {
  const width = useKnownWidth('xl')
  const isTable = useKnownWidth('md') === true
  const isColumn = width === true
  const isSheet = width === false && isTable
  const [openedId, setOpenedId] = useState<string>()
  const wantedRow = rows.find((row) => idOf(row) === openedId)
  // A request that left the list does not open again by itself when it returns.
  if (openedId !== undefined && !wantedRow) setOpenedId(undefined)
  const openedRow = width === false ? (isSheet ? wantedRow : undefined) : (wantedRow ?? rows[0])
  const close = () => setOpenedId(undefined)
  useSheetCloses(isSheet ? openedRow : undefined, close)
  return {
    openedRow,
    isColumn,
    isSheet,
    hasPanel: isColumn || isSheet,
    open: (row: Row) => setOpenedId(idOf(row)),
    /** Closes the sheet; undefined for the column, which cannot be closed. */
    close: isSheet ? close : undefined,
  }
}

/**
 * Closes the sheet with a request on Escape and, on tablets, on Back. However the sheet is closed, the focus returns
 * to the row of the request if it was in the sheet, or to the title if the row is gone.
 */
function useSheetCloses(row: Row | undefined, close: () => void): void {
  // The listener is added once for each opening, and calls the function of the latest render.
  const latest = useRef(close)
  useEffect(() => void (latest.current = close))
  const isOpen = row !== undefined
  const lastId = useRef<string>(undefined)
  useEffect(() => {
    if (row) lastId.current = idOf(row)
  })
  useBackCloses(isOpen, close)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      // Escape may also end the composition of a Korean syllable, or close a menu or a dialog over the sheet.
      const isElsewhere =
        event.defaultPrevented ||
        event.isComposing ||
        document.querySelector('[role=dialog], [role=alertdialog]') !== null
      if (event.key === 'Escape' && !isElsewhere) latest.current()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      // The focus is lost with the sheet; a row that has it already keeps it.
      if (document.activeElement === document.body) rowOrTitle(lastId.current)?.focus()
    }
  }, [isOpen])
}
