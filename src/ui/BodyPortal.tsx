import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

const subscribeToNothing = () => () => undefined

/**
 * Renders at the end of the body, outside of the elements that a dialog hides; renders nothing while the page
 * is rendered to HTML.
 */
export function BodyPortal({ children }: { children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return inBrowser ? createPortal(children, document.body) : null
}
