import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SCREEN_TITLE_ID } from '#src/components/screen/ScreenTitle.tsx'
import { durations } from '#src/ui/constants.ts'

/**
 * When the app opens, the page scrolls to its top (SPEC section 2), except for a page that was sent as HTML: the
 * visitor may already have scrolled to a button. On every later screen the focus goes to the heading of the screen.
 */
export function useScreenChange(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const isRendered = useRouter().ssr !== undefined
  const entered = useRef(false)

  useEffect(() => {
    if (path === undefined) return
    const isFirst = !entered.current
    entered.current = true
    const timer = setTimeout(() => {
      if (!isFirst) focusScreenTitle()
      else if (!isRendered) window.scrollTo(0, 0)
    }, durations.scrollTop)
    return () => clearTimeout(timer)
  }, [path, isRendered])
}

/** Moves the focus to the beginning of the screen, unless a dialog is open over it. */
export function focusScreenTitle(): void {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return
  document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true })
}
