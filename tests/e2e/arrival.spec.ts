import { devices, type Page } from '@playwright/test'
import { appAdmin, plainMember, privateMember, securityMember } from '../support/accounts.ts'
import { arrive, hold, waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountMenu } from '../support/journeys.ts'
import { signIn } from '../support/sign-in.ts'

const passwordField = (page: Page) => page.getByLabel('비밀번호', { exact: true })

/** Delays the app's files until the returned function is called. */
const holdApp = (page: Page) => hold(page, '**/assets/*.js')

test('the login is shown before the app has loaded, and typed text and clicks take effect once it has', async ({
  page,
}) => {
  const letCome = await holdApp(page)
  await page.goto('/auth/login?returnTo=%2Fmy%2Fsubscription', { waitUntil: 'commit' })
  await page.getByLabel('이메일').fill(plainMember.email)
  await passwordField(page).fill('not-this-one-8213')
  await page.getByRole('button', { name: '로그인하기', exact: true }).click()
  await expect(page).toHaveURL('/auth/login?returnTo=%2Fmy%2Fsubscription')
  letCome()
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다')).toBeVisible()
  await expect(page.getByLabel('이메일')).toHaveValue(plainMember.email)
  await passwordField(page).fill(plainMember.password)
  await page.getByRole('button', { name: '로그인하기', exact: true }).click()
  await expect(page).toHaveURL('/my/subscription')
})

test('a request is begun by a link that is clicked before the app has loaded', async ({ page }) => {
  await signIn(page, plainMember)
  const letCome = await holdApp(page)
  await page.goto('/subscription', { waitUntil: 'commit' })
  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await expect(page).toHaveURL(/\/subscription\/terms\?/)
  letCome()
  await expect(page.getByRole('heading', { name: '약관에 동의해 주세요' })).toBeVisible()
  await page.goto(page.url())
  await expect(page.getByRole('heading', { name: '구독 신청', exact: true })).toBeVisible()
})

test('a menu whose code loads last opens after an early click', async ({ page }) => {
  await signIn(page, plainMember)
  await page.goto('/notice')
  const letCome = await hold(page, /\/assets\/member-[^/]+\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await accountMenu(page).click()
  await page.getByRole('button', { name: '로그아웃', exact: true }).click()
  // Waits until everything except the blocked files has loaded.
  await page.waitForTimeout(1_500)
  letCome()
  await expect(page.getByRole('link', { name: '로그인', exact: true })).toBeVisible()
})

test('a form that was submitted empty before hydration shows its errors, even if hydration is slow', async ({
  page,
}) => {
  // React schedules its work by messages to itself; delaying them makes hydration slow.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 200)
    }
  })
  const letCome = await holdApp(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '로그인하기', exact: true }).click()
  letCome()
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
})

const appLate = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '화면을 아직 다 불러오지 못했습니다' })

for (const [what, files] of [
  ['none of the files', /\/assets\/[^/]+\.js$/],
  // The core file starts the rest of the app. It is imported by the first file, which does load.
  ['all files but that of the screens', /\/assets\/core-[^/]+\.js$/],
] as const)
  test(`an app that loads with ${what} reports the failure on a page with working links, and a click loads it again`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort('connectionreset'))
    await page.goto('/notice', { waitUntil: 'commit' })
    await expect(appLate(page)).toBeVisible()
    await page.getByRole('searchbox').fill('점검')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/notice\?.*%EC%A0%90%EA%B2%80/)
    await page.getByRole('link', { name: '로그인', exact: true }).first().click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.getByRole('button', { name: '로그인하기', exact: true }).click()
    await expect(appLate(page)).toBeVisible()
    await page.unroute(files)
    await appLate(page).getByRole('button', { name: '새로 고침' }).click()
    await waitForHydration(page)
    await expect(appLate(page)).toHaveCount(0)
    await page.getByRole('button', { name: '로그인하기', exact: true }).click()
    await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
  })

