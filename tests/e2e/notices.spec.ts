import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'

const rows = (page: Page) => page.getByRole('list', { name: '글 목록' }).getByRole('listitem')
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const searchFor = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('button', { name: '검색하기' }).click()
}

test('notices are listed by category, search and page, and Back preserves these parameters', async ({
  page,
}) => {
  await page.goto('/notice')
  await expect(title(page, '공지사항')).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  await expect(rows(page).filter({ hasText: '고정' })).toHaveCount(2)
  await expect(rows(page).first()).toContainText('고정')

  const filter = page.getByRole('navigation', { name: '분류' })
  await filter.getByRole('link', { name: '보안' }).click()
  await expect(page).toHaveURL('/notice?announcementType=security')
  await expect(filter.getByRole('link', { name: '보안' })).toHaveAttribute('aria-current')
  await expect(rows(page).filter({ hasNotText: '보안' })).toHaveCount(0)

  await searchFor(page, '위치의 로그인')
  await expect(page).toHaveURL(/announcementType=security&search=/)
  await expect(page.getByText('‘위치의 로그인’ 검색 결과 1건')).toBeVisible()
  await rows(page).getByRole('link').click()
  await expect(title(page, '새로운 기기와 위치의 로그인을 알려 드립니다')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '본인이 아니라면' })).toBeVisible()
  await expect(page).toHaveTitle('새로운 기기와 위치의 로그인을 알려 드립니다 | 빗장')

  await page.getByRole('link', { name: '공지사항 목록으로' }).click()
  await expect(page.getByText('‘위치의 로그인’ 검색 결과 1건')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('위치의 로그인')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/notice?announcementType=security')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('every notice is reached through the pages of the list, and through the links between notices', async ({
  page,
}) => {
  await page.goto('/notice')
  const titles: string[] = []
  for (;;) {
    await expect(rows(page).first()).toBeVisible()
    titles.push(...(await rows(page).getByRole('link').allTextContents()))
    const more = page.getByRole('link', { name: '더 보기' })
    if ((await more.count()) === 0) break
    const href = await more.getAttribute('href')
    await more.click()
    await expect(page).toHaveURL(href!)
    await expect(rows(page).getByRole('link').first()).not.toHaveText(titles.at(-20)!)
  }
  await page.getByRole('link', { name: '처음부터 보기' }).click()
  const total = Number(/\d+/.exec((await page.getByText(/^\d+건$/).textContent())!))
  expect([titles.length, new Set(titles).size]).toEqual([total, total])

  await rows(page).getByRole('link').nth(5).click()
  const neighbours = page.getByRole('navigation', { name: '앞뒤 글' })
  const previous = (await neighbours.getByRole('link').last().textContent())!
  const firstTitle = (await page.getByRole('heading', { level: 1 }).textContent())!
  await neighbours.getByRole('link').last().click()
  await expect(title(page, previous)).toBeVisible()
  await expect(neighbours.getByRole('link').first()).toHaveText(firstTitle)
})

test('a list keeps its scroll position, and a menu stays open, during hydration', async ({ page }, {
  project,
}) => {
  let letGo = () => {}
  const scrolled = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.js', async (route) => {
    await scrolled
    await route.continue()
  })
  await page.goto('/notice', { waitUntil: 'commit' })
  const more = page.getByRole('link', { name: '더 보기' })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  const menu = page.getByRole('navigation', { name: '주 메뉴' }).locator('details')
  if (project.name === 'phone') await menu.evaluate((details: HTMLDetailsElement) => (details.open = true))
  letGo()
  // Only the hydrated app has a toast area.
  await expect(page.getByRole('region', { name: '알림' })).toBeAttached()
  await page.waitForTimeout(100)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  if (project.name === 'phone') await expect(menu).toHaveAttribute('open')
})

test('a search without results links to all notices, and wildcards are plain characters @looks @long', async ({
  page,
}, info) => {
  await page.goto('/notice?search=%25')
  await expect(page.getByText('‘%’에 맞는 글이 없습니다')).toBeVisible()
  await look(page, 'notices-empty', info)
  await page.getByRole('link', { name: '전체 보기' }).click()
  await expect(page).toHaveURL('/notice')
  await expect(rows(page)).toHaveCount(20)
  await page.goto('/notice?search=2026&announcementType=NONSENSE&cursor=%20')
  await expect(page.getByRole('searchbox')).toHaveValue('2026')
  await page.goto('/support/board?announcementType=reply')
  await expect(page.getByText('‘답변’ 글이 없습니다')).toBeVisible()
})

