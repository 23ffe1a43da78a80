import { useEffect, useRef } from 'react'
import { SCREEN_TITLE_ID } from './ScreenTitle.tsx'

/** Moves the focus to the title whenever another step of a screen is shown, but not when the screen opens. */
export function useTitleFocus(step: boolean): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(SCREEN_TITLE_ID)?.focus()
  }, [step])
}
