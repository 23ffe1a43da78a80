import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingStatus } from '#src/ui/LoadingStatus.tsx'
import { UiProvider } from '#src/ui/UiProvider.tsx'

const LABEL = '불러오는 중입니다...'
const container = document.createElement('div')
const field = document.createElement('input')
let root: ReturnType<typeof createRoot>
const show = (state: { isLoading: boolean; isBlocked: boolean }) =>
  flushSync(() =>
    root.render(createElement(UiProvider, null, createElement(LoadingStatus, { ...state, label: LABEL }))),
  )
const passTime = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms))
const shown = () => document.querySelector('[role=status]')?.textContent
/** Whether the field still receives what is typed and pressed. */
const isUsable = () =>
  ['keydown', 'beforeinput', 'click'].every((type) =>
    field.dispatchEvent(
      new (type === 'keydown' ? KeyboardEvent : Event)(type, { bubbles: true, cancelable: true }),
    ),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.append(container, field)
  root = createRoot(container)
  show({ isLoading: false, isBlocked: false })
})
afterEach(() => {
  flushSync(() => root.unmount())
  container.remove()
  field.remove()
  vi.useRealTimers()
})

it('a page that loads for longer than 300 ms is announced, and the page before it stays usable', () => {
  show({ isLoading: true, isBlocked: false })
  passTime(299)
  expect(shown()).toBe('')
  passTime(1)
  expect(shown()).toBe(LABEL)
  expect(isUsable()).toBe(true)
  show({ isLoading: false, isBlocked: false })
  expect(shown()).toBe('')
})

it('a blocked screen receives nothing that is typed or pressed after 300 ms, and is usable when it is over', () => {
  show({ isLoading: false, isBlocked: true })
  passTime(299)
  expect(isUsable()).toBe(true)
  passTime(1)
  expect(shown()).toBe(LABEL)
  expect(isUsable()).toBe(false)
  show({ isLoading: true, isBlocked: false })
  expect(isUsable()).toBe(true)
})
