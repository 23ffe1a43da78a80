import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { type OpenPage, openPage } from '../acts/open-page.tsx'

beforeAll(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+09:00'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  })
})
afterAll(() => void vi.useRealTimers())

const REQUEST = '/apps/request?requestId=c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581'
const buttonOf = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
    ({ textContent }) => textContent === name,
  )

const open = async () => {
  const page = await openPage(REQUEST, 'member')
  await page.settle()
  page.takeAsked()
  return page
}
const press = async (page: OpenPage, name: string) => {
  buttonOf(name)!.click()
  await page.pass(2 * SECOND_MS)
}
const decisionsOf = (page: OpenPage) => page.takeAsked().filter(({ id }) => id === 'decideAccessRequest')

it('a decision on the page of a request is sent after the seconds to undo it, once', async () => {
  const page = await open()
  await press(page, '승인하기')
  expect(document.activeElement?.textContent).toContain('되돌리기')
  expect(decisionsOf(page)).toEqual([])
  await page.pass(UNDO_SECONDS * SECOND_MS)
  await page.settle()
  expect(decisionsOf(page)).toMatchObject([{ input: { decision: 'APPROVE', termDays: 30 } }])
  await page.close()
})

it('an undone decision is not sent, and the typed reason stays', async () => {
  const page = await open()
  const [reason] = document.querySelectorAll('main textarea')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(reason, '기간이 깁니다.')
  reason!.dispatchEvent(new Event('input', { bubbles: true }))
  await press(page, '반려하기')
  await press(page, '되돌리기')
  await page.pass(2 * UNDO_SECONDS * SECOND_MS)
  expect(decisionsOf(page)).toEqual([])
  expect(document.querySelector('main textarea')).toHaveProperty('value', '기간이 깁니다.')
  expect(buttonOf('승인하기')).toBeDefined()
  await page.close()
})

it('a decision is sent at once when its screen is left', async () => {
  const page = await open()
  await press(page, '승인하기')
  await page.router.navigate({ to: '/support' })
  await page.settle()
  expect(decisionsOf(page)).toMatchObject([{ input: { decision: 'APPROVE' } }])
  await page.close()
})
