import { useEffect } from 'react'
import { SCREEN_TITLE_ID } from '#src/components/screen/ScreenTitle.tsx'

/** Moves the focus to the title of a step that opens without a change of the address. */
export function useTitleFocus(): void {
  useEffect(() => document.getElementById(SCREEN_TITLE_ID)?.focus(), [])
}
