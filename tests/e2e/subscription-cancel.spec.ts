import { expectAccessible } from '../support/accessible.ts'
import { plainMember } from '../support/accounts.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { openMoreActions } from '../support/more-acts.ts'
import { heading, press } from '../support/signup.ts'
import { agreeToWithdrawals, giveCard } from '../support/subscription.ts'
import { question } from '../support/withdrawal.ts'

test('a cancellation at the end of the period is scheduled, withdrawn, scheduled again and moved to today @long', async ({
  page,
}) => {
  await enter(page, '/my/subscription?subscriptionState=ACTIVE', plainMember)
  await page.getByRole('main').locator('a[href*="/detail"]:visible').first().click()
  const detailUrl = page.url()
  await page.getByRole('link', { name: '구독 해지하기' }).click()
  await expect(heading(page, '해지하기 전에 확인해 주세요')).toBeVisible()
  await expect(page.getByRole('link', { name: '상담 예약하기' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('radio', { name: '요금이 부담됩니다' }).check()
  await press(page, '해지 계속하기')
  await expect(heading(page, '언제 해지할까요?')).toBeVisible()
  await press(page, '해지하기')
  await expect(page.getByText('해지 시점을 골라 주세요.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '요금이 부담됩니다' })).toBeChecked()
  await press(page, '해지 계속하기')
  const today = page.getByRole('radio', { name: /^오늘 해지/ })
  await today.check()
  // Whether the bill of the current period is paid depends on the day on which the demo data was created.
  const [, amount, kind] = /([\d,]+원) (환불|납부)/.exec(
    (await today.getAttribute('aria-label')) ?? (await page.locator('label', { has: today }).innerText()),
  )!
  const total = page.locator('dt', { hasText: kind === '환불' ? '환불 예정 금액' : '납부하실 금액' })
  await expect(total.locator('xpath=..')).toContainText(amount!)
  await page.getByRole('radio', { name: /^이용 기간이 끝날 때 해지/ }).check()
  await expectAccessible(page)
  await press(page, '해지 예약하기')
  await expect(question(page)).toContainText('그날까지 철회할 수 있습니다.')
  await confirmDialog(page, '해지 예약하기')

  await expect(heading(page, '구독 해지를 예약했습니다')).toBeVisible()
  await expect(page.getByText(/^E\d{4}-\d{6}$/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(heading(page, '구독 해지를 예약했습니다')).toBeVisible()
  await press(page, '해지 예약 철회하기')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '해지 예약 철회하기' })
    .click()
  await expect(page.getByText('해지 예약을 철회했습니다.')).toBeVisible()
  await expect(page).toHaveURL(detailUrl)
  await expect(page.getByRole('main').getByText('이용 중', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: '구독 해지하기' }).click()
  await press(page, '해지 계속하기')
  await page.getByRole('radio', { name: /^이용 기간이 끝날 때 해지/ }).check()
  await press(page, '해지 예약하기')
  await confirmDialog(page, '해지 예약하기')
  await page.getByRole('link', { name: '오늘 바로 해지하기' }).click()
  await page.getByRole('radio', { name: /^오늘 해지/ }).check()
  await press(page, '오늘 해지하기')
  await confirmDialog(page, '오늘 해지하기')
  await expect(heading(page, '구독을 해지했습니다')).toBeVisible()
  await page.getByRole('link', { name: '구독 상세 보기' }).click()
  await expect(page.getByRole('main').getByText('해지 완료', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '구독 해지하기' })).toHaveCount(0)
})

test('another card is registered, and pays for the subscription from then on @long', async ({ page }) => {
  await enter(page, '/my/subscription?subscriptionState=ACTIVE', plainMember)
  await page.getByRole('main').locator('a[href*="/detail"]:visible').nth(2).click()
  await page.getByRole('link', { name: '구독 변경하기' }).click()
  await press(page, '결제 수단 변경')
  const part = page.getByRole('group', { name: '결제 수단', exact: true })
  await expect(part).toBeFocused()
  await part.getByRole('radio', { name: /^신용카드/ }).check()
  await press(page, '이 결제 수단으로 저장하기')
  await giveCard(page)
  await press(page, '이 결제 수단으로 저장하기')
  await expect(page.getByText('자동 결제에 동의해야 카드로 결제할 수 있습니다.')).toBeVisible()
  await agreeToWithdrawals(page)
  await expectAccessible(page)
  await press(page, '이 결제 수단으로 저장하기')
  await expect(page.getByText('결제 수단을 변경했습니다.', { exact: true })).toBeVisible()
  await expect(part).toHaveCount(0)
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toContain('4330')
  await page.getByRole('link', { name: '구독 상세로' }).click()
  for (const text of ['솔바람카드', '1234']) await expect(page.getByRole('main')).toContainText(text)
})

test('a request can be changed while it waits @long', async ({ page }) => {
  await enter(page, '/my/subscription?subscriptionState=REQUESTED', plainMember)
  // Plans that are sold only abroad are not in the list.
  await page
    .getByRole('main')
    .locator('a[href*="/detail"]:visible')
    .filter({ hasNotText: '글로벌' })
    .first()
    .click()
  await page.getByRole('link', { name: '구독 변경하기' }).click()
  await press(page, '서비스와 요금제 바꾸기')
  const part = page.getByRole('group', { name: '서비스와 요금제', exact: true })
  await part.getByRole('spinbutton').fill('0')
  await press(page, '이 요금제로 신청 바꾸기')
  await expect(part.getByRole('spinbutton')).toBeFocused()
  await part.getByText('인원 제한 없음').click()
  await part.getByRole('spinbutton').fill('66666')
  await expectAccessible(page)
  await press(page, '이 요금제로 신청 바꾸기')
  await expect(page.getByText('신청한 서비스와 요금제를 바꾸었습니다.', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '구독 상세로' }).click()
  await expect(page.getByRole('main')).toContainText('66,666명')
})

test('a plan changes at the shown price, and the administrator is replaced', async ({ page }) => {
  await enter(page, '/my/subscription?subscriptionState=ACTIVE', plainMember)
  await page.getByRole('main').locator('a[href*="/detail"]:visible').nth(1).click()
  await page.getByRole('link', { name: '구독 변경하기' }).click()
  await expect(heading(page, '구독 변경')).toBeVisible()
  await press(page, '이 요금제로 바꾸기')
  await expect(page.getByText('지금과 다른 요금제나 사용자 수를 골라 주세요.')).toBeVisible()
  await page.getByLabel('사용자 수').fill('0')
  await expect(page.getByText('사용자 수는 1명부터 100,000명까지 입력해 주세요.')).toBeVisible()
  await page.getByText('인원 제한 없음').click()
  await page.getByLabel('사용자 수').fill('77777')
  await page.getByLabel(/^전달 사항/).fill('바꾼 요금제는 보안팀이 씁니다.')
  await expect(page.getByText(/다음 청구서에 더합니다/)).toBeVisible()
  const newAmount = page.locator('dt').filter({ hasText: '바꾼 뒤 금액' }).locator('+ dd')
  const price = /[\d,.]+/.exec((await newAmount.textContent())!)![0]
  await expectAccessible(page)
  await press(page, '이 요금제로 바꾸기')
  await expect(question(page)).toContainText(price)
  await expect(question(page)).toContainText(/[\d,]+원을 다음 청구서에 더합니다/)
  await confirmDialog(page, '이 요금제로 바꾸기')
  await expect(page.getByText('요금제를 바꾸었습니다.', { exact: true })).toBeVisible()
  // Text typed in the other window is preserved, and the choice made here is saved.
  await expect(page.getByLabel(/^전달 사항/)).toHaveValue('바꾼 요금제는 보안팀이 씁니다.')
  await press(page, '이 요금제로 바꾸기')
  await expect(page.getByText('지금과 다른 요금제나 사용자 수를 골라 주세요.')).toBeVisible()
  await page.getByLabel('이메일').fill('x')
  await press(page, '담당자와 전달 사항 저장하기')
  await expect(page.getByLabel('이메일')).toBeFocused()
  await page.getByLabel('이메일').fill('byeol@example.com')
  await press(page, '담당자와 전달 사항 저장하기')
  await expect(page.getByText('담당자와 전달 사항을 저장했습니다.')).toBeVisible()
  await page.getByRole('link', { name: '구독 상세로' }).click()
  for (const text of ['77,777명', price, 'byeol@example.com', '바꾼 요금제는 보안팀이 씁니다.'])
    await expect(page.getByRole('main')).toContainText(text)
})

test('a cancellation today offsets an unpaid bill against the refund, on one bill @long', async ({
  page,
}) => {
  await enter(page, '/my/subscription?subscriptionState=PAST_DUE', plainMember)
  await page.getByRole('main').locator('a[href*="/detail"]:visible').first().click()
  await page.getByRole('link', { name: '구독 해지하기' }).click()
  await expect(page.getByText(/납부할 청구서 \d+건/)).toBeVisible()
  await press(page, '해지 계속하기')
  await page.getByRole('radio', { name: /^오늘 해지/ }).check()
  await expect(page.locator('dt', { hasText: /^납부하실 금액$/ })).toBeVisible()
  await expect(page.getByText(/상계합니다/)).toBeVisible()
  const amount = (
    await page
      .locator('dt', { hasText: /^납부하실 금액$/ })
      .locator('xpath=..')
      .innerText()
  ).match(/[\d,]+원/)![0]
  await expectAccessible(page)
  await press(page, '오늘 해지하기')
  await expect(question(page)).toContainText(`${amount} 납부`)
  await confirmDialog(page, '오늘 해지하기')
  await expect(heading(page, '구독을 해지했습니다')).toBeVisible()
  const offsetText = new RegExp(`${amount} 납부 \\(납부할 금액과 환불 [\\d,]+원 상계\\)`)
  await expect(page.getByText(offsetText)).toBeVisible()
  await page.getByRole('link', { name: '구독 상세 보기' }).click()
  await expect(page.getByText(offsetText)).toBeVisible()
  await expectAccessible(page)
  await openMoreActions(page)
  await page.getByRole('link', { name: '이 구독의 청구서 보기' }).click()
  const bills = page.getByRole('main')
  await expect(bills.getByText('합산 완료', { exact: true }).first()).toBeVisible()
  await expect(bills.getByText('결제 대기', { exact: true }).first()).toBeVisible()
  await bills.getByText(amount).first().waitFor()
})

test('a cancellation asks for confirmation even after a fresh proof, and on a phone its amount is next to the button @looks', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await enter(page, '/my/subscription?subscriptionState=ACTIVE', plainMember)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/subscription/withdrawal')) sent.push(request.url())
  })
  // The second cancellation is requested within the lifetime of the first proof.
  for (const round of [1, 2]) {
    await page.goto('/my/subscription?subscriptionState=ACTIVE')
    await page.getByRole('main').locator('a[href*="/detail"]:visible').first().click()
    await expect(page.getByRole('link', { name: '구독 해지하기' })).toBeVisible()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: '구독 해지하기' }).click()
    await press(page, '해지 계속하기')
    await page.getByRole('radio', { name: /^오늘 해지/ }).check()
    const bar = page.locator('[data-bottom-actions]')
    const sum = bar.getByText(/^[\d,.]+(원|달러)$/)
    await expect(sum).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: '오늘 해지하기' })).toBeInViewport({ ratio: 1 })
    await look(page, 'subscription-end-today', info)
    await press(page, '오늘 해지하기')
    const confirmation = question(page)
    await expect(confirmation).toContainText(await sum.innerText())
    await expect(confirmation).toContainText(name)
    await expect(confirmation).toContainText('되돌릴 수 없습니다')
    await look(page, 'subscription-end-question', info)
    await expectAccessible(page)
    await confirmation.getByRole('button', { name: '다시 선택' }).click()
    await expect(confirmation).toHaveCount(0)
    expect(sent).toHaveLength(round - 1)
    await press(page, '오늘 해지하기')
    await confirmDialog(page, '오늘 해지하기')
    await expect(heading(page, '구독을 해지했습니다')).toBeVisible()
  }
})
