import { useLayoutEffect, useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { idOf } from '#src/machines/access-queue/held-decisions.ts'
import { nextOpen } from './next-open.ts'

type Row = Schema<'AdminAccessRequest'>
type FocusTarget = { row: Row | undefined }

const elementOf = ({ row }: FocusTarget) =>
  (row && document.querySelector<HTMLElement>(`main [data-request="${idOf(row)}"]`)) ??
  document.querySelector<HTMLElement>('main h1')
const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the focus in the queue when a decided row loses its checkbox: `moveTo` focuses a row after the next
 * render, or the title if there is none. A removed row passes the focus on to the next one. `final` is the
 * element that gets the focus after a dialog, null for the one that had it before.
 */
export function useQueueFocus(rows: readonly Row[], open: readonly Row[]) {
  const wanted = useRef<FocusTarget>(undefined)
  const moved = useRef<FocusTarget>(undefined)
  const last = useRef<{ row: Row; rows: readonly Row[] }>(undefined)

  useLayoutEffect(() => {
    if (document.querySelector('[role=dialog]')) return
    const isOpen = (row: Row) => open.some((each) => idOf(each) === idOf(row))
    if (!wanted.current && last.current && isLost() && !isOpen(last.current.row))
      wanted.current = { row: nextOpen(last.current.rows, [last.current.row], open) }
    if (wanted.current) elementOf(wanted.current)?.focus()
    wanted.current = undefined
    const id = document.activeElement?.getAttribute('data-request')
    const here = open.find((row) => idOf(row) === id)
    if (here || !isLost()) last.current = here && { row: here, rows }
  })
  return {
    moveTo(row: Row | undefined) {
      wanted.current = moved.current = { row }
    },
    /** For a dialog that may be closed without a decision: the focus returns to the element that had it. */
    stay: () => void (moved.current = undefined),
    final: () => (moved.current ? elementOf(moved.current) : null),
  }
}
