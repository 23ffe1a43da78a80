import type { Locator, Page } from '@playwright/test'
import { managersSentence } from '#contract/managers-sentence.gen.ts'
import { appMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { apiOf } from '../support/calls.ts'
import { ownerOf } from '../support/company-roles.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { openMoreActions } from '../support/more-acts.ts'
import { heading, press } from '../support/signup.ts'
import { question } from '../support/withdrawal.ts'

// These tests change the policy of the company, so they have their own demo data; each test starts with the policy
// that the previous one has set.
test.use({ world: 'subscription-roles' })
test.describe.configure({ mode: 'default' })

const main = (page: Page): Locator => page.getByRole('main')
const managersNotice = (page: Page): Locator => main(page).getByText(managersSentence, { exact: true })
/** Returns the links by which a subscription can be requested, tried, changed or cancelled. */
const subscriptionLinks = (page: Page): Locator =>
  main(page).locator(
    'a[href*="/subscription/edit"], a[href*="/subscription/cancel"], a[href^="/subscription"], a[href^="/trial"]',
  )

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Expects that a screen explains once why buttons are disabled, and that the buttons refer to this explanation. */
async function expectClosed(page: Page, ...buttons: string[]): Promise<void> {
  await expect(managersNotice(page)).toHaveCount(1)
  await expect(managersNotice(page)).toBeVisible()
  await expect(subscriptionLinks(page)).toHaveCount(0)
  for (const name of buttons) {
    const button = main(page).getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(managersSentence)
  }
}

async function subscriptionIn(page: Page, state: 'ACTIVE' | 'REQUESTED' | 'PAST_DUE' | 'CANCEL_SCHEDULED') {
  const { list } = await apiOf(page.request, '').listSubscriptions({ subscriptionState: state, limit: 1 })
  return list[0]!.subscriptionId
}
const detailOf = async (page: Page, state: Parameters<typeof subscriptionIn>[1]) =>
  goTo(page, `/my/subscription/detail?subscriptionId=${await subscriptionIn(page, state)}`)

/** Returns the id of a bill that can be paid in the portal. */
async function payableBill(page: Page): Promise<string> {
  const api = apiOf(page.request, '')
  const { unpaid } = await api.listBills({ limit: 1 })
  for (const { billId } of unpaid) if ((await api.getBill({ billId })).payYn === 'Y') return billId
  throw new Error('No bill of the demo company may be paid here.')
}

test('a member who may only view sees everything with all actions disabled, until they become a billing manager @looks @long', async ({
  page,
  browser,
  portal,
}, info) => {
  const owner = await ownerOf(portal, browser)
  await owner.letEverybody(false)
  await owner.giveRoles()
  await enter(page, '/my', appMember)
  await expect(main(page).getByRole('link', { name: /원 납부하기$/ })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: '청구서 보기' }).first()).toBeVisible()
  await expect(subscriptionLinks(page)).toHaveCount(0)
  await look(page, 'home-of-a-reader', info)

  await goTo(page, '/my/subscription')
  await expectClosed(page)
  await expect(main(page).locator('a[href*="/detail"]:visible').first()).toBeVisible()
  await look(page, 'subscriptions-of-a-reader', info)
  await detailOf(page, 'ACTIVE')
  await openMoreActions(page)
  await expectClosed(page, '구독 변경하기', '구독 해지하기', '링크로 공유하기')
  await look(page, 'subscription-of-a-reader', info)
  await detailOf(page, 'REQUESTED')
  await expectClosed(page, '신청 취소하기')
  await detailOf(page, 'CANCEL_SCHEDULED')
  await expectClosed(page, '해지 예약 철회하기', '오늘 바로 해지하기')
  await look(page, 'scheduled-end-of-a-reader', info)
  await detailOf(page, 'PAST_DUE')
  await expectClosed(page, '청구서 납부하기')
  await openMoreActions(page)
  await expect(main(page).getByRole('link', { name: '이 구독의 청구서 보기' })).toBeVisible()

  const subscriptionId = await subscriptionIn(page, 'ACTIVE')
  await goTo(page, `/my/subscription/edit?subscriptionId=${subscriptionId}`)
  await expectClosed(page)
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  await look(page, 'edit-of-a-reader', info)
  await goTo(page, `/my/subscription/cancel/form?subscriptionId=${subscriptionId}`)
  await expectClosed(page)
  await expect(heading(page, '구독 해지')).toBeVisible()
  await look(page, 'end-of-a-reader', info)

  const billId = await payableBill(page)
  await goTo(page, '/my/bill')
  await expectClosed(page, 'CSV로 내려받기')
  await look(page, 'bills-of-a-reader', info)
  await goTo(page, `/my/bill/detail?billId=${billId}`)
  await main(page).getByText('받는 사람 정하기').click()
  const pay = main(page).getByRole('button', { name: /^[\d,]+원 결제하기$/ })
  await expectClosed(page, '받는 사람 저장')
  await expect(pay).toBeDisabled()
  await expect(main(page).getByRole('textbox', { name: '이메일 주소' })).not.toBeEditable()
  // A click has no effect, whether by mouse or keyboard.
  const paid: string[] = []
  page.on('request', (request) => void (request.url().includes('/bill/pay') && paid.push(request.url())))
  await pay.dispatchEvent('click')
  await expect(pay).not.toHaveAttribute('aria-busy', 'true')
  expect(paid).toEqual([])
  await look(page, 'bill-of-a-reader', info)

  await goTo(page, '/trial')
  await expectClosed(page, '14일 체험 시작하기')
  await expect(main(page).getByRole('radio').and(page.locator(':enabled'))).toHaveCount(0)
  await look(page, 'trial-of-a-reader', info)
  for (const path of ['/subscription', '/subscription/terms', '/subscription/request']) {
    await goTo(page, path)
    await expect(page).toHaveURL('/subscription')
    await expectClosed(page)
  }
  await expect(heading(page, '구독 신청')).toBeVisible()
  await expect(main(page).getByText(owner.name)).toBeVisible()
  await look(page, 'request-of-a-reader', info)
  await goTo(page, '/my/settings/profile')
  await expectClosed(page)
  await look(page, 'profiles-of-a-reader', info)

  await owner.giveRoles('BILLING_MANAGER')
  const isOpen = async (path: string, name: string | RegExp, role: 'link' | 'button' = 'link') => {
    await goTo(page, path)
    await expect(managersNotice(page)).toHaveCount(0)
    await expect(main(page).getByRole(role, { name }).first()).toBeEnabled()
  }
  await isOpen('/my', /원 납부하기$/)
  await isOpen('/my/subscription', '구독 신청하기')
  await isOpen(`/my/subscription/detail?subscriptionId=${subscriptionId}`, '구독 해지하기')
  await isOpen(`/my/subscription/edit?subscriptionId=${subscriptionId}`, '결제 수단 변경', 'button')
  await isOpen(`/my/subscription/cancel?subscriptionId=${subscriptionId}`, '해지 계속하기', 'button')
  await isOpen(`/my/bill/detail?billId=${billId}`, /^[\d,]+원 결제하기$/, 'button')
  await isOpen('/trial', '14일 체험 시작하기', 'button')
  await isOpen('/subscription', '이 금액으로 신청하기')
  await isOpen('/my/settings/profile', /결제 수단 변경$/)
})

