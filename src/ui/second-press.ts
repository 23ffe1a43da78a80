import type { MouseEvent as Press } from 'react'

const TOGETHER_MS = 400
const TOGETHER_PX = 24

/**
 * Ignores the second click of a double click: the first click may close a dialog, and the second one would hit the
 * element behind the dialog. Takes the event of the first click. Later clicks and clicks elsewhere are not ignored,
 * nor are key presses, since they have no position.
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
