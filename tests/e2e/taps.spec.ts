import type { Locator, Page } from '@playwright/test'
import { plainMember, smsMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'
import { signIn } from '../support/sign-in.ts'
import { heading } from '../support/signup.ts'
import { withdrawalConsent } from '../support/subscription.ts'

/* Frequent actions of members need few taps on a phone. */
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

/** Returns functions that tap elements and count the taps. */
function createTapCounter() {
  let count = 0
  return {
    count: () => count,
    async tap(target: Locator): Promise<void> {
      await target.tap()
      count += 1
    },
  }
}
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '회원 메뉴' }).getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the home page shows at once what is paid this month and when; a bill is saved with two taps, the cancellation is reached with three @long', async ({
  page,
}) => {
  await signIn(page, plainMember)
  await page.goto('/my')
  const month = page.getByRole('region', { name: /^(?:\d+월 청구 금액|납부할 금액)$/ }).first()
  await expect(month.getByText(/^[\d,]+원$/).first()).toBeInViewport()
  await expect(month).toContainText(/다음 결제\s*\d{4}\.\d{2}\.\d{2}/)

  const billTaps = createTapCounter()
  await billTaps.tap(tab(page, '청구'))
  const downloadEvent = page.waitForEvent('download')
  await billTaps.tap(page.getByRole('button', { name: /PDF/ }).first())
  expect((await downloadEvent).suggestedFilename()).toMatch(/\.pdf$/)
  expect(billTaps.count()).toBe(2)

  await page.goto('/my')
  const end = createTapCounter()
  await end.tap(tab(page, '구독'))
  const inUse = page.getByRole('main').getByRole('row').filter({ hasText: '이용 중' })
  await end.tap(inUse.locator('a[href*="/subscription/detail"]').first())
  await end.tap(page.getByRole('link', { name: '구독 해지하기' }))
  await expect(page).toHaveURL(/\/my\/subscription\/cancel/)
  expect(end.count()).toBe(3)
})

test('a permission is extended with three taps and one field @long', async ({ page, portal }) => {
  await signIn(page, smsMember, { portal })
  await page.goto('/my')
  const { tap, count } = createTapCounter()
  await tap(page.getByRole('main').getByRole('link', { name: '기간 연장' }).first())
  await page.getByRole('textbox').fill('프로젝트가 다음 달까지 이어집니다.')
  await tap(button(page, '다음'))
  await tap(button(page, '연장 신청하기'))
  await expect(page).toHaveURL(/\/apps\/request\?/)
  expect(count()).toBe(3)
})

test('a second subscription takes six taps after the plan and the consent to withdrawals, and nothing is typed @looks @long', async ({
  page,
  ownPortal,
}, info) => {
  // The company's last payment method is preselected, and other tests with the same demo data change it.
  const { origin } = await ownPortal('taps')
  await signIn(page, plainMember, { origin })
  await page.goto(`${origin}/subscription?service=LOG&plan=PRO&users=40`)
  await expect(heading(page, '구독 신청')).toBeVisible()
  const { tap, count } = createTapCounter()
  const price = page.locator('[data-bottom-actions]').getByText(/^[\d,]+원$/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/subscription/request')) asked.push(request.postData() ?? '')
  })
  await expect(price).toBeInViewport()
  const shownPrice = await price.innerText()

  await tap(page.getByRole('link', { name: '이 금액으로 신청하기' }))
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  const stepOfFour = (step: number) => page.getByText(`4단계 중 ${step}단계`)
  await expect(stepOfFour(1)).toBeVisible()
  await tap(page.getByRole('checkbox', { name: '모두 동의합니다' }))
  await tap(button(page, '동의하고 계속'))

  await expect(heading(page, '누가 구독하나요?')).toBeVisible()
  await expect(page.getByRole('radio', { name: /너른들소프트/ }).first()).toBeChecked()
  await expect(stepOfFour(2)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('박서연')
  await expect(price).toHaveText(shownPrice)
  await expect(button(page, '다음')).toBeInViewport()
  await look(page, 'subscription-known-company', info)
  await tap(button(page, '다음'))

  await expect(heading(page, '결제 수단을 골라 주세요')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).not.toHaveAccessibleName(/새 결제 수단/)
  await look(page, 'subscription-known-payment', info)
  await tap(button(page, '다음'))

  await expect(heading(page, '신청 내용을 확인해 주세요')).toBeVisible()
  await expect(price).toHaveText(shownPrice)
  await look(page, 'subscription-known-review', info)
  await tap(withdrawalConsent(page))
  await tap(button(page, '구독 신청하기'))
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()
  expect(count()).toBe(7)
  expect(asked).toHaveLength(1)
  expect(JSON.parse(asked[0]!)).toMatchObject({
    rnFileId: null,
    companyProfileId: expect.any(String),
    paymentProfileId: expect.any(String),
    withdrawAgreeYn: 'Y',
    secrets: { accountInfo: null, payerNo: null },
  })
})
