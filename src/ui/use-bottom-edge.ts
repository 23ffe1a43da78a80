import { type RefObject, useLayoutEffect } from 'react'

/** The maximum share of the window's height that a bar at the bottom edge may take. */
const MAX_SHARE = 0.4

/**
 * Sets the height of a bar at the bottom edge as `--actions`, so that a focused element is scrolled above the bar
 * (WCAG 2.4.11). A bar that takes too much of the window, as with large text, is moved into the normal flow by
 * `data-in-flow`.
 */
export function useBottomEdge(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = bar
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      const height = element.offsetHeight
      element.toggleAttribute('data-in-flow', height > MAX_SHARE * window.innerHeight)
      const isSticky = getComputedStyle(element).position === 'sticky'
      style.setProperty('--actions', isSticky ? `${height}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      style.removeProperty('--actions')
    }
  }, [bar])
}
