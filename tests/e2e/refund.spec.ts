import { expectAccessible } from '../support/accessible.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'
import { press } from '../support/signup.ts'
import { enterAdmin } from '../support/staff.ts'

test('a part of a paid bill is refunded with a reason, never more than was paid @looks', async ({
  page,
}, info) => {
  await enterAdmin(page, '/admin/bill?billState=PAID')
  await page.getByRole('main').locator('a[href*="/admin/bill/detail"]:visible').first().click()
  await expect(page).toHaveURL(/billId=/)
  await press(page, '환불하기')
  const form = page.getByRole('dialog', { name: '환불하기' })
  await form.getByLabel('환불할 금액').fill('999999999999')
  await form.getByRole('button', { name: '환불하기', exact: true }).click()
  await expect(form.getByText(/까지 환불할 수 있습니다\.$/).last()).toBeVisible()
  await expect(form.getByText('환불 사유를 입력해 주세요.')).toBeVisible()
  await form.getByLabel('환불할 금액').fill('1,000원')
  await form.getByLabel('환불 사유').fill('중복 결제')
  await look(page, 'admin-refund', info)
  await press(page, '1,000원 환불하기')
  await confirmDialog(page, '1,000원 환불하기')
  await expect(page.getByText('환불했습니다.', { exact: true })).toBeVisible()
  const table = page.getByRole('table', { name: '환불 내역' })
  for (const text of ['중복 결제', '1,000원', '환불 완료']) await expect(table).toContainText(text)
  await expectAccessible(page)
})

test('the tax invoice of a bill is corrected exactly once after a refund @long', async ({ page }) => {
  await enterAdmin(page, '/admin/bill?billState=PAID&paymentMethodCode=A')
  await page.getByRole('main').locator('a[href*="/admin/bill/detail"]:visible').last().click()
  await expect(page).toHaveURL(/billId=/)
  await press(page, '환불하기')
  const form = page.getByRole('dialog', { name: '환불하기' })
  await form.getByLabel('환불할 금액').fill('1,100원')
  await form.getByLabel('환불 사유').fill('장애 보상')
  await press(page, '1,100원 환불하기')
  await confirmDialog(page, '1,100원 환불하기')
  await expect(page.getByText('환불했습니다.', { exact: true })).toBeVisible()
  const invoices = page.getByRole('region', { name: '세금계산서' })
  await invoices.getByRole('button', { name: '수정세금계산서 발행하기' }).click()
  await confirmDialog(page, '수정세금계산서 발행하기')
  await expect(page.getByText('세금계산서를 발행했습니다.')).toBeVisible()
  const table = page.getByRole('table', { name: '이 청구서의 세금계산서' })
  for (const text of ['수정세금계산서(환불)', '-1,100원', '발행 완료'])
    await expect(table).toContainText(text)
  await expect(table).toContainText(/\d{24}/)
  await expect(invoices.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})
