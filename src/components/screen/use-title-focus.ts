import { useEffect, useRef } from 'react'
import { SCREEN_TITLE_ID } from './ScreenTitle.tsx'

/** Brings the focus to the title whenever another step of a screen shows, but not when the screen opens. */
export function useTitleFocus(step: boolean): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(SCREEN_TITLE_ID)?.focus()
  }, [step])
}
