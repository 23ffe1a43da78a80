import type { Size } from './dialog-position.ts'

type Box = { left: number; top: number; bottom: number; width: number }

const gap = 4
const windowMargin = 8

/**
 * Returns the position of a tooltip, in pixels of the window: centred under its trigger, or above the trigger if
 * there is no space, and at least 8 px inside the window.
 */
export function tooltipPosition(anchor: Box, tip: Size, viewport: Size): { left: number; top: number } {
  const centred = anchor.left + (anchor.width - tip.width) / 2
  const topBelow = anchor.bottom + gap
  const fitsBelow = topBelow + tip.height + windowMargin <= viewport.height
  return {
    left: Math.max(windowMargin, Math.min(centred, viewport.width - tip.width - windowMargin)),
    top: fitsBelow ? topBelow : anchor.top - gap - tip.height,
  }
}
