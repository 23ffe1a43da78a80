import type { Page } from '@playwright/test'
import { plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { giveCredentials } from '../support/journeys.ts'
import type { Portal } from '../support/portal.ts'
import { makeRelease, type Release } from '../support/release.ts'

type Site = {
  portal: Portal
  /** The next release, to which the portal is updated. */
  next: Release
  /** Restarts the portal with another release, by default the next one. */
  release: (release?: Release) => Promise<void>
}

/** A separate portal, because the test replaces its release, in a browser whose clock can be moved forward. */
const test = base.extend<{ site: Site }>({
  site: [
    async ({ page, ownPortal }, use, { testId }) => {
      const name = testId.slice(-6)
      // The nodes of this portal do not share assets, so those of the previous release are missing after the update.
      const portal = await ownPortal(name, { SHARE_PIECES: '0' })
      const next = makeRelease(name)
      await page.clock.install()
      await use({ portal, next, release: ({ directory } = next) => portal.restart({ DIST_DIR: directory }) })
      next.remove()
      // A portal starts slowly on a busy machine, so the fixture has a time limit separate from that of the test.
    },
    { timeout: 60_000 },
  ],
})

/*
 * The tests marked @long try transitions of the version watch that version-watch.model.test.ts also checks. The gate
 * leaves them out, since each starts two servers.
 */
const notice = '새 버전이 준비되었습니다. 작성을 마치면 새로 고칩니다.'
const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content')
const aMinutePasses = (page: Page) => page.clock.fastForward('01:00')
// Moves the clock past the quiet time after the last use of the page.
const quietPasses = (page: Page) => page.clock.fastForward('00:06')
const brand = (page: Page) => page.getByRole('link', { name: '빗장 홈' }).first()

/**
 * Opens a page and waits until its version watch has started; returns the documents that the page requests from then
 * on.
 */
async function openAddress(page: Page, address: string): Promise<string[]> {
  const documents: string[] = []
  page.on(
    'request',
    (request) =>
      request.isNavigationRequest() &&
      request.frame() === page.mainFrame() &&
      documents.push(new URL(request.url()).pathname),
  )
  await page.goto(address)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  return documents
}

/**
 * Waits until a due reload would have happened. A reload is preceded by a check whether the server answers. The
 * reload would abort the last call made here, and appear in the list of documents.
 */
async function waitForDueReload(page: Page): Promise<void> {
  const calls = page.evaluate(async () => {
    for (const path of ['/version.json', '/healthz', '/healthz'])
      await (await fetch(path, { cache: 'no-store' })).text()
  })
  await calls.catch(() => undefined)
}

/** An unfinished inquiry of a visitor. */
const form = {
  address: '/inquiry/write',
  fill: async (page: Page) => {
    await page.getByLabel('문의 유형').selectOption('오류와 사용 방법')
    await page.getByLabel('제목').fill('로그인이 되지 않습니다')
    await page.getByLabel('내용', { exact: true }).fill('어제부터')
    await page.getByLabel('이름', { exact: true }).fill('남궁하늘')
  },
  expectTyped: async (page: Page) => {
    await form.expectStored(page)
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('남궁하늘')
  },
  /** Expects that a reload has preserved everything except personal data, which is never stored in the browser. */
  expectStored: async (page: Page) => {
    await expect(page.getByLabel('문의 유형')).not.toHaveValue('')
    await expect(page.getByLabel('제목')).toHaveValue('로그인이 되지 않습니다')
    await expect(page.getByLabel('내용', { exact: true })).toHaveValue('어제부터')
  },
}

test('an idle tab loads the new release within a minute, and only once', async ({ page, site }) => {
  const documents = await openAddress(page, `${site.portal.origin}/notice`)
  await site.release()
  await aMinutePasses(page)
  await expect.poll(() => buildOf(page)).toBe(site.next.build)
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const answer = page.waitForResponse('**/version.json')
  await aMinutePasses(page)
  await answer
  await waitForDueReload(page)
  expect(documents).toEqual(['/notice', '/notice'])
})

test('a tab that becomes visible again checks for a release at once, and a server that does not answer is ignored', {
  tag: '@long',
}, async ({ page, site }) => {
  const documents = await openAddress(page, `${site.portal.origin}/notice`)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await site.portal.stop()
  const failedRequest = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/version.json'),
  )
  await aMinutePasses(page)
  await failedRequest
  // Once this further call is refused, the page has processed the first refusal.
  await page.evaluate(() => fetch('/version.json').catch(() => undefined))
  expect(errors).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
  // Checked immediately, since a toast disappears automatically.
  expect(await page.getByRole('alert').count()).toBe(0)
  await site.release()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => buildOf(page)).toBe(site.next.build)
  expect(documents).toEqual(['/notice', '/notice'])
})

