import { type RefObject, useEffect } from 'react'
import { durations } from './constants.ts'

/**
 * Moves the focus to the element 100 ms after `open` becomes true (SPEC section 9), unless `open` is false again by
 * then.
 */
export function useDelayedFocus(element: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => element.current?.focus(), durations.focus)
    return () => clearTimeout(timer)
  }, [open, element])
}
