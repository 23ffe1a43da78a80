import type { MouseEvent as Press } from 'react'

const TOGETHER_MS = 400
const TOGETHER_PX = 24

/**
 * Ignores the second click of a double click. A dialog closes with the first, and the second would hit the
 * element behind it. Takes the first click; key presses have no position and are not ignored. Clicks
 * elsewhere and later ones are intended.
 */
export function ignoreSecondPress({ clientX, clientY, detail }: Press): void {
  if (detail === 0) return
  const ignore = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > TOGETHER_PX) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', ignore, true), TOGETHER_MS)
}
