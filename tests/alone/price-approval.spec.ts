import { addDays, addMonths, daysBetween, kstDate } from '#domain/dates.ts'
import { CONSENT_DAYS } from '#domain/subscription/price-consents.ts'
import { wonPlans } from '#server/db/demo/demo-services.ts'
import { makeDemoWorld } from '#server/db/demo/demo-world.ts'
import { expectAccessible } from '../support/accessible.ts'
import { plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { moveClock } from '../support/clock.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { press } from '../support/signup.ts'
import { colleagueAt, enterAdmin, pageAtDesk } from '../support/staff.ts'
import { fill } from '../support/subscription.ts'

test.use({ world: 'price-approval' })

/** The notice period of the rise, in days: longer than the time in which a company has to answer. */
const RISE_DAYS = 20

/**
 * Returns a monthly subscription of the member's company, and the day on which a price that takes effect on
 * `fromDate` first applies to that subscription.
 */
function risingFrom(fromDate: string) {
  const { members, subscriptions, serviceEditions } = makeDemoWorld({ now: () => new Date() })
  const { companyId } = members.find(({ email }) => email === plainMember.email)!
  const { serviceInfo, nextBillDate } = subscriptions.find(
    (each) =>
      each.companyId === companyId &&
      each.subscriptionState === 'ACTIVE' &&
      each.paymentCycle === 'M' &&
      each.currency === 'KRW' &&
      !serviceEditions.some(({ serviceCode }) => serviceCode === each.serviceInfo.serviceCode),
  )!
  let months = 0
  while (addMonths(nextBillDate!, months) < fromDate) months += 1
  return { ...serviceInfo, risesOn: addMonths(nextBillDate!, months) }
}

test('a raised price waits for the approval of a second member of the staff, and then for the consent of members @long', async ({
  page,
  browser,
  portal,
}) => {
  const today = kstDate(new Date())
  const fromDate = addDays(today, RISE_DAYS)
  const { serviceCode, serviceName, planCode, planName, unitPrice, risesOn } = risingFrom(fromDate)
  const plans = wonPlans.filter((each) => each.serviceCode === serviceCode)
  const address = `/admin/catalogue/detail?serviceCode=${serviceCode}`

  const proposer = await pageAtDesk(browser, portal)
  await enterAdmin(proposer, address)
  await proposer
    .getByLabel('원화 가격')
    .nth(plans.findIndex((plan) => plan.planCode === planCode))
    .fill(String(unitPrice + 500))
  await fill(proposer, '시작일', fromDate)
  await press(proposer, '변경 예약')
  await press(proposer, '예약')
  await expect(proposer.getByText('다른 담당자에게 승인을 요청했습니다.').first()).toBeVisible()
  const waitingRegion = proposer.getByRole('region', { name: '승인을 기다리는 가격 변경' })
  await expect(waitingRegion).toContainText('다른 담당자가 승인해야 가격이 바뀝니다.')
  await expect(waitingRegion.getByRole('button', { name: '요청 철회하기' })).toBeVisible()
  await expect(proposer.getByRole('button', { name: '가격 변경 승인하기' })).toHaveCount(0)

  const second = await colleagueAt(browser, portal, '/admin?workKind=PRICE_APPROVAL')
  await second.locator('[data-row-link]').filter({ hasText: serviceName }).click()
  await expect(second).toHaveURL(address)
  await waitForHydration(second)
  await expectAccessible(second)
  await press(second, '가격 변경 승인하기')
  await confirmDialog(second, '가격 변경 승인하기')
  await expect(second.getByText('가격 변경을 승인했습니다.').first()).toBeVisible()
  await proposer.reload()
  await expect(waitingRegion).toHaveCount(0)
  for (const each of [proposer, second]) await each.context().close()

  await enter(page, '/my', plainMember)
  const card = page.getByRole('region', { name: `${serviceName} ${planName} 금액 인상` }).first()
  await moveClock(page, Math.max(1, daysBetween(today, risesOn) - CONSENT_DAYS))
  await page.goto('/my')
  await expect(card).toBeVisible()
  await waitForHydration(page)
  await card.getByRole('button', { name: '동의', exact: true }).click()
  await confirmDialog(page, '동의')
  await expect(page.getByText('금액 인상에 동의했습니다').first()).toBeVisible()
})
