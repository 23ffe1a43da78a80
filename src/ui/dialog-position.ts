export type Size = { width: number; height: number }
export type Offset = { x: number; y: number }

export const centredOffset: Offset = { x: 0, y: 0 }

const margin = 8
const step = 16

const clampWithin = (value: number, room: number) => {
  const limit = Math.max(0, room / 2 - margin)
  return Math.min(limit, Math.max(-limit, value))
}

/**
 * Limits the offset of a centred panel so that it stays 8 px inside the window; a panel larger than the window stays
 * centred.
 */
export function clampOffset(offset: Offset, panel: Size, viewport: Size): Offset {
  return {
    x: clampWithin(offset.x, viewport.width - panel.width),
    y: clampWithin(offset.y, viewport.height - panel.height),
  }
}

const arrows: Record<string, Offset> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Returns the position after an arrow key, which moves the panel by 16 px; undefined for any other key. */
export function movedByKey(offset: Offset, key: string): Offset | undefined {
  const way = arrows[key]
  return way && { x: offset.x + way.x, y: offset.y + way.y }
}

const far = 100_000
const stops: Offset[] = [
  centredOffset,
  { x: -far, y: -far },
  { x: far, y: -far },
  { x: far, y: far },
  { x: -far, y: far },
]

const side = (value: number) => (Math.abs(value) < 1 ? 0 : Math.sign(value))

/**
 * Returns the next position after a click without dragging (WCAG 2.2, 2.5.7): the centre, and then one corner after
 * the other.
 */
export function nextStop(offset: Offset): Offset {
  const at = stops.findIndex((stop) => side(stop.x) === side(offset.x) && side(stop.y) === side(offset.y))
  return stops[(at + 1) % stops.length]!
}
