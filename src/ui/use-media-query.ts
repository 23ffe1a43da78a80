import { createContext, useContext, useSyncExternalStore } from 'react'
import { breakpoints } from './theme/tokens.ts'

type Breakpoint = keyof typeof breakpoints

/** Whether the page came as HTML for a phone, which is narrow until the browser says otherwise. */
export const PhoneContext = createContext(false)

/**
 * Whether the window is at least as wide as the breakpoint; undefined while nobody knows, in a page that comes as HTML for
 * something other than a phone.
 */
export function useKnownWidth(breakpoint: Breakpoint): boolean | undefined {
  const isPhone = useContext(PhoneContext)
  const query = `(min-width: ${breakpoints[breakpoint]})`
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => (isPhone ? false : undefined),
  )
}

/** True while the window is at least as wide as the breakpoint; while rendering to HTML, phones come first. */
export const useWiderThan = (breakpoint: Breakpoint): boolean => useKnownWidth(breakpoint) ?? false
