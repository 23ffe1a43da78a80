import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { centredOffset, clampOffset, movedByKey, nextStop, type Offset } from './dialog-position.ts'

const clampToWindow = (panel: HTMLElement | null, offset: Offset) => {
  if (!panel) return offset
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  return clampOffset(offset, size, { width: window.innerWidth, height: window.innerHeight })
}

/**
 * Moves the panel inside the window: by dragging its bar, by arrow keys on its handle, or by a click on the handle,
 * which moves the panel to the next corner.
 */
export function useDialogDrag(panel: RefObject<HTMLElement | null>, enabled: boolean) {
  const [offset, setOffset] = useState(centredOffset)
  const grip = useRef<{ pointer: Offset; offset: Offset } | null>(null)

  const moveTo = (next: Offset) => setOffset(clampToWindow(panel.current, next))

  useEffect(() => {
    if (!enabled) return
    const stayInside = () => setOffset((last) => clampToWindow(panel.current, last))
    window.addEventListener('resize', stayInside)
    return () => {
      window.removeEventListener('resize', stayInside)
      setOffset(centredOffset)
    }
  }, [enabled, panel])

  const bar = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { pointer: { x: event.clientX, y: event.clientY }, offset }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grip.current) return
      const { pointer, offset: from } = grip.current
      moveTo({ x: from.x + event.clientX - pointer.x, y: from.y + event.clientY - pointer.y })
    },
    onPointerUp: () => void (grip.current = null),
    onPointerCancel: () => void (grip.current = null),
  }

  const handle = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const next = movedByKey(offset, event.key)
      if (!next) return
      event.preventDefault()
      moveTo(next)
    },
    onClick: () => moveTo(nextStop(offset)),
  }

  return enabled ? { offset, bar, handle } : { offset: centredOffset, bar: {}, handle: {} }
}
