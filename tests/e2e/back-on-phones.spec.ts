import type { Page } from '@playwright/test'
import { plainMember } from '../support/accounts.ts'
import { takenOver } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials } from '../support/journeys.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const entries = (page: Page) => page.evaluate(() => history.length)
const sheet = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Writes something that leaving would lose, on a screen that was come to from another. */
async function beginWriting(page: Page): Promise<void> {
  await page.goto('/inquiry')
  await takenOver(page)
  await page.locator('a[href^="/inquiry/write"]').first().click()
  await expect(page).toHaveURL(/\/inquiry\/write/)
  await page.getByLabel('제목').fill('뒤로 가기')
}

test('Back closes the search, leaves the page and the address, and Forward opens nothing', async ({
  page,
}) => {
  await enter(page, '/my', plainMember)
  await page.goto('/my/subscription')
  await takenOver(page)
  const opener = page.getByRole('button', { name: /통합 검색/ }).first()
  await opener.click()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL('/my/subscription')
  await page.goForward()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독 관리' })).toBeVisible()

  // Closed in another way, it leaves nothing behind: Back leads to the page before.
  await opener.click()
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.overPage)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL('/my')
})

test('a result that is chosen in the search takes the place of the search', async ({ page }) => {
  await enter(page, '/my/subscription', plainMember)
  await page
    .getByRole('button', { name: /통합 검색/ })
    .first()
    .click()
  await sheet(page).getByRole('combobox').fill('청구')
  await sheet(page).getByRole('option').first().click()
  await expect(page).not.toHaveURL('/my/subscription')
  await expect(sheet(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/my/subscription')
  await expect(sheet(page)).toHaveCount(0)
})

test('the menu is closed by Back, and a choice in it takes its place', async ({ page }) => {
  await page.goto('/notice')
  await page.goto('/')
  await takenOver(page)
  const menu = page.locator('nav details[open]')
  const opener = page.locator('summary', { hasText: '메뉴 열기' })
  await opener.click()
  await expect(menu).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.overPage)).toBe(true)
  await page.goBack()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL('/')

  await opener.click()
  await expect.poll(() => page.evaluate(() => history.state?.overPage)).toBe(true)
  await menu.getByRole('link', { name: /요금제/ }).click()
  await expect(page).toHaveURL(/\/service\/plan/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/notice')
})

test('Back asks before what was typed is left; Back again stays, and leaving goes where Back led', async ({
  page,
}) => {
  await enter(page, '/my', plainMember)
  await beginWriting(page)
  await page.goBack()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/inquiry\/write/)
  await expect(page.getByLabel('제목')).toHaveValue('뒤로 가기')

  await page.goBack()
  await sheet(page).getByRole('button').last().click()
  await expect(page).toHaveURL('/inquiry')
  await expect(sheet(page)).toHaveCount(0)
})

test('a link out of a form asks; Back closes the question, and leaving it adds one entry', async ({
  page,
}) => {
  await enter(page, '/my', plainMember)
  await beginWriting(page)
  const before = await entries(page)
  const away = page.getByRole('contentinfo').getByRole('link', { name: '이용약관' })
  await away.click()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByLabel('제목')).toHaveValue('뒤로 가기')

  await away.click()
  await sheet(page).getByRole('button').last().click()
  await expect(page).toHaveURL(/\/terms/)
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/inquiry\/write/)
})

test('a page that is opened first keeps its visitor when Back closes what lies over it', async ({ page }) => {
  await page.goto('/auth/login?returnTo=/my/subscription')
  await giveCredentials(page, plainMember)
  await expect(page).toHaveURL('/my/subscription')
  await page.goto('/my/subscription')
  await takenOver(page)
  await page
    .getByRole('button', { name: /통합 검색/ })
    .first()
    .click()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL('/my/subscription')
})
