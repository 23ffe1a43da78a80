import type { Page } from '@playwright/test'
import { imageSize } from 'image-size'
import { plainMember } from '../support/accounts.ts'
import { arrive, waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountMenu, enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { addressOf, publicPages } from '../support/public-pages.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Expects that the hydrated page contains its metadata for machines once, as its HTML does. */
async function expectMetadata(page: Page, path: string): Promise<void> {
  const { request } = page
  const html = await (await request.get(path)).text()
  expect(html.match(/<title>/g)).toHaveLength(1)
  // Removes the addresses of files, since the hash in a file name may contain two underscores.
  expect(html.replaceAll(/\/assets\/[^"]+/g, '')).not.toContain('__')
  const { origin, pathname } = new URL(page.url())
  await expect(page).toHaveTitle(/빗장/)
  await expect(page.locator('title')).toHaveCount(1)
  for (const [selector, attribute, value] of [
    ['meta[name=description]', 'content', /.{20,}/],
    ['link[rel=canonical]', 'href', `${origin}${pathname}`],
    ['meta[property="og:url"]', 'content', `${origin}${pathname}`],
    ['meta[property="og:title"]', 'content', await page.title()],
    ['meta[property="og:description"]', 'content', /.{20,}/],
  ] as const) {
    await expect(page.locator(selector)).toHaveCount(1)
    await expect(page.locator(selector)).toHaveAttribute(attribute, value)
  }
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  const card = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await request.get(card!)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(imageSize(await picture.body())).toMatchObject({ width: 1200, height: 630 })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const shown of publicPages) {
    const { name, title, holds } = shown
    test(`${name} shows its content`, async ({ page, portal }) => {
      expect((await page.goto(await addressOf(shown, portal.origin)))!.status()).toBe(200)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('main').getByText(holds).first()).toBeVisible()
      await expect(page.getByText('자바스크립트를 켜')).toHaveCount(0)
    })
  }

  test('links work, and the server calculates an estimate', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: '요금제 보기', exact: true }).click()
    await page.getByRole('link', { name: '연 결제', exact: true }).click()
    await page.getByRole('link', { name: '프로 이 요금제 선택' }).click()
    await page.getByLabel('사용자 수').fill('12')
    await page.getByRole('button', { name: '계산하기' }).click()
    await expect(page).toHaveURL('/service/plan?plan=PRO&cycle=Y&users=12')
    await expect(page.getByText('594,000원', { exact: true })).toBeVisible()
  })
})

test('public pages hydrate without a shift, an error, a font or a second download, and have their metadata @looks', async ({
  context,
  portal,
}, info) => {
  // The first page is loaded without a cache, the other pages with the cache of a visitor who has already opened one.
  for (const shown of publicPages)
    await test.step(shown.name, async () => {
      const page = await context.newPage()
      const path = await addressOf(shown, portal.origin)
      const { shift, moved, calls, fetched, fonts, complaints } = await arrive(page, path)
      await expect(heading(page, shown.title)).toBeVisible()
      expect(complaints).toEqual([])
      expect(shift, moved).toBe(0)
      expect(fetched.length).toBeGreaterThan(5)
      expect(fetched).toEqual([...new Set(fetched)])
      expect(fonts).toEqual([])
      // The page's HTML already contains the session.
      expect(calls.filter((call) => call.includes('session/info'))).toEqual([])
      await expectMetadata(page, path)
      await look(page, shown.name, info)
      await page.close()
    })
})