test('a syllable that is being composed during hydration stays complete, with all typed text', async ({
  page,
}) => {
  const letCome = await holdApp(page)
  await page.goto('/inquiry/write', { waitUntil: 'commit' })
  const [subject, text] = [page.getByLabel('제목'), page.getByLabel('내용', { exact: true })]
  await subject.fill('로그인')
  await text.fill('어제부터 ')
  await text.press('End')
  const ime = await page.context().newCDPSession(page)
  const compose = (typed: string) =>
    ime.send('Input.imeSetComposition', {
      text: typed,
      selectionStart: typed.length,
      selectionEnd: typed.length,
    })
  await compose('ㅇ')
  await compose('아')
  letCome()
  await waitForHydration(page)
  // Earlier input is replayed within a moment.
  await page.waitForTimeout(500)
  await compose('안')
  await expect(text).toHaveValue('어제부터 안')
  await compose('않')
  await ime.send('Input.insertText', { text: '않' })
  await expect(text).toHaveValue('어제부터 않')
  await compose('아')
  await ime.send('Input.insertText', { text: '아' })
  await expect(text).toHaveValue('어제부터 않아')
  await expect(subject).toHaveValue('로그인')
  // The state of the app contains the text as well, and is stored as a draft.
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft:inquiry'))
  await expect
    .poll(async () => JSON.parse((await draft()) ?? '{}') as object)
    .toMatchObject({
      subject: '로그인',
      body: '어제부터 않아',
    })
})

test('a page that only the app can render reports an app that does not load', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
  // An address with an invalid filter is not rendered on the server.
  await page.goto(`/notice?keyword=${'a'.repeat(1_000)}`, { waitUntil: 'commit' })
  await expect(appLate(page)).toBeVisible()
})

test('a message reports that the app loads late, until it has loaded and handles the clicks', async ({
  page,
}) => {
  await page.clock.install()
  const letCome = await holdApp(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '로그인하기', exact: true }).click()
  const field = await page.getByLabel('이메일').boundingBox()
  await page.clock.fastForward(20_000)
  await expect(appLate(page)).toBeInViewport({ ratio: 1 })
  // Elements that are about to be clicked do not move.
  expect(await page.getByLabel('이메일').boundingBox()).toEqual(field)
  letCome()
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
  await expect(appLate(page)).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form of the app sends nothing, and states that the app needs scripts', async ({ page }) => {
    const html = await (await page.goto('/auth/login'))!.text()
    await page.getByLabel('이메일').fill(plainMember.email)
    await passwordField(page).fill(plainMember.password)
    await page.getByRole('button', { name: '로그인하기', exact: true }).click()
    await expect(page).toHaveURL('/auth/login')
    expect(html).toMatch(/<noscript>.*자바스크립트를 켜.*<\/noscript>/)
  })
})

test('pages are sent to a member with their content, and the browser does not repeat the calls that loaded the content', async ({
  page,
  context,
}) => {
  await signIn(page, plainMember)
  for (const path of ['/my', '/my/subscription', '/apps', '/notice'])
    await test.step(path, async () => {
      // On a busy machine rendering a page may exceed its time limit, so that the page is empty.
      await expect(async () => expect(await (await page.request.get(path)).text()).toMatch(/<h1\b/)).toPass()
      const { shift, moved, calls, complaints } = await arrive(await context.newPage(), path)
      expect(complaints).toEqual([])
      expect(shift, moved).toBeLessThan(0.001)
      // Only the browser reads the counts of the menus, so these calls are expected.
      expect(calls.filter((call) => !/\/(?:notification\/unread|work\/count)/.test(call))).toEqual([])
    })
})

