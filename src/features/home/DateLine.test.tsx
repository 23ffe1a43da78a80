import { expect, it } from 'vitest'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { DateLine } from './DateLine.tsx'

const line = (today: string) =>
  renderInApp(
    <DateLine
      from={{ name: '시작', date: '2026-12-01' }}
      to={{ name: '종료', date: '2026-12-15' }}
      now={{ name: '오늘', date: today }}
      kind="running"
    />,
  )

it('today is named above the line', async () => {
  expect(await line('2026-12-08')).toContain('오늘 2026.12.08')
})

it('today is not named a second time if the span begins today', async () => {
  const html = await line('2026-12-01')
  expect(html).toContain('2026.12.01')
  expect(html).not.toContain('오늘')
})
