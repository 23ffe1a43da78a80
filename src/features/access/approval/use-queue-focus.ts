import { useLayoutEffect, useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { idOf } from '#src/machines/access-queue/held-decisions.ts'
import { nextOpen } from './next-open.ts'

type Row = Schema<'AdminAccessRequest'>
type FocusTarget = { row: Row | undefined }

/** The element of a request's row that gets the focus; the title if the row has none, or there is no row. */
export const rowOrTitle = (id: string | undefined) =>
  document.querySelector<HTMLElement>(`main [data-request="${id}"]`) ??
  document.querySelector<HTMLElement>('main h1')
const elementOf = ({ row }: FocusTarget) => rowOrTitle(row && idOf(row))
const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the focus in the queue when a decided row loses its checkbox. `moveTo` focuses a row after the next render,
 * or the title if there is none. A removed row passes the focus on to the next row. `final` is the element that gets
 * the focus after a dialog; null for the element that had the focus before.
 */
export function useQueueFocus(rows: readonly Row[], open: readonly Row[]) {
  const wantedFocus = useRef<FocusTarget>(undefined)
  const movedFocus = useRef<FocusTarget>(undefined)
  const lastFocus = useRef<{ row: Row; rows: readonly Row[] }>(undefined)

  useLayoutEffect(() => {
    if (document.querySelector('[role=dialog]')) return
    const isOpen = (row: Row) => open.some((each) => idOf(each) === idOf(row))
    if (!wantedFocus.current && lastFocus.current && isLost() && !isOpen(lastFocus.current.row))
      wantedFocus.current = { row: nextOpen(lastFocus.current.rows, [lastFocus.current.row], open) }
    if (wantedFocus.current) elementOf(wantedFocus.current)?.focus()
    wantedFocus.current = undefined
    const id = document.activeElement?.getAttribute('data-request')
    const openRow = open.find((row) => idOf(row) === id)
    if (openRow || !isLost()) lastFocus.current = openRow && { row: openRow, rows }
  })
  return {
    moveTo(row: Row | undefined) {
      wantedFocus.current = movedFocus.current = { row }
    },
    /** For a dialog that may be closed without a decision: the focus returns to the element that had it. */
    stay: () => void (movedFocus.current = undefined),
    final: () => (movedFocus.current ? elementOf(movedFocus.current) : null),
  }
}