test('a guard answers with a redirect that preserves the return path, and nothing personal is cached', async ({
  page,
}) => {
  const withoutRedirects = { maxRedirects: 0 }
  const path = '/my/subscription?subscriptionState=ACTIVE'
  for (const asked of ['/my', path]) {
    const out = await page.request.get(asked, withoutRedirects)
    expect([out.status(), out.headers()['location']]).toEqual([
      302,
      `/auth/login?returnTo=${encodeURIComponent(asked)}`,
    ])
  }
  await signIn(page, privateMember)
  const answer = await page.request.get(path, withoutRedirects)
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect((await page.request.get('/auth/login', withoutRedirects)).headers()['location']).toBe('/my')
  expect((await page.request.get('/admin', withoutRedirects)).status()).toBe(404)
})

test('pages that two members open alternately contain only the data of the member who opens them', async ({
  browser,
  portal,
}) => {
  const [one, other] = [plainMember, privateMember]
  const readers = await Promise.all(
    [one, other, undefined].map(async (account) => {
      const page = await browser.newPage({ baseURL: portal.origin })
      if (account) await signIn(page, account, { origin: portal.origin })
      return { page, account }
    }),
  )
  const paths = [
    '/',
    '/my',
    '/my/subscription',
    '/apps',
    '/notice',
    '/service/plan',
    '/my/member',
    '/my/bill',
  ]
  for (let round = 0; round < 5; round += 1)
    await Promise.all(
      paths.flatMap((path) =>
        readers.map(async ({ page, account }) => {
          const html = await (await page.request.get(path)).text()
          const shownAccounts = [one, other].filter(({ email }) => html.includes(email))
          // On a busy machine a page may be empty, and then contains no personal data.
          expect(shownAccounts, `${path} of ${account?.email}`).toEqual(
            account && html.includes('id="page-data"') ? [account] : [],
          )
        }),
      ),
    )
  await Promise.all(readers.map(({ page }) => page.close()))
})

test('after the logout, neither Back nor a reload shows the page again', async ({ page }) => {
  await signIn(page, plainMember)
  await page.goto('/my/subscription')
  await waitForHydration(page)
  const rows = page.locator('main a[href*="/my/subscription/detail"]')
  expect(await rows.count()).toBeGreaterThan(0)
  await page.goto('/')
  await waitForHydration(page)
  await page.context().clearCookies()
  await page.goBack()
  for (const again of [() => page.reload(), undefined]) {
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Fmy%2Fsubscription$/)
    await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
    await expect(rows).toHaveCount(0)
    await again?.()
  }
})

test('a row of filters that was scrolled before the app loaded stays at its position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const letCome = await holdApp(page)
  await page.goto('/apps', { waitUntil: 'commit' })
  const row = page.getByRole('navigation', { name: '분야' }).getByRole('list')
  await row.evaluate((list) => (list.scrollLeft = 90))
  letCome()
  await waitForHydration(page)
  expect(await row.evaluate((list) => list.scrollLeft)).toBe(90)
})

test.describe('in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('a list is shown before the app has loaded, and does not move when the app hydrates', async ({
    page,
  }) => {
    await signIn(page, plainMember)
    const row = page.locator('main a[href*="/my/subscription/detail"]:visible').first()
    const letCome = await holdApp(page)
    await page.goto('/my/subscription', { waitUntil: 'commit' })
    await expect(row).toBeVisible()
    const before = await row.boundingBox()
    letCome()
    await waitForHydration(page)
    expect(await row.boundingBox()).toEqual(before)
  })
})

test.describe('at a desk', () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Desktop Chrome']
  test.use({ viewport, userAgent, isMobile, hasTouch })

  for (const { path, account, byMessage, limit } of [
    { path: '/admin/abnormal?abnormalState=OPEN', account: securityMember, byMessage: false, limit: 0.001 },
    { path: '/admin/approval', account: appAdmin, byMessage: true, limit: 0.001 },
  ])
    test(`${path} does not move when the app hydrates`, async ({ page, portal }) => {
      await signIn(page, account, byMessage ? { portal } : {})
      const { shift, moved } = await arrive(page, path)
      expect(shift, moved).toBeLessThan(limit)
      await expect(page.locator('main [data-row-link]:visible').first()).toBeVisible()
    })
})
