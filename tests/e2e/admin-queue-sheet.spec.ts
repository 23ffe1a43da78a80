import type { Page } from '@playwright/test'
import { appMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountMenu } from '../support/journeys.ts'
import { takeInBothThemes } from '../support/picture.ts'
import { signIn } from '../support/sign-in.ts'

const COLUMN = { width: 1440, height: 900 }
const SHEET = { width: 1024, height: 768 }
const PHONE = { width: 360, height: 780 }

test.use({ viewport: SHEET, isMobile: false, hasTouch: false })

async function enterQueue(page: Page, search = '') {
  await signIn(page, appMember)
  await page.goto(`/admin/approval${search}`)
  await waitForHydration(page)
  const panel = page.getByRole('complementary', { name: '신청 내용' })
  const names = page.locator('main tbody button[aria-pressed]')
  await expect(names.first()).toBeVisible()
  return {
    panel,
    content: panel.getByRole('group', { name: '신청 내용' }),
    comment: panel.getByLabel('의견 (반려할 때 필수, 신청자에게 보입니다)'),
    names,
  }
}

test('a window without room for a column shows a request in a sheet over the queue', async ({ page }) => {
  const { panel, content, comment, names } = await enterQueue(page)
  await expect(panel).toHaveCount(0)

  await names.first().click()
  await expect(content).toBeFocused()
  await comment.fill('기간을 확인하고 있습니다')
  await panel.getByRole('button', { name: '다음 신청' }).click()
  await expect(names.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(comment).toHaveValue('')

  // Escape closes the sheet, and the row of the request gets the focus without opening it again.
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.locator('main tbody tr').nth(1).getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.locator('main tbody tr').first().getByRole('checkbox')).toBeFocused()
  await expect(panel).toHaveCount(0)

  await names.first().click()
  await expect(comment).toHaveValue('기간을 확인하고 있습니다')
  await panel.getByRole('button', { name: '신청 내용 닫기' }).click()
  await expect(panel).toHaveCount(0)
})

test('a decision in the sheet is undone by the bar, which the sheet does not cover', async ({ page }) => {
  const { panel, content, names } = await enterQueue(page)
  await names.first().click()
  await expect(content).toBeFocused()
  // The sheet is at the end of the window, and the names of the requests stay in sight.
  const { x, width } = (await panel.boundingBox())!
  expect(x + width).toBeGreaterThan(SHEET.width - 20)
  const approve = panel.getByRole('button', { name: /승인하기$/ })
  const answer = (await approve.getAttribute('aria-label'))!
  await takeInBothThemes(page, 'queue-sheet')
  await approve.click()
  // The focus and the sheet go on to the next request.
  await expect(names.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page
    .locator('[data-bottom-notice]')
    .getByRole('button', { name: '되돌리기' })
    .click({ timeout: 5_000 })
  await expect(panel.getByRole('button', { name: answer })).toBeVisible()

  await page.locator('main [data-request]').first().check()
  const bar = page.getByRole('group', { name: '선택한 신청 처리' })
  await takeInBothThemes(page, 'queue-sheet-bar')
  await bar.getByRole('button', { name: '반려하기' }).click({ timeout: 5_000 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(panel).toBeVisible()
})

test('Escape that belongs to a menu or to the composition of a syllable leaves the sheet open', async ({
  page,
}) => {
  const { panel, content, comment, names } = await enterQueue(page)
  await names.first().click()
  await expect(content).toBeFocused()
  await comment.focus()
  await comment.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })),
  )
  const menu = page.locator('details', { has: accountMenu(page) })
  await accountMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('a request that leaves the list closes the sheet, and does not open again when it returns', async ({
  page,
}) => {
  const { panel, content, names } = await enterQueue(page, '?riskLevel=MEDIUM')
  await page.getByRole('link', { name: '권한 승인' }).first().click()
  await expect(page).toHaveURL('/admin/approval')
  const row = page.locator('main tbody tr', { has: page.locator('[data-risk="HIGH"]') }).first()
  const name = row.locator('button[aria-pressed]')
  await name.click()
  await expect(content).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(/riskLevel=MEDIUM/)
  await expect(names.first()).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goForward()
  await expect(name).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('a typed comment stays when the window changes between column, sheet and phone', async ({ page }) => {
  await page.setViewportSize(COLUMN)
  const { panel, comment, names } = await enterQueue(page)
  await names.nth(1).click()
  await comment.fill('기간을 확인하고 있습니다')
  for (const size of [SHEET, COLUMN, SHEET]) {
    await page.setViewportSize(size)
    await expect(comment).toHaveValue('기간을 확인하고 있습니다')
    await expect(comment).toBeFocused()
  }
  await page.setViewportSize(PHONE)
  await expect(panel).toHaveCount(0)
  await page.setViewportSize(COLUMN)
  await expect(comment).toHaveValue('기간을 확인하고 있습니다')
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('Back closes the sheet and stays on the queue', async ({ page }) => {
    const { panel, content, names } = await enterQueue(page, '?riskLevel=MEDIUM')
    // The earlier list is an entry of the history in the same document.
    await page.getByRole('link', { name: '권한 승인' }).first().click()
    await expect(page).toHaveURL('/admin/approval')
    await names.first().tap()
    await expect(content).toBeFocused()
    await page.evaluate(async () => {
      await new Promise((later) => setTimeout(later, 500))
      history.back()
    })
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/admin/approval')
  })
})
