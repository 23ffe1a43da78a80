import { daysBetween, kstDate } from '#domain/dates.ts'
import { makeDemoWorld } from '#server/db/demo/demo-world.ts'
import { expectAccessible } from '../support/accessible.ts'
import { privateMember } from '../support/accounts.ts'
import { moveClock } from '../support/clock.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { press } from '../support/signup.ts'
import { colleagueAt } from '../support/staff.ts'

test.use({ world: 'cash-receipt' })

/** Returns the day of the next bill of the test person, who pays by transfer. */
function nextBillDay(): string {
  const { members, subscriptions } = makeDemoWorld({ now: () => new Date() })
  const { id } = members.find(({ email }) => email === privateMember.email)!
  return subscriptions.find(
    ({ memberId, subscriptionState, payment }) =>
      memberId === id && subscriptionState === 'ACTIVE' && payment.paymentMethodCode === 'G',
  )!.nextBillDate!
}

test('a person requests a cash receipt, which is issued for the next payment and cancelled by a refund @long', async ({
  page,
  browser,
  portal,
}) => {
  const bills = page.getByRole('main').locator('a[href*="/my/bill/detail"]:visible')
  const receipts = page.getByRole('table', { name: '이 청구서의 현금영수증' })
  await enter(page, '/my/bill?billState=PAID', privateMember)
  await bills.first().click()
  const numberField = page.getByLabel('휴대폰 번호 또는 사업자등록번호')
  await numberField.fill('02-000-1234')
  await press(page, '번호 저장')
  await expect(page.getByText('소득공제용은 휴대폰 번호를, 지출증빙용은').first()).toBeVisible()
  await numberField.fill('010-0000-6789')
  await press(page, '번호 저장')
  await expect(page.getByText('현금영수증 번호를 저장했습니다.')).toBeVisible()
  await expect(page.getByText('지금 번호는 소득공제용, 끝자리 6789입니다.')).toBeVisible()

  await moveClock(page, daysBetween(kstDate(new Date()), nextBillDay()))
  await page.goto('/my/bill?billState=OPEN')
  await bills.first().click()
  await expect(page).toHaveURL(/billId=/)
  const search = new URL(page.url()).search
  await expect(receipts).toHaveCount(0)
  const staff = await colleagueAt(browser, portal, `/admin/bill/detail${search}`)
  await press(staff, '입금 확인하기')
  await confirmDialog(staff, '입금 확인하기')
  await expect(staff.getByText('처리했습니다.')).toBeVisible()

  await moveClock(page, 1)
  await page.reload()
  await expect(receipts).toContainText('소득공제용 (끝자리 6789)')
  await expect(receipts).toContainText('국세청 전송 완료')
  await expectAccessible(page)

  const form = staff.getByRole('region', { name: '환불하기' })
  await form.getByLabel('환불할 금액').fill('1,000원')
  await form.getByLabel('환불 사유').fill('장애 보상')
  await press(staff, '환불하기')
  await confirmDialog(staff, '환불하기')
  await expect(staff.getByText('환불했습니다.', { exact: true })).toBeVisible()
  await staff.context().close()
  await moveClock(page, 1)
  await page.reload()
  const cancelledReceipt = receipts.getByRole('row').filter({ hasText: '취소 현금영수증' })
  await expect(cancelledReceipt).toContainText('-1,000원')
  await expect(cancelledReceipt).toContainText('국세청 전송 완료')
})
