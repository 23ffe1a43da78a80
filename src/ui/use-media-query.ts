import { createContext, useContext, useSyncExternalStore } from 'react'
import { breakpoints } from './theme/tokens.ts'

type Breakpoint = keyof typeof breakpoints

/**
 * Whether the HTML was rendered for a phone; if so, the window counts as narrow until the browser has measured it.
 */
export const PhoneContext = createContext(false)

/**
 * Whether the window is at least as wide as the breakpoint; undefined while unknown, in HTML that was not
 * rendered for a phone.
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

/**
 * Like `useKnownWidth`, but relative to the text size, since less content fits if the text is larger. Media queries
 * ignore a larger font size of the root element; this function does not.
 */
export function useContentWidth(breakpoint: Breakpoint): boolean | undefined {
  const isPhone = useContext(PhoneContext)
  const isWideEnough = () => {
    const pixels = Number.parseFloat(breakpoints[breakpoint]) * rootFontSize()
    return window.matchMedia(`(min-width: ${pixels}px)`).matches
  }
  return useSyncExternalStore(subscribeToResize, isWideEnough, () => (isPhone ? false : undefined))
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const subscribeToResize = (changed: () => void) => {
  const observer = new ResizeObserver(changed)
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}

/**
 * Whether the window is at least as wide as the breakpoint; false while rendering to HTML, since phones come first.
 */
export const useWiderThan = (breakpoint: Breakpoint): boolean => useKnownWidth(breakpoint) ?? false