test('a half-filled form keeps the loaded release and its text, until the person chooses to reload', async ({
  page,
  site,
}) => {
  const documents = await openAddress(page, site.portal.origin + form.address)
  const before = await buildOf(page)
  await form.fill(page)
  await site.release()
  await aMinutePasses(page)
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible()
  await aMinutePasses(page)
  await form.expectTyped(page)

  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: '지금 새로 고침' }).click()
  await expect(question).toContainText('작성 중인 내용이 사라질 수 있습니다.')
  await question.getByRole('button', { name: '계속 작성하기' }).click()
  await expect(question).toBeHidden()
  await form.expectTyped(page)
  expect([documents, await buildOf(page)]).toEqual([[form.address], before])

  await page.getByRole('button', { name: '지금 새로 고침' }).click()
  await question.getByRole('button', { name: '새로 고침', exact: true }).click()
  await expect.poll(() => buildOf(page)).toBe(site.next.build)
  await form.expectStored(page)
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('')
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('a reload that is requested while the server does not answer keeps the page, and happens at the next request', {
  tag: '@long',
}, async ({ page, site }) => {
  const documents = await openAddress(page, site.portal.origin + form.address)
  await form.fill(page)
  await site.release()
  await aMinutePasses(page)
  await expect(page.getByText(notice)).toBeVisible()
  await site.portal.stop()
  const reload = async () => {
    await page.getByRole('button', { name: '지금 새로 고침' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '새로 고침', exact: true }).click()
  }
  await reload()
  await expect(page.getByText('화면을 여는 데 필요한 파일을 받지 못했습니다.')).toBeVisible()
  await form.expectTyped(page)
  expect(documents).toEqual([form.address])

  await site.release()
  await reload()
  await expect.poll(() => buildOf(page)).toBe(site.next.build)
  await form.expectStored(page)
})

test('the new release loads at the next address after a form is left', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const documents = await openAddress(page, site.portal.origin + form.address)
  await form.fill(page)
  await site.release()
  await aMinutePasses(page)
  await expect(page.getByText(notice)).toBeVisible()
  await brand(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect.poll(() => buildOf(page)).toBe(site.next.build)
  await expect(page).toHaveURL(`${site.portal.origin}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents).toEqual([form.address, '/'])
})

test('after a form was sent, the next screen loads the new release', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const documents = await openAddress(page, `${site.portal.origin}/auth/login`)
  await page.getByLabel('이메일').fill(plainMember.email)
  await site.release()
  await aMinutePasses(page)
  await expect(page.getByText(notice)).toBeVisible()
  await giveCredentials(page, plainMember)
  await expect.poll(() => buildOf(page)).toBe(site.next.build)
  await expect(page).toHaveURL(`${site.portal.origin}/my`)
  await expect(
    page.getByRole('heading', { level: 1, name: /님, (안녕하세요|확인할 일|다음 결제)/ }),
  ).toBeVisible()
  expect(documents).toEqual(['/auth/login', '/my'])
})

test('a field that is emptied again lets the tab reload after a pause', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const documents = await openAddress(page, site.portal.origin + form.address)
  await page.getByLabel('제목').fill('로그인')
  await site.release()
  await aMinutePasses(page)
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByLabel('제목').fill('')
  await expect(page.getByText(notice)).toHaveCount(0)
  await quietPasses(page)
  await waitForDueReload(page)
  expect(documents).toEqual([form.address])
  await page.getByLabel('제목').blur()
  await page.waitForTimeout(200)
  await quietPasses(page)
  await expect.poll(() => buildOf(page)).toBe(site.next.build)
  expect(documents).toEqual([form.address, form.address])
})

test('a missing chunk shows the notice while a form is half-filled, and keeps the page @long', async ({
  page,
  site,
}) => {
  const documents = await openAddress(page, site.portal.origin + form.address)
  await form.fill(page)
  await site.release()
  const gone = page.waitForResponse(
    (response) => response.url().includes('/assets/') && response.status() === 404,
  )
  // Focusing or hovering a link prefetches its screen.
  await brand(page).focus()
  await gone
  await expect(page.getByText(notice)).toBeVisible()
  await form.expectTyped(page)
  expect(documents).toEqual([form.address])
})

test(
  'a page that is still of the previous release after a reload is not reloaded repeatedly',
  { tag: '@long' },
  async ({ page, site }, { testId }) => {
    const staleRelease = makeRelease(`stale-${testId.slice(-6)}-${Date.now()}`, { documents: 'old' })
    try {
      const documents = await openAddress(page, `${site.portal.origin}/notice`)
      let answers = 0
      page.on('response', (response) => response.url().endsWith('/version.json') && (answers += 1))
      await site.release(staleRelease)
      await aMinutePasses(page)
      await expect.poll(() => documents).toEqual(['/notice', '/notice'])
      for (const more of [1, 2, 3]) {
        await expect
          .poll(() => aMinutePasses(page).then(() => answers), { intervals: [1_000] })
          .toBeGreaterThan(more)
      }
      await page.waitForTimeout(500)
      expect(documents).toEqual(['/notice', '/notice'])
    } finally {
      staleRelease.remove()
    }
  },
)

test('a chunk that is permanently missing makes the page reload once, and then the screen reports it', async ({
  page,
  site,
}) => {
  const documents = await openAddress(page, `${site.portal.origin}/notice`)
  site.next.losePieces('auth-')
  await site.release()
  const login = page.getByRole('link', { name: '로그인', exact: true })
  await login.click()
  await expect.poll(() => buildOf(page)).toBe(site.next.build)
  await page.waitForLoadState('networkidle')
  // Hovering alone may have reloaded the page, before the click.
  if (await login.isVisible()) await login.click()
  await expect(page.getByRole('alert')).toContainText('화면을 여는 데 필요한 파일을 받지 못했습니다.')
  await page.waitForTimeout(1_000)
  expect(documents).toHaveLength(2)
  await expect(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible()
})
