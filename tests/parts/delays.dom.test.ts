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

const container = document.createElement('div')
let root: ReturnType<typeof createRoot>
const show = (open: boolean) => flushSync(() => root.render(createElement(Parts, { open })))
const passTime = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms))
const hasFocus = () => document.activeElement?.tagName === 'BUTTON'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.append(container)
  root = createRoot(container)
  show(false)
})
afterEach(() => {
  flushSync(() => root.unmount())
  container.remove()
  vi.useRealTimers()
})

it('an opened element gets the focus after 100 ms, and not before', () => {
  passTime(1000)
  expect(hasFocus()).toBe(false)
  show(true)
  passTime(99)
  expect(hasFocus()).toBe(false)
  passTime(1)
  expect(hasFocus()).toBe(true)
})

it('an element that is closed before the delay ends gets no focus', () => {
  show(true)
  passTime(99)
  show(false)
  passTime(1000)
  expect(hasFocus()).toBe(false)
})

it('an indicator is shown if its state lasts longer than the delay, and hidden immediately when the state ends', () => {
  show(true)
  passTime(DELAY_MS - 1)
  expect(button.current?.textContent).toBe('waiting')
  passTime(1)
  expect(button.current?.textContent).toBe('due')
  show(false)
  expect(button.current?.textContent).toBe('waiting')
  show(true)
  expect(button.current?.textContent).toBe('waiting')
})
