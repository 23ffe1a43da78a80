import type { Size } from './dialog-position.ts'

type Box = { left: number; top: number; bottom: number; width: number }

const gap = 4
const edge = 8

/**
 * The position of a tooltip, in pixels of the window: centred under its trigger, or above it if there is no
 * space, 8 px inside the window.
 */
export function tooltipPosition(anchor: Box, tip: Size, viewport: Size): { left: number; top: number } {
  const centred = anchor.left + (anchor.width - tip.width) / 2
  const under = anchor.bottom + gap
  const fits = under + tip.height + edge <= viewport.height
  return {
    left: Math.max(edge, Math.min(centred, viewport.width - tip.width - edge)),
    top: fits ? under : anchor.top - gap - tip.height,
  }
}
