import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type OpenPage, openPage } from '../acts/open-page.tsx'

beforeAll(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+09:00'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  })
})
afterAll(() => void vi.useRealTimers())

let page: OpenPage
const summary = '첫 공지의 시작입니다.'
const openLogin = async () => {
  page = await openPage('/auth/login', 'visitor', (id, data) =>
    id === 'getNotice' ? { ...(data as object), summary } : data,
  )
  await page.settle()
  return page.takeAsked().map(({ id }) => id)
}
afterEach(async () => {
  await page.close()
  vi.restoreAllMocks()
})

it('in a wide window, the login reads the beginning of its notice after the notice', async () => {
  expect(await openLogin()).toEqual(expect.arrayContaining(['listNotices', 'getNotice']))
  expect(document.querySelector('aside')?.textContent).toContain(summary)
})

it('in a narrow window, where no notice is shown, the login does not read it', async () => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('min-width') ? '(min-width: 9999px)' : query),
  )
  const asked = await openLogin()
  expect(asked).toContain('listNotices')
  expect(asked).not.toContain('getNotice')
})
