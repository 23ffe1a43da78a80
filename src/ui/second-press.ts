import type { MouseEvent as Press } from 'react'

const TOGETHER_MS = 400
const TOGETHER_PX = 24

/**
 * Lets the second press of a double one go nowhere. A dialog is gone with the first, and the second would hit what lies behind it.
 * Takes the first press; keys have no place and are let be. A press elsewhere is meant, and so is what follows it.
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
