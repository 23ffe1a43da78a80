import { addDays, daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { makeDemoWorld } from '#server/db/demo/demo-world.ts'
import { expectAccessible } from '../support/accessible.ts'
import { privateMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { moveClock } from '../support/clock.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { press } from '../support/signup.ts'
import { colleagueAt } from '../support/staff.ts'
import { fill } from '../support/subscription.ts'

test.use({ world: 'unpaid-end' })

/**
 * The shortest periods that the form accepts: the bill is due on the next day and past due a day later, and the
 * subscription ends a week later.
 */
const [DAYS_TO_PAY, DAYS_UNTIL_PAST_DUE, DAYS_UNTIL_END] = [1, 2, 7]

/** Returns a subscription of the member that is paid by transfer, and the day of its next bill. */
function paidByTransfer() {
  const { members, subscriptions } = makeDemoWorld({ now: () => new Date() })
  const { id } = members.find(({ email }) => email === privateMember.email)!
  const { id: subscriptionId, nextBillDate } = subscriptions.find(
    (each) =>
      each.memberId === id &&
      each.subscriptionState === 'ACTIVE' &&
      each.payment.paymentMethodCode === 'G' &&
      each.currency === 'KRW' &&
      each.nextBillDate !== null,
  )!
  return { subscriptionId, billDate: nextBillDate! }
}

test('a subscription that is not paid ends after the last notice, by the rules of the staff @long', async ({
  page,
  browser,
  portal,
}) => {
  const { subscriptionId, billDate } = paidByTransfer()
  const staff = await colleagueAt(browser, portal, '/admin/rules')
  for (const name of ['송금하는 청구서의 납부 기한', '자동 결제하는 청구서의 납부 기한'])
    await fill(staff, name, String(DAYS_TO_PAY))
  for (const name of [/^다시 결제하는 날/, /^납부 기한 전 안내/]) await staff.getByLabel(name).fill('')
  await fill(staff, '미납 상태가 되기까지', '0')
  await staff.getByLabel('미납이 이어지면 구독을 자동으로 해지').check()
  await fill(staff, '미납 상태에서 해지까지', String(DAYS_UNTIL_END - 1))
  await staff.getByRole('textbox', { name: '해지 전 마지막 안내' }).fill(String(DAYS_UNTIL_END))
  await press(staff, '저장')
  await expect(staff.getByText('7부터 180까지의 숫자를 입력해 주세요.')).toBeVisible()
  await fill(staff, '미납 상태에서 해지까지', String(DAYS_UNTIL_END))
  await press(staff, '저장')
  await confirmDialog(staff, '적용')
  await expect(staff.getByText('청구 규칙을 저장했습니다.')).toBeVisible()

  const main = page.getByRole('main')
  const address = `subscription/detail?subscriptionId=${subscriptionId}`
  await enter(page, `/my/${address}`, privateMember)
  // The clock is moved day by day, since the jobs run daily: a late notice would delay the end of the subscription.
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day += 1) await moveClock(page, 1)
  }
  await passDays(daysBetween(kstDate(new Date()), billDate) + DAYS_UNTIL_PAST_DUE)
  await page.goto(`/my/${address}`)
  await expect(main.getByText('미납', { exact: true }).first()).toBeVisible()
  const endsOn = addDays(billDate, DAYS_UNTIL_PAST_DUE + DAYS_UNTIL_END)
  await page.goto('/my/notification')
  await waitForHydration(page)
  await main.getByRole('link', { name: `납부하지 않으면 ${formatDate(endsOn)}에 구독이 해지됩니다` }).click()
  await expect(page).toHaveURL(/\/my\/bill\/detail/)
  await expectAccessible(page)
  await staff.goto('/my/notification')
  await waitForHydration(staff)
  await staff
    .getByRole('main')
    .getByRole('link', { name: '미납 구독에 해지 전 마지막 안내를 보냈습니다' })
    .first()
    .click()
  await expect(staff).toHaveURL(/\/admin\/bill\/detail/)

  // A day before the deadline, the subscription has not ended yet.
  await passDays(DAYS_UNTIL_END - 1)
  await page.goto(`/my/${address}`)
  await expect(main.getByText('미납', { exact: true }).first()).toBeVisible()
  await passDays(1)
  await page.goto(`/my/${address}`)
  await expect(main.getByText('이용 종료', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('미납', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/my/notification')
  await expect(main.getByText('미납으로 구독이 해지되었습니다').first()).toBeVisible()
  await staff.goto(`/admin/${address}`)
  await expect(staff.getByRole('main').getByText('해지 완료', { exact: true }).first()).toBeVisible()
  await staff.context().close()
})
