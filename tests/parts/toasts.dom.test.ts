import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ToastArea } from '#src/ui/ToastArea.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { outlineOf } from '../outlines/outline.ts'

const root = createRoot(document.createElement('div'))
const area = createElement(ToastArea, { label: '알림', closeLabel: '닫기' })
beforeAll(() => flushSync(() => root.render(createElement(UiProvider, null, area))))
afterAll(() => flushSync(() => root.unmount()))
const linesNow = () => outlineOf(document.querySelector('[data-toast-area]')!.outerHTML)

const empty = [
  '<section aria-label=알림 aria-live=off>',
  '  <div aria-live=polite aria-relevant=additions>',
  '    <ol>',
  '  <div aria-live=assertive aria-relevant=additions>',
  '    <ol>',
]

it('the two live regions for toasts exist from the start and are empty', () => {
  expect(linesNow()).toEqual(empty)
})

it.each(['secondary', 'success', 'warning', 'danger'] as const)(
  'shows a message that is %s, its action and its end',
  (severity) => {
    const pressed: string[] = []
    const action = { label: '되돌리기', run: () => pressed.push(severity) }
    const buttons = () => document.querySelectorAll<HTMLElement>('[data-toast-area] button')
    flushSync(() => {
      toaster.show({ message: '저장했습니다.<br>두 줄', severity, action })
      toaster.show({ message: '다른 곳', severity, group: 'elsewhere' })
    })
    const card = [
      '      <li> 저장했습니다. 두 줄',
      '        <button type=button> 되돌리기',
      '        <button type=button aria-label=닫기>',
    ]
    const [section, polite, list, urgent, urgentList] = empty
    expect(linesNow()).toEqual(
      severity === 'danger' ? [...empty, ...card] : [section, polite, list, ...card, urgent, urgentList],
    )
    flushSync(() => buttons()[0]!.click())
    expect(pressed).toEqual([severity])
    expect(buttons()).toHaveLength(0)
    flushSync(() => toaster.show({ message: '저장했습니다.', severity }))
    flushSync(() => buttons()[0]!.click())
    expect(linesNow()).toEqual(empty)
  },
)