test('a role that is removed while a screen is open disables its actions after the first refusal @long', async ({
  page,
  browser,
  portal,
}) => {
  const owner = await ownerOf(portal, browser)
  await owner.letEverybody(false)
  await owner.giveRoles('BILLING_MANAGER')
  await enter(page, '/my', appMember)
  await goTo(page, `/my/bill/detail?billId=${await payableBill(page)}`)
  await expect(managersNotice(page)).toHaveCount(0)
  await main(page).getByText('받는 사람 정하기').click()
  await owner.giveRoles()
  const pay = main(page).getByRole('button', { name: /^[\d,]+원 결제하기$/ })
  await pay.click()
  await expect(question(page)).toContainText(/결제 금액: [\d,]+원/)
  await question(page)
    .getByRole('button', { name: /원 결제하기$/ })
    .click()
  await expect(main(page).getByRole('alert').filter({ hasText: managersSentence })).toBeVisible()
  await expectClosed(page, '받는 사람 저장')
  await expect(pay).toBeDisabled()
  await expect(pay).toBeFocused()

  await owner.giveRoles('BILLING_MANAGER')
  await goTo(page, '/subscription')
  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: /^\[필수\]/ }).all()) await box.check()
  await owner.giveRoles()
  await press(page, '동의하고 계속')
  await expect(page).toHaveURL('/subscription')
  await expectClosed(page)
  await expect(main(page).getByText(owner.name)).toBeVisible()

  await owner.giveRoles('BILLING_MANAGER')
  const subscriptionId = await subscriptionIn(page, 'ACTIVE')
  await goTo(page, `/my/subscription/cancel?subscriptionId=${subscriptionId}`)
  await press(page, '해지 계속하기')
  await page.getByRole('radio', { name: /^이용 기간이 끝날 때 해지/ }).check()
  await owner.giveRoles()
  await press(page, '해지 예약하기')
  await question(page).getByRole('button', { name: '해지 예약하기' }).click()
  await expect(heading(page, '구독 해지')).toBeVisible()
  await expect(heading(page, '구독 해지')).toBeFocused()
  await expectClosed(page)
  // The company now allows all members to manage its subscriptions: no role is needed, and every button is enabled
  // again.
  await owner.letEverybody(true)
  await goTo(page, `/my/subscription/detail?subscriptionId=${subscriptionId}`)
  await expect(main(page).getByRole('link', { name: '구독 해지하기' })).toBeVisible()
  await expect(managersNotice(page)).toHaveCount(0)
})