test('an attachment is a download under its own name', async ({ page }) => {
  await page.goto('/notice')
  await rows(page)
    .filter({ hasText: '첨부 파일 있음' })
    .getByRole('link', { name: '정기 점검 안내' })
    .first()
    .click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '정기 점검 안내문.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('정기 점검 안내문.pdf')
  expect(
    readFileSync((await download.path())!)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a missing post is reported and links to the list @looks', async ({ page }, info) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await page.goto(`/notice/${id}`)
    await expect(title(page, '글을 찾을 수 없습니다')).toBeVisible()
    await expect(page).toHaveTitle('글을 찾을 수 없습니다 | 빗장')
  }
  await look(page, 'post-missing', info)
  await page.getByRole('link', { name: '공지사항 목록으로' }).click()
  await expect(title(page, '공지사항')).toBeVisible()

  const guide = await page
    .goto('/support/board')
    .then(() => rows(page).getByRole('link').first().getAttribute('href'))
  await page.goto(guide!.replace('/support/board/', '/notice/'))
  await expect(title(page, '글을 찾을 수 없습니다')).toBeVisible()
})

test('guides have headings, lists and links of their own @long', async ({ page }) => {
  await page.goto('/support/board')
  await rows(page).getByRole('link', { name: '처음 로그인하는 방법' }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 2, name: '로그인하기' })).toBeVisible()
  await expect(article.getByRole('listitem').filter({ hasText: '비밀번호를 정합니다' })).toBeVisible()
  await article.getByRole('link', { name: '로그인 화면' }).click()
  await expect(page).toHaveURL('/auth/login')

  await page.goto('/support/board?search=청구서')
  await rows(page).getByRole('link', { name: '청구서를 읽는 방법' }).click()
  await expect(article.getByRole('link', { name: '자주 묻는 질문(Q&A)' })).toBeVisible()
})

test('a notice shows every element of a post and a long heading @looks', async ({ page }, info) => {
  await page.goto('/notice?search=종합 안내')
  await rows(page).getByRole('link', { name: '회사를 옮기는 구성원' }).first().click()
  await expect(title(page, /회사를 옮기는 구성원/)).toBeVisible()
  await look(page, 'notice-long', info)
})

test('the app list is filtered by category, device and search @looks @long', async ({ page }, info) => {
  await page.goto('/apps')
  const cards = page.getByRole('list', { name: '앱 목록' }).locator('> li')
  await expect(cards).toHaveCount(18)
  await page.getByRole('navigation', { name: '기기' }).getByRole('link', { name: 'iOS' }).click()
  await expect(page).toHaveURL('/apps?device=IOS')
  await expect(cards.filter({ hasNot: page.getByText('iOS', { exact: true }) })).toHaveCount(0)
  await look(page, 'apps-filtered', info)
  await page.getByRole('navigation', { name: '분야' }).getByRole('link', { name: '경영 지원' }).click()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('모바일 출퇴근')
  await searchFor(page, '없는 앱')
  await expect(page.getByText('조건에 맞는 앱이 없습니다')).toBeVisible()
  await look(page, 'apps-empty', info)
  await page.getByRole('link', { name: '전체 보기' }).click()
  await expect(page).toHaveURL('/apps')
  await expect(cards).toHaveCount(18)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('boards and apps are read, filtered and searched', async ({ page }) => {
    await page.goto('/notice')
    await page.getByRole('navigation', { name: '분류' }).getByRole('link', { name: '보안' }).click()
    await searchFor(page, '위치의 로그인')
    await expect(page).toHaveURL(/announcementType=security&search=/)
    await rows(page).getByRole('link').click()
    await expect(title(page, '새로운 기기와 위치의 로그인을 알려 드립니다')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '본인이 아니라면' })).toBeVisible()
    await page.getByRole('link', { name: '공지사항 목록으로' }).click()
    await expect(rows(page)).toHaveCount(1)
    for (let back = 0; back < 3; back += 1) await page.goBack()
    await expect(page).toHaveURL('/notice?announcementType=security')
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.goto('/apps?device=IOS&category=경영 지원')
    await expect(page.getByText('모바일 출퇴근')).toBeVisible()
  })
})

test('a page that the server sent with its data makes none of the calls again @long', async ({ page }) => {
  const calledPaths: string[] = []
  page.on(
    'request',
    (request) =>
      void (
        /\/(?:notice|board|app)\//.test(request.url()) &&
        request.method() === 'POST' &&
        calledPaths.push(request.url())
      ),
  )
  for (const path of [
    '/notice?search=2026',
    '/support/board?announcementType=security',
    '/apps?device=IOS&search=결재',
  ]) {
    await page.goto(path)
    await page.getByRole('searchbox').fill('살아 있음')
    await page.waitForLoadState('networkidle')
  }
  expect(calledPaths).toEqual([])
})

test('crawlers find the feed, the sitemap and every page in them', async ({ page, request, portal }) => {
  await page.goto('/notice')
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const rss = await (await request.get(feed!)).text()
  expect(rss.match(/<item>/g)).toHaveLength(20)
  expect(rss).toContain(`<link>${portal.origin}/notice/`)

  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = await (await request.get(/^Sitemap: (.*)$/m.exec(robots)![1]!)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(60)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})
