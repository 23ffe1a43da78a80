import type { Page } from '@playwright/test'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { openShare } from '../support/more-acts.ts'
import { type PageCalls, pageCalls, pageCallsInBrowser } from '../support/page-calls.ts'
import { member, refusalWith, startWrongBackend, type WrongBackend } from '../support/wrong-backend.ts'

/*
 * Pages with one failed call: all other parts of the page are shown, and the failed part reports the error and can be
 * loaded again.
 */

const test = base.extend<{ backend: WrongBackend; rendering: WrongBackend }>({
  backend: async ({ portal, context }, use) => give(await startWrongBackend(portal.origin), context, use),
  rendering: async ({ portal, context }, use) =>
    give(await startWrongBackend(portal.origin, true), context, use),
})

async function give(
  backend: WrongBackend,
  context: import('@playwright/test').BrowserContext,
  use: (backend: WrongBackend) => Promise<void>,
) {
  await context.addCookies([{ name: 'session', value: 'mock', url: backend.origin }])
  await use(backend)
  await backend.stop()
}

// A dialog over the page hides the title from queries by role.
const title = (page: Page) => page.locator('h1').first()
const failures = (page: Page) => page.getByRole('alert').filter({ hasText: '불러오지 못했습니다' })
const isGreeting = /님, (?:안녕하세요|확인할 일|다음 결제)/

/** Navigates within the app like one of its links. */
const navigateTo = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, href)

/**
 * Returns the change that turns the session answer of a visitor into that of a member, with the additional fields
 * that a page requires.
 */
const asMember = (more: NonNullable<PageCalls['member']> = {}) => ({
  getUnauthSessionInfo: (data: Record<string, unknown>) => ({
    ...member(data),
    subscriptionReadOnlyYn: 'N',
    ...more,
  }),
})

/**
 * `tests/parts` renders every page without each of its calls. The app loads all parts with the same function, so the
 * gate tries only some pages in a browser.
 */
const testedPages =
  process.env.JOURNEYS === 'once' ? pageCalls.filter(({ parts }) => parts.length > 1).slice(0, 2) : pageCalls

for (const { href, member: more, answers, parts } of [...testedPages, ...pageCallsInBrowser])
  test(`after a navigation the page is shown without the part of a failed call: ${href.replace(/=[\da-f-]{36}/, '')}`, {
    tag: '@once',
  }, async ({ page, backend }) => {
    backend.answer({ ...answers, ...asMember(more) })
    await page.goto(`${backend.origin}${href}`)
    await expect(title(page)).toBeVisible()
    const whole = await title(page).innerText()
    for (const id of parts)
      for (const code of [404, 500]) {
        await navigateTo(page, '/privacy')
        await expect(title(page)).not.toHaveText(whole)
        backend.answer({ ...answers, ...asMember(more), [id]: refusalWith(code) })
        await navigateTo(page, href)
        await expect(title(page), `${id} ${code}`).toHaveText(isGreeting.test(whole) ? isGreeting : whole)
        await expect(failures(page), `${id} ${code}`).toHaveCount(1)
      }
    backend.answer({ ...answers, ...asMember(more) })
    const retry = failures(page).getByRole('button', { name: /다시 시도하기$/ })
    // A new notification makes the page load its parts again without a click, so the button that loads the failed
    // part again may already be gone.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
      await expect(failures(page)).toHaveCount(0, { timeout: 2_000 })
    }).toPass()
  })

test('a part that failed is loaded alone, and the focus stays in it', { tag: '@once' }, async ({
  page,
  rendering: backend,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
  backend.answer({ ...asMember(), listBills: refusalWith(500) })
  const document = await page.request.get(`${backend.origin}/my`, { headers: { Accept: 'text/html' } })
  const html = await document.text()
  expect(html).toContain('청구서를 불러오지 못했습니다')
  expect(html).toMatch(/<h1[^>]*>.*님,/)

  await page.goto(`${backend.origin}/my`)
  await expect(failures(page)).toHaveCount(1)
  await expect(failures(page)).toContainText('청구서를 불러오지 못했습니다')
  const retry = failures(page).getByRole('button', { name: '청구서 다시 시도하기' })
  backend.asked()
  const refusal = page.waitForResponse(`**${operationTable.listBills.path}`)
  await retry.click()
  await (await refusal).finished()
  await expect(failures(page)).toHaveCount(1)
  await expect(retry).toBeFocused()

  backend.answer(asMember())
  await retry.click()
  await expect(failures(page)).toHaveCount(0)
  await expect(page.getByText('청구서를 불러왔습니다')).toBeFocused()
  expect(callsOfPage(backend.asked())).toEqual(['listBills', 'listBills'])
  expect(faults).toEqual([])
})

test('a slow call does not delay the page', { tag: '@once' }, async ({ page, backend }) => {
  backend.answer(asMember())
  backend.hold('listSubscriptionLinks')
  const { href } = pageCalls.find(({ parts }) => parts.includes('listSubscriptionLinks'))!
  await page.goto(`${backend.origin}${href}`)
  await expect(title(page)).toBeVisible()
  await openShare(page)
  await expect(page.getByRole('button', { name: '공유 링크 만들기' })).toBeVisible()
  await expect(page.getByText('열려 있는 링크')).toHaveCount(0)
  backend.hold()
  await expect(page.getByText('열려 있는 링크')).toBeVisible()
})

for (const code of [401, 1002])
  test(`${code} for one part replaces the whole page with an error screen`, { tag: '@once' }, async ({
    page,
    backend,
  }) => {
    backend.answer({ ...asMember(), listBills: refusalWith(code) })
    await page.goto(`${backend.origin}/my`)
    await expect(page.getByRole('alert')).toContainText('아직 로그인한 것으로 보이면 먼저 로그아웃해 주세요.')
    await expect(title(page)).toHaveText('내용을 불러오지 못했습니다')
  })

const callsOfPage = (ids: OperationId[]) =>
  ids.filter((id) => !['countNotifications', 'countMyWork', 'getUnauthSessionInfo'].includes(id))
