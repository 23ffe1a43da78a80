import type { Page } from '@playwright/test'
import { plainMember } from '../support/accounts.ts'
import { takenOver } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials } from '../support/journeys.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const sheet = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

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
