import type { Page } from '@playwright/test'
import { operationTable } from '#contract/operations.gen.ts'
import { plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { apiOf } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'

const heading = { level: 1, name: '로그인 관리' } as const

test('a member sees their sessions and ends all others, whose tabs are then logged out @looks', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const elsewhere = await browser.newContext({ baseURL, ...info.project.use })
  const otherPage = await elsewhere.newPage()
  await enter(otherPage, '/my', plainMember)
  await enter(page, '/my/session', plainMember)
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page.getByText('이 기기', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Chrome/).first()).toBeVisible()
  await look(page, 'my-session', info)

  await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '확인' })
    .click()
  await expect(page.getByText(/다른 기기 \d+대에서 로그아웃했습니다./)).toBeVisible()
  await expect(page.getByText('다른 기기에는 로그인되어 있지 않습니다.')).toBeVisible()

  await otherPage.goto('/my')
  await expect(otherPage.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  await elsewhere.close()
})

test('failed logins with a wrong password are reported to the member', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('이메일').fill(plainMember.email)
  await page.getByLabel('비밀번호', { exact: true }).fill('not-this-one')
  await page.getByRole('button', { name: '로그인하기', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await enter(page, '/my/session', plainMember)
  await expect(page.getByText('비밀번호 오류').first()).toBeVisible()
})

/** Opens the page of a member in a browser whose clock can be moved forward. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install()
  // The last call of the page; the app makes this call only once the page is shown.
  const countResponse = page.waitForResponse(`**${operationTable.countNotifications.path}`)
  // The session of a member without a role ends after 30 minutes without use; the tab ends it one minute earlier.
  // Members who handle the data of others have ten minutes.
  await enter(page, '/my', plainMember)
  await waitForHydration(page)
  // An answer that arrives after the clock was moved counts as use, and restarts the 30 minutes.
  await (await countResponse).finished()
  await page.waitForLoadState('networkidle')
}

const warningOn = (page: Page) => page.getByRole('alertdialog', { name: '곧 로그아웃됩니다' })

test('two minutes before its expiry a session can be extended or ended by a button @looks', async ({
  page,
}, info) => {
  await openWithClock(page)
  const warning = warningOn(page)
  await page.clock.fastForward(28 * 60_000)
  await expect(warning.getByText(/[01]분 \d\d초|2분 00초/)).toBeVisible()
  await look(page, 'session-warning', info)
  // A pointer on a link would prefetch the page of the link, and this call would extend the session.
  await warning.getByRole('button', { name: '연장' }).press('Enter')
  await expect(warning).toBeHidden()
  await page.clock.fastForward(26 * 60_000)
  // The chunk of the warning dialog has loaded, so a warning that appears too early would be rendered within two
  // frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(warning).toBeHidden()
  await page.clock.fastForward(2 * 60_000)
  await warning.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: '로그인', exact: true })).toBeVisible()
})

test('a session that is not extended ends when it expires', async ({ page }) => {
  await openWithClock(page)
  await page.clock.fastForward(28 * 60_000)
  await expect(warningOn(page).getByText(/[01]분 \d\d초/)).toBeVisible()
  // The clock of the server is not moved, so the session is ended by a call that does not notify the tab.
  await apiOf(page.request, '').logOut({})
  await page.clock.fastForward(2 * 60_000)
  const expiryDialog = page.getByRole('alertdialog').filter({ hasText: '세션이 만료되었습니다.' })
  await expect(expiryDialog).toBeVisible()
  await expect(warningOn(page)).toHaveCount(0)
  await expiryDialog.getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
})
