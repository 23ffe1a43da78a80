import { createElement, type KeyboardEvent, type PointerEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useDialogDrag } from '#src/ui/use-dialog-drag.ts'

const panel = { current: { offsetWidth: 400, offsetHeight: 300 } as HTMLElement }
const CENTRE = { x: 0, y: 0 }
let drag: ReturnType<typeof useDialogDrag>
type Drag = ReturnType<typeof useDialogDrag>
function Panel({ enabled, onDrawn }: { enabled: boolean; onDrawn: (drawn: Drag) => void }) {
  const drawn = useDialogDrag(panel, enabled)
  useLayoutEffect(() => onDrawn(drawn))
  return null
}
const recordDrag = (drawn: Drag) => void (drag = drawn)

let root: ReturnType<typeof createRoot>
const show = (enabled: boolean) =>
  flushSync(() => root.render(createElement(Panel, { enabled, onDrawn: recordDrag })))
beforeEach(() => {
  Object.assign(window, { innerWidth: 1440, innerHeight: 900 })
  root = createRoot(document.createElement('div'))
  show(true)
})

afterEach(() => flushSync(() => root.unmount()))

const bar = () => drag.bar as Required<Extract<typeof drag.bar, { onPointerUp: unknown }>>
const handle = () => drag.handle as Required<Extract<typeof drag.handle, { onClick: unknown }>>
const pressKey = (key: string) =>
  flushSync(() => handle().onKeyDown({ key, preventDefault() {} } as KeyboardEvent<HTMLElement>))
const at = (clientX: number, clientY: number, target = document.body, button = 0) =>
  ({
    clientX,
    clientY,
    button,
    target,
    currentTarget: { setPointerCapture() {} },
  }) as unknown as PointerEvent<HTMLElement>
const pointerDown = (event: PointerEvent<HTMLElement>) => flushSync(() => bar().onPointerDown(event))
const moveTo = (x: number, y: number) => flushSync(() => bar().onPointerMove(at(x, y)))

it('a dialog moves by arrow keys, and by no other key', () => {
  pressKey('ArrowRight')
  pressKey('ArrowDown')
  pressKey('Enter')
  expect(drag.offset).toEqual({ x: 16, y: 16 })
})

it('a dialog moves to the corners by clicks, and back to the centre', () => {
  const seen = Array.from({ length: 5 }, () => {
    flushSync(() => handle().onClick())
    return drag.offset
  })
  expect(new Set(seen.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`)).size).toBe(5)
  expect(seen.at(-1)).toEqual(CENTRE)
})

it.each(['onPointerUp', 'onPointerCancel'] as const)('follows the pointer until %s', (end) => {
  pressKey('ArrowRight')
  pointerDown(at(100, 100))
  moveTo(130, 140)
  moveTo(150, 90)
  expect(drag.offset).toEqual({ x: 66, y: -10 })
  flushSync(() => bar()[end]())
  moveTo(300, 300)
  expect(drag.offset).toEqual({ x: 66, y: -10 })
})

it('a dialog is not dragged with another mouse button, or by a pointer on one of its buttons', () => {
  pointerDown(at(100, 100, document.body, 2))
  moveTo(200, 200)
  pointerDown(at(100, 100, document.createElement('button')))
  moveTo(200, 200)
  expect(drag.offset).toEqual(CENTRE)
})

it('a dialog stays inside the window, also when the window becomes smaller', () => {
  pointerDown(at(0, 0))
  moveTo(5000, 5000)
  expect(drag.offset).toEqual({ x: 512, y: 292 })
  Object.assign(window, { innerWidth: 1000, innerHeight: 500 })
  flushSync(() => window.dispatchEvent(new Event('resize')))
  expect(drag.offset).toEqual({ x: 292, y: 92 })
})

it('a dialog is centred while it cannot be moved, and when it can be moved again', () => {
  pressKey('ArrowRight')
  show(false)
  expect(drag).toEqual({ offset: CENTRE, bar: {}, handle: {} })
  show(true)
  expect(drag.offset).toEqual(CENTRE)
})
