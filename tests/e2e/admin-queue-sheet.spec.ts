import { appMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('a window without room for a column shows a request in a sheet over the queue', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, appMember)
  await page.goto('/admin/approval')
  await waitForHydration(page)
  const panel = page.getByRole('complementary', { name: '신청 내용' })
  const content = panel.getByRole('group', { name: '신청 내용' })
  const comment = panel.getByLabel('의견 (반려할 때 필수, 신청자에게 보입니다)')
  const names = page.locator('main tbody button[aria-pressed]')
  await expect(names.first()).toBeVisible()
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
