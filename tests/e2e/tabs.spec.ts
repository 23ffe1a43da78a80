import type { Page } from '@playwright/test'
import { operationTable } from '#contract/operations.gen.ts'
import { within } from '#server/testing/within.ts'
import { plainMember } from '../support/accounts.ts'
import { hold, waitForHydration } from '../support/arrival.ts'
import { apiOf } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountMenu, enter, giveCredentials, logOut, restoreFromHistory } from '../support/journeys.ts'

const WITHIN = { timeout: within(2_000) }
/** The name of the logged-in member. */
const NAME = '박서연'
const greeting = (page: Page) => page.getByText(new RegExp(`${NAME} 님, (안녕하세요|확인할 일|다음 결제)`))

test('logging out in one tab logs out the other within two seconds, and Back shows nothing personal', async ({
  page,
  context,
}) => {
  await enter(page, '/my', plainMember)
  await expect(greeting(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/error')
  await other.goto('/my/subscription')
  await expect(other.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
  for (const tab of [page, other]) await expect(accountMenu(tab)).toContainText(NAME)

  await logOut(page)
  await expect(other).toHaveURL(/\/auth\/login/, WITHIN)
  await expect(other.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeHidden()
  await expect(page).toHaveURL('/')
  for (const tab of [page, other]) expect(await tab.content()).not.toContain(NAME)

  for (const tab of [page, other]) {
    await tab.goBack()
    await expect(tab.getByRole('heading', { level: 1, name: /^(로그인|오류가 발생했습니다)$/ })).toBeVisible()
    await expect(accountMenu(tab)).toHaveCount(0)
    await expect(tab.getByText(NAME)).toHaveCount(0)
  }
})

test('a logout removes the stored data of the site, except for the theme, also in other tabs', async ({
  page,
  context,
}) => {
  await enter(page, '/my', plainMember)
  await page.evaluate(() => localStorage.setItem('color-mode', 'dark'))
  await page.reload()
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto('/notice')
  await waitForHydration(other)
  await page.evaluate(() => localStorage.setItem('left-behind', 'something personal'))

  await logOut(page)
  await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
  const storedData = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(storedData, WITHIN).toBe(JSON.stringify({ 'color-mode': 'dark' }))
  await expect(other.getByRole('link', { name: '로그인', exact: true })).toBeVisible(WITHIN)
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.locator('html')).toHaveClass(/dark/)
  }
})

test('a login in one tab also logs in the other tab', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: '로그인', exact: true })).toBeVisible()
  await waitForHydration(other)
  await page.goto('/auth/login')
  await giveCredentials(page, plainMember)
  await expect(page).not.toHaveURL('/auth/login')
  await expect(accountMenu(other)).toBeVisible(WITHIN)
})

test('a page that the browser restores after a logout shows nothing personal', async ({ page, baseURL }) => {
  // If a call of the page finds that the session has ended, the page reports this before it is restored.
  const countResponse = page.waitForResponse(`**${operationTable.countNotifications.path}`)
  await enter(page, '/my', plainMember)
  await expect(greeting(page)).toBeVisible()
  await (await countResponse).finished()
  // This logout is not announced to any tab.
  await apiOf(page.request, baseURL!).logOut({})
  await expect(greeting(page)).toBeVisible()
  await restoreFromHistory(page)
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  await expect(accountMenu(page)).toHaveCount(0)
  await expect(page.getByText(NAME)).toHaveCount(0)
})

test('a restored page hides personal data until the server has answered', async ({ page }) => {
  await enter(page, '/my', plainMember)
  const main = page.locator('main')
  await expect(greeting(page)).toBeVisible()
  const sessionInfo = `**${operationTable.getUnauthSessionInfo.path}`
  const letAnswer = await hold(page, sessionInfo)
  const sessionRequest = page.waitForRequest(sessionInfo)
  await restoreFromHistory(page)
  await sessionRequest
  await expect(main).toBeHidden(WITHIN)
  await expect(page.getByText(NAME).filter({ visible: true })).toHaveCount(0)
  letAnswer()
  await expect(greeting(page)).toBeVisible()
})
