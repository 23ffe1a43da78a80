import { expectAccessible } from '../support/accessible.ts'
import { yes } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'
import { press } from '../support/signup.ts'
import { enterAdmin } from '../support/staff.ts'

test('a part of a paid bill is given back with a reason, never more than was paid @looks', async ({
  page,
}, info) => {
  await enterAdmin(page, '/admin/bill?billState=PAID')
  await page.getByRole('main').locator('a[href*="/admin/bill/detail"]:visible').first().click()
  await expect(page).toHaveURL(/billId=/)
  const form = page.getByRole('region', { name: '환불하기' })
  await form.getByLabel('환불할 금액').fill('999999999999')
  await press(page, '환불하기')
  await expect(form.getByText(/까지 환불할 수 있습니다\.$/).last()).toBeVisible()
  await expect(form.getByText('환불 사유를 입력해 주세요.')).toBeVisible()
  await form.getByLabel('환불할 금액').fill('1,000원')
  await form.getByLabel('환불 사유').fill('중복 결제')
  await look(page, 'admin-refund', info)
  await press(page, '환불하기')
  await yes(page, '환불하기')
  await expect(page.getByText('환불했습니다.', { exact: true })).toBeVisible()
  const table = page.getByRole('table', { name: '환불 내역' })
  for (const text of ['중복 결제', '1,000원', '환불 완료']) await expect(table).toContainText(text)
  await expectAccessible(page)
})
