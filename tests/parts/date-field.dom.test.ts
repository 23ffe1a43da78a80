import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { enterValue } from '../acts/controls.ts'
import { openPage } from '../acts/open-page.tsx'

beforeAll(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+09:00'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  })
})
afterAll(() => void vi.useRealTimers())

it('a day can be typed in several formats or picked, and a text that is not a day remains in the field with an error', async () => {
  const page = await openPage('/admin/holiday', 'staff')
  const field = document.querySelector<HTMLInputElement>('[placeholder="연도.월.일"]')!
  const type = async (text: string) => {
    field.focus()
    enterValue(field, text)
    await page.settle()
    const whileTyping = field.value
    field.blur()
    await page.settle()
    return [whileTyping, field.value]
  }
  expect(await type('20261130')).toEqual(['20261130', '2026.11.30 (월)'])
  expect(await type('2026-12-1')).toEqual(['2026-12-1', '2026.12.01 (화)'])
  expect(await type('12월 1일')).toEqual(['12월 1일', '12월 1일'])
  expect(document.body.textContent).toContain('날짜를 2026.11.30처럼 입력하거나')

  document.querySelector<HTMLElement>('button[aria-label="달력 열기"]')!.click()
  // The dialog is imported first, since loading its code takes real time. A fake clock does not advance real time.
  await import('#src/forms/DateDialog.tsx')
  for (let turn = 0; turn < 50 && !document.querySelector('[role=grid]'); turn += 1) await page.settle()
  document.querySelector<HTMLElement>('[aria-label^="11월 27일 금요일"]')!.click()
  await page.settle()
  expect(field.value).toBe('2026.11.27 (금)')
  expect(document.querySelector('[role=grid]')).toBeNull()
  expect(document.body.textContent).not.toContain('날짜를 2026.11.30처럼 입력하거나')
  await page.close()
})

it('a time is typed with or without its colon, and completed when its field is left', async () => {
  const page = await openPage('/admin/hours', 'staff')
  const field = document.querySelector<HTMLInputElement>('[placeholder="시:분"]')!
  const type = async (...texts: string[]) => {
    field.focus()
    for (const text of texts) {
      enterValue(field, text)
      await page.settle()
    }
    const whileTyping = field.value
    field.blur()
    await page.settle()
    return [whileTyping, field.value]
  }
  expect(await type('1', '10', '103', '1030')).toEqual(['1030', '10:30'])
  expect(await type('9:00')).toEqual(['9:00', '09:00'])
  expect(await type('아침')).toEqual(['아침', '아침'])
  await page.close()
})
