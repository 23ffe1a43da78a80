import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPage } from '../acts/open-page.tsx'

beforeAll(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+09:00'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  })
})
afterAll(() => void vi.useRealTimers())

const linksOn = async (address: string) => {
  const page = await openPage(address, 'visitor')
  await page.settle()
  const main = document.querySelector('main')!
  const found = {
    text: main.textContent,
    hrefs: [...main.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  }
  await page.close()
  return found
}

it('the error screen shows when the error happened, and how to reach the operator', async () => {
  const { text, hrefs } = await linksOn('/error?message=잠시 후 다시 시도해 주세요.&code=503')
  expect(text).toContain('발생 시각 2026.11.23 09:00')
  expect(text).toContain('오류 코드 (503)')
  expect(hrefs).toContainEqual(expect.stringMatching(/^tel:[\d-]+$/))
  expect(hrefs).toContainEqual(expect.stringMatching(/^mailto:.+@/))
  expect(hrefs).toContain('/inquiry/write?inquiryType=TECHNICAL')
})

it('an unknown page has one cause and one way on, and asks for no report', async () => {
  const { text, hrefs } = await linksOn('/error?code=404')
  expect(text).not.toContain('발생 시각')
  expect(hrefs.filter((href) => href?.startsWith('/inquiry/write'))).toEqual([])
})
