import { useSyncExternalStore } from 'react'
import { breakpoints } from './theme/tokens.ts'

/** True while the window is at least as wide as the breakpoint; while rendering to HTML, phones come first. */
export function useWiderThan(breakpoint: keyof typeof breakpoints) {
  const query = `(min-width: ${breakpoints[breakpoint]})`
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
