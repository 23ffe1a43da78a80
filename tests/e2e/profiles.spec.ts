import type { Page } from '@playwright/test'
import { stageAccounts } from '#server/db/demo/demo-accounts.ts'
import { appMember, longNameMember, plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { apiOf } from '../support/calls.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { confirmPassword, enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { signIn } from '../support/sign-in.ts'
import { press } from '../support/signup.ts'
import { agreeToWithdrawals } from '../support/subscription.ts'

const address = '/my/settings/profile'
const heading = { level: 1, name: '결제 수단' } as const
const accountThatShows = (shows: string) => stageAccounts.find((account) => account.shows === shows)!
const group = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('a member sees the profiles of the company, and goes to change the payment of a subscription @long', async ({
  page,
}, info) => {
  await enter(page, '/my/settings', plainMember)
  await page.getByRole('link', { name: /^결제 수단/ }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', heading)).toBeFocused()

  const { companies, payments } = await apiOf(page.request, '').listSubscriptionProfiles({ limit: 100 })
  expect(payments.length).toBeGreaterThan(2)
  const [company] = companies
  const card = group(page, company!.companyInfo.companyName)
  await expect(card.getByText(/^\d{3}-\d{2}-\d{5}$/)).toBeVisible()
  await expect(card.getByText(/^\d{6}-\*{7}$/)).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await card.getByText(/^나머지 \d+건 보기$/).click()
  await expect(card.getByRole('listitem')).toHaveCount(company!.subscriptions.length)

  const usableIndex = payments.findIndex(({ profileState }) => profileState === 'USABLE')
  const cards = group(page, /^결제 수단/).getByRole('region')
  await expect(cards).toHaveCount(payments.length)
  await expect(cards.filter({ hasText: '다음 신청에 사용' })).toHaveCount(1)
  await expect(cards.nth(usableIndex)).toContainText('다음 신청에 사용')
  const overdueCards = cards.filter({ hasText: '납부 기한이 지난 청구서가 있습니다.' })
  await expect(overdueCards).toHaveCount(
    payments.filter(({ profileState }) => profileState === 'UNPAID').length,
  )
  const bills = overdueCards.first().getByRole('link', { name: /청구서 보기$/ })
  await expect(bills.first()).toHaveAttribute('href', /^\/my\/bill\?subscriptionId=/)

  const { subscriptionId, serviceName, planName } = payments[usableIndex]!.subscriptions[0]!
  const name = `${serviceName} ${planName}`
  await cards.nth(usableIndex).getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(`/my/subscription/detail?subscriptionId=${subscriptionId}`)
  await page.goBack()
  await cards
    .nth(usableIndex)
    .getByRole('link', { name: /결제 수단 변경$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/my\/subscription\/edit\?subscriptionId=[^#]+#payment$/)
  const changedSubscriptionId = new URL(page.url()).searchParams.get('subscriptionId')
  await expect(page.getByRole('heading', { level: 2, name: '결제 수단' })).toBeInViewport()

  // A payment method of the company is selected instead of typed again, and pays for one more subscription from then
  // on.
  const otherPayment = payments.find(
    (payment, place) => place !== usableIndex && payment.profileState === 'USABLE',
  )!
  await press(page, '결제 수단 변경')
  const knownMethods = page.getByRole('radiogroup', { name: '바꿀 결제 수단' })
  await knownMethods.locator(`input[value="${otherPayment.profileId}"]`).check()
  await look(page, 'payment-known', info)
  if (otherPayment.paymentMethod.paymentMethodCode !== 'G') await agreeToWithdrawals(page)
  await press(page, '이 결제 수단으로 저장하기')
  // If there is an unpaid bill, a change of the payment method asks to confirm the amount that is charged today.
  const [question, saved] = [
    page.getByRole('alertdialog'),
    page.getByText('결제 수단을 변경했습니다.', { exact: true }),
  ]
  await expect(question.or(saved)).toBeVisible()
  if (await question.isVisible()) await confirmDialog(page, '저장하고 결제하기')
  await expect(saved).toBeVisible()
  await page.goto(address)
  const after = await apiOf(page.request, '').listSubscriptionProfiles({ limit: 100 })
  const place = after.payments.findIndex(({ subscriptions }) =>
    subscriptions.some((its) => its.subscriptionId === changedSubscriptionId),
  )
  expect(after.payments[place]!.subscriptions).toHaveLength(otherPayment.subscriptions.length + 1)
  await expect(
    cards.nth(place).locator(`a[href$="detail?subscriptionId=${changedSubscriptionId}"]`),
  ).toHaveCount(1)
})

test('a company without a subscription request gets a link to the request form; ended subscriptions are not listed at a profile', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, address, accountThatShows('갓 가입해 아직 아무것도 없음'))
  await expect(page.getByText('저장된 회사와 결제 수단이 없습니다')).toBeVisible()
  await page.getByRole('link', { name: '구독 신청하기' }).click()
  await expect(page).toHaveURL(/\/subscription$/)

  const other = await browser.newPage({ baseURL: baseURL! })
  await enter(other, address, accountThatShows('구독이 끝남'))
  await expect(other.getByText('신청했거나 이용 중인 구독이 없습니다.')).toBeVisible()
  await expect(other.getByText(/^지금 사용하는 결제 수단이 없습니다./)).toBeVisible()
  await other.close()
})

test('a member who logged in by passkey is asked for the password first, and then returns to the profiles', async ({
  page,
}) => {
  await signIn(page, appMember, { checked: false })
  await page.goto(address)
  await confirmPassword(page, appMember)
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page).toHaveURL(address)
})

test('the screens of profiles are accessible and fit the window @looks @embedded @long', async ({
  page,
}, info) => {
  await enter(page, address, longNameMember)
  await look(page, 'profiles', info)
  await signIn(page, plainMember)
  await page.goto(address)
  await waitForHydration(page)
  await look(page, 'profiles-many', info)
  await signIn(page, accountThatShows('갓 가입해 아직 아무것도 없음'))
  await page.goto(address)
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await look(page, 'profiles-none', info)
})
