import type { MouseEvent as Press } from 'react'

const TOGETHER_MS = 400
const TOGETHER_PX = 24

/**
 * Ignores the second click of a double click: the first click may close a dialog, and the second one would hit the
 * element behind the dialog. Takes the event of the first click. Later clicks, clicks elsewhere, and key presses,
 * which have no position, are not ignored.
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
