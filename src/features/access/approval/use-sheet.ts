import { useEffect, useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { useBackCloses } from '#src/ui/use-back-closes.ts'

/** The id of the panel's content, which gets the focus when a request is opened. */
export const PANEL = 'request-panel'

/** Moves the focus to the panel when it has been drawn. */
export const focusPanel = (): void =>
  void requestAnimationFrame(() => document.getElementById(PANEL)?.focus())

/**
 * Closes the sheet with a request on Escape and, on tablets, on Back. However the sheet is closed, the focus returns
 * to the row of the request if it was in the sheet.
 */
export function useSheetCloses(row: Schema<'AdminAccessRequest'> | undefined, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => void (latest.current = close))
  const isOpen = row !== undefined
  const lastId = useRef<string>(undefined)
  useEffect(() => {
    if (row) lastId.current = row.request.requestId
  })
  useBackCloses(isOpen, close)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      const isElsewhere =
        event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]') !== null
      if (event.key === 'Escape' && !isElsewhere) latest.current()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      // The focus is lost with the sheet; a row that has it already keeps it.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`main [data-request="${lastId.current}"]`)?.focus()
    }
  }, [isOpen])
}
