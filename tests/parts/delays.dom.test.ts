import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDelayedFocus } from '#src/ui/use-delayed-focus.ts'
import { useDelayedFlag } from '#src/ui/use-shown-after.ts'

const DELAY_MS = 300
const button = createRef<HTMLButtonElement>()
function Parts({ open }: { open: boolean }) {
  useDelayedFocus(button, open)
  const isDue = useDelayedFlag(open, DELAY_MS)
  return createElement('button', { type: 'button', ref: button }, isDue ? 'due' : 'waiting')
}

const place = document.createElement('div')
let root: ReturnType<typeof createRoot>
const show = (open: boolean) => flushSync(() => root.render(createElement(Parts, { open })))
const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms))
const hasFocus = () => document.activeElement?.tagName === 'BUTTON'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.append(place)
  root = createRoot(place)
  show(false)
})
afterEach(() => {
  flushSync(() => root.unmount())
  place.remove()
  vi.useRealTimers()
})

it('an opened element gets the focus after 100 ms, and not before', () => {
  pass(1000)
  expect(hasFocus()).toBe(false)
  show(true)
  pass(99)
  expect(hasFocus()).toBe(false)
  pass(1)
  expect(hasFocus()).toBe(true)
})

it('an element that is closed before the delay ends gets no focus', () => {
  show(true)
  pass(99)
  show(false)
  pass(1000)
  expect(hasFocus()).toBe(false)
})

it('an indicator is shown if its state lasts longer than the delay, and hidden immediately when the state ends', () => {
  show(true)
  pass(DELAY_MS - 1)
  expect(button.current?.textContent).toBe('waiting')
  pass(1)
  expect(button.current?.textContent).toBe('due')
  show(false)
  expect(button.current?.textContent).toBe('waiting')
  show(true)
  expect(button.current?.textContent).toBe('waiting')
})
