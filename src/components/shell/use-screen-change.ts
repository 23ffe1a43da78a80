import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SCREEN_TITLE_ID } from '#src/components/ScreenTitle.tsx'
import { durations } from '#src/ui/constants.ts'

/** On entering the app the page goes to its top (SPEC section 2); on every later screen the focus goes to its heading. */
export function useScreenChange(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const entered = useRef(false)

  useEffect(() => {
    if (path === undefined) return
    const first = !entered.current
    entered.current = true
    const timer = setTimeout(() => {
      if (first) window.scrollTo(0, 0)
      else focusScreenTitle()
    }, durations.scrollTop)
    return () => clearTimeout(timer)
  }, [path])
}

/** Puts the focus at the beginning of the screen, unless a dialog over it has the floor. */
export function focusScreenTitle(): void {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return
  document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true })
}