for (const { name, path, title, holds } of publicPages.filter(({ name }) =>
  ['notices', 'guides'].includes(name),
))
  test(`${name} is rendered and hydrated with unknown parameters${name === 'notices' ? '' : ' @long'}`, async ({
    page,
    request,
  }) => {
    for (const query of ['utm_source=mail', 'announcementType=nonsense&utm_source=mail']) {
      const response = await request.get(`${path}?${query}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain(holds)
      const { complaints } = await arrive(page, `${path}?${query}`)
      expect(complaints).toEqual([])
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('main').getByText(holds).first()).toBeVisible()
      await expect(page.getByText('불러오지 못했습니다').filter({ visible: true })).toHaveCount(0)
    }
  })

test('a member sees a public page with their name in the header, and a visitor sees the page without a name', async ({
  page,
}) => {
  await enter(page, '/my', plainMember)
  const html = await (await fetch(new URL('/', page.url()))).text()
  expect(html).toContain('도입은 세 단계로 끝납니다')
  expect(html).not.toContain(plainMember.email)
  expect(html).not.toContain('내 메뉴')
  const { shift, moved, complaints } = await arrive(page, '/')
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByRole('link', { name: '내 구독 보기' })).toBeVisible()
  expect(complaints).toEqual([])
  // The account menu is wider than the login link that it replaces; only the end of the header moves.
  expect(shift, moved).toBeLessThan(0.001)
})

test('the home page shows the product in the visitor’s theme, and downloads no picture of the other theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const { fetched } = await arrive(page, '/')
  // The first example and the life of a permission are HTML in the page; the others are images.
  await expect(page.getByRole('img', { name: /^권한 승인 화면의 예: / })).toBeVisible()
  const life = page.getByRole('list', { name: '권한 하나가 시작해서 끝날 때까지' })
  await expect(life.getByRole('listitem')).toHaveText([/신청/, /승인/, /14일 전 알림/, /자동 회수/])
  const pictures = page.locator('main img').filter({ visible: true })
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /-dark-[\w-]+\.webp$/,
    )
    expect(await picture.getAttribute('alt')).toMatch(/^(?:이상 행위|청구서) .+: /)
  }
  expect(fetched.filter((address) => address.includes('-light-'))).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  const lightPicture = pictures.first()
  await expect(lightPicture).toHaveAttribute('src', /-light-/)
  await expect(lightPicture).toHaveJSProperty('complete', true)
})

test('every page with a footer names the operator and links to its terms and its privacy policy', async ({
  page,
}) => {
  for (const path of ['/', '/auth/login']) {
    const { calls, complaints } = await arrive(page, path)
    expect(complaints).toEqual([])
    expect(calls.filter((call) => call.includes('operator'))).toEqual([])
    const pageFooter = page.getByRole('contentinfo')
    // The footer of the login page is one line. A click on it shows the facts about the business.
    if (path === '/auth/login') await pageFooter.getByText('사업자 정보', { exact: true }).click()
    await expect(pageFooter.getByText(/^빗장 체험판 대표 .+ 사업자등록번호 \d{3}-\d{2}-\d{5}$/)).toBeVisible()
    await expect(pageFooter.getByText('통신판매업 신고번호')).toBeVisible()
    for (const [link, title] of [
      ['이용약관', '서비스 이용약관'],
      ['개인정보 처리방침', '개인정보 처리방침'],
    ] as const) {
      await pageFooter.getByRole('link', { name: link }).click()
      await expect(heading(page, title)).toBeFocused()
      await page.goBack()
    }
  }
})

test('the home page and the plans carry structured data', async ({ page, portal }) => {
  const readPage = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  }
  const [organisation, site] = await readPage('/')
  expect(organisation).toMatchObject({ '@type': 'Organization', name: '빗장', url: `${portal.origin}/` })
  expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organisation!['@id'] } })
  const [software] = await readPage('/service/plan')
  expect(software).toMatchObject({ '@type': 'SoftwareApplication' })
  expect(software!['offers']).toContainEqual(
    expect.objectContaining({ sku: 'SSO-PRO', price: '4500', priceCurrency: 'KRW' }),
  )
})

test('the estimate changes with the form, the plan and the parameters of the URL', async ({ page }) => {
  await page.goto('/service/plan')
  await waitForHydration(page)
  const total = page.getByRole('status').filter({ hasText: '매월' })
  await expect(total).toContainText('66,000원')
  await page.getByLabel('사용자 수').fill('100')
  await page.getByLabel('사용자 수').press('Enter')
  await expect(page).toHaveURL('/service/plan?users=100')
  // 100 users exceed the smallest plan, so the price is that of the cheapest plan that admits them.
  await expect(total).toContainText('495,000원')
  await page.getByRole('link', { name: '달러' }).click()
  await expect(total).toContainText('$495.00')
  await page.getByRole('link', { name: '베이직 이 요금제 선택' }).click()
  await expect(page.getByText('베이직은 50명까지 이용할 수 있습니다. 프로를 선택해 주세요.')).toBeVisible()
  await expect(page.getByRole('link', { name: '이 금액으로 신청하기' })).toHaveCount(0)
  await page.getByRole('link', { name: '프로로 바꾸기' }).click()
  await expect(page.getByRole('link', { name: '이 금액으로 신청하기' })).toBeVisible()
  await expect(total).toContainText('$495.00')
  await page.getByRole('link', { name: '엔터프라이즈 이 요금제 선택' }).click()
  await expect(total).toContainText('$979.00')
  await page.goBack()
  await expect(total).toContainText('$495.00')
  await page.goto('/service/plan?users=0&currency=EUR&service=NONE')
  await expect(total).toContainText('66,000원')
  await expect(page.getByLabel('사용자 수')).toHaveValue('30')
})

test('the menu of narrow windows opens, navigates and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await waitForHydration(page)
  const opener = page.locator('summary', { hasText: '메뉴' })
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link')).toHaveCount(7)
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link')).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: '기능' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/service')
  await expect(menu.getByRole('link')).toHaveCount(0)
  await expect(heading(page, '필요한 서비스만 골라 씁니다')).toBeFocused()

  await opener.click()
  await expect(menu.getByRole('link', { name: '서비스' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: '서비스' }).click()
  await expect(menu.getByRole('link')).toHaveCount(0)

  await opener.click()
  await expect(menu.getByRole('link')).toHaveCount(7)
  await page.mouse.click(4, 740)
  await expect(menu.getByRole('link')).toHaveCount(0)
  await expect(page).toHaveURL('/service')
})

test('the home page with its questions and its menu open is accessible and fits the window @looks', async ({
  page,
}, info) => {
  await page.goto('/')
  await waitForHydration(page)
  const questions = page.locator('main details > summary')
  for (const question of await questions.all()) await question.click()
  if (info.project.name === 'phone') await page.locator('summary', { hasText: '메뉴' }).click()
  await look(page, 'home-open', info)
})

test('a click before the files of another area have loaded navigates once they have loaded', async ({
  page,
}) => {
  let letThrough = () => {}
  const held = new Promise<void>((done) => (letThrough = done))
  await page.route(/\/assets\/auth-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/feature')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).first().click()
  await expect(heading(page, '들어오는 순간부터 나가는 순간까지 지킵니다')).toBeVisible()
  letThrough()
  await expect(page).toHaveURL('/auth/login')
  await expect(heading(page, '로그인')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/feature')
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'))
  await page.goBack()
  await page.goForward()
  await expect(page.getByText('페이지를 찾을 수 없습니다')).toBeVisible()
})
