import { operationTable } from '#contract/operations.gen.ts'
import { within } from '#server/testing/within.ts'
import { expectAccessible } from '../support/accessible.ts'
import {
  firstServiceMember,
  longNameMember,
  plainMember,
  privateMember,
  staffMember,
} from '../support/accounts.ts'
import { apiOf } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { pdf } from '../support/inquiries.ts'
import { look } from '../support/look.ts'
import { heading, messageTo, press } from '../support/signup.ts'
import { colleagueAt } from '../support/staff.ts'
import {
  acceptRequiredTerms,
  agreeToWithdrawals,
  chooseAddress,
  chooseMethod,
  fill,
  giveAccount,
  giveAdmin,
  giveCard,
  giveCompany,
  giveSubscriber,
  methodLabels,
  openCardWindow,
  openRequestHub,
  registeredCard,
  review,
  typeAnother,
  typeCard,
  withdrawalConsent,
} from '../support/subscription.ts'

/** A company whose name and trade have the maximum length. */
const longCompany = {
  companyName: '함께배움으로더나은내일을만들어가는사람들의사회적협동조합연합회',
  ownerName: '황보 아름다운솔바람길나여울',
  businessType: '교육 서비스업, 출판, 영상, 방송통신 및 정보 서비스업',
  businessCategory: '온라인 교육 학원 및 그 외 기타 분류 안 된 교육 서비스업',
}

test('by giro: the price is shown first, mistakes are shown while typing, and a request is cancelled @looks @long', async ({
  page,
  browser,
  portal,
}, info) => {
  await page.goto('/subscription/request')
  await expect(page).toHaveURL(/\/auth\/login/)
  await openRequestHub(page, plainMember)
  for (const step of ['terms', 'request', 'done']) {
    await page.goto(`/subscription/${step}`)
    await expect(page).toHaveURL(/\/subscription$/)
    await expect(page.getByText('신청은 이 화면에서 시작합니다.')).toBeVisible()
  }
  await page.getByRole('link', { name: '통합 로그인', exact: true }).click()
  await page.getByRole('link', { name: '프로', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('148,500원')
  await page.getByRole('link', { name: '연 결제' }).click()
  await expect(page.getByRole('main')).toContainText('연 결제 할인')
  await expect(page.getByRole('navigation', { name: '결제 주기' }).locator('[aria-current]')).toHaveText(
    '연 결제',
  )
  await page.getByRole('link', { name: '월 결제' }).click()
  for (const term of ['부가세 10%', '첫 청구일', '다음 청구일'])
    await expect(page.getByText(term, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  await look(page, 'subscription-terms', info)
  await press(page, '동의하고 계속')
  await expect(page.getByText('필수 약관입니다.')).toHaveCount(2)
  await page.goBack()
  await acceptRequiredTerms(page)
  await press(page, '다음')
  await expect(page.getByText('신청 유형을 골라 주세요.')).toBeVisible()
  await page.getByRole('radio', { name: '법인 사업자' }).check()
  await press(page, '다음')
  await expect(page.getByLabel('회사 이름', { exact: true })).toBeFocused()
  await expect(page.getByText('사업자등록증을 올려 주세요.')).toBeVisible()
  await fill(page, '사업자등록번호', '124-81-00999')
  await expect(page.getByText('사업자등록번호가 올바르지 않습니다.')).toBeVisible()
  await fill(page, '회사 이름', '별빛 881212-1234567')
  await expect(page.getByText('주민등록번호는 입력할 수 없어 삭제했습니다.')).toBeVisible()
  await expect(page.getByLabel('회사 이름', { exact: true })).toHaveValue('별빛 ')
  await look(page, 'subscription-company-mistakes', info)

  await press(page, '주소 검색')
  const dialog = page.getByRole('dialog', { name: '주소 검색' })
  for (const [words, mistake] of [
    ['서울', '도로 이름과 건물 번호를 함께 입력해 주세요.'],
    ['없는길', '검색 결과가 없습니다.'],
    ['검색 중단', '지금은 주소를 검색할 수 없습니다.'],
  ] as const) {
    await dialog.getByLabel('도로 이름과 건물 번호').fill(words)
    await dialog.getByRole('button', { name: '검색하기' }).click()
    await expect(dialog).toContainText(mistake)
  }
  await dialog.getByLabel('도로 이름과 건물 번호').fill('솔바람길')
  await dialog.getByRole('button', { name: '검색하기' }).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await look(page, 'subscription-address', info)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await giveCompany(page)
  await giveSubscriber(page)
  await giveAdmin(page)

  await press(page, '다음')
  await expect(page.getByText('결제 수단을 골라 주세요.', { exact: true })).toBeVisible()
  await chooseMethod(page, 'G')
  await look(page, 'subscription-giro', info)
  await press(page, '회사 정보와 같게 입력하기')
  await fill(page, '받는 사람', '재무팀 오하늘')
  await fill(page, '청구서 이메일', 'billing@byeolbit.example')
  await review(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '관리자 수정' }).click()
  await page.getByLabel(/^부서/).fill('보안팀')
  await review(page)
  for (const text of ['124-81-00998', '110111-*******', '보안팀', '사업자등록증.pdf', '148,500원'])
    await expect(page.getByRole('main')).toContainText(text)

  const mail = await messageTo(portal, 'dasom@byeolbit.example', () =>
    page.getByRole('button', { name: '구독 신청하기' }).dblclick(),
  )
  expect(mail.text).toContain('매월 148,500원 (부가세 포함)')
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()
  const number = /S\d{4}-\d{6}/.exec(await page.getByRole('main').innerText())![0]
  expect(mail.text).toContain(number)
  await expectAccessible(page)

  // The staff are notified: in the inbox, by mail, and by a task.
  const staff = await colleagueAt(browser, portal, '/admin')
  const workRegion = staff.getByRole('region', { name: '처리할 일' })
  await workRegion.getByRole('link', { name: /^구독 신청 ?[1-9]\d*$/ }).click()
  await expect(staff).toHaveURL('/admin?workKind=SUBSCRIPTION_REQUEST')
  await workRegion.getByRole('link', { name: '구독 신청 목록 보기' }).click()
  await expect(staff).toHaveURL('/admin/subscription?subscriptionState=REQUESTED')
  await expect(staff.getByRole('link', { name: /^신청 접수 ?[1-9]\d*$/ })).toBeVisible()
  await staff.goto('/my/notification')
  await staff
    .getByRole('listitem')
    .filter({ hasText: number })
    .getByRole('link', { name: '새 구독 신청이 들어왔습니다 자세히 보기' })
    .click()
  await expect(staff).toHaveURL(/\/admin\/subscription\/detail\?subscriptionId=/)
  await expect(staff.getByRole('main')).toContainText(number)
  await staff.context().close()
  await expect
    .poll(() => portal.messages().filter(({ to, text }) => to === staffMember.email && text.includes(number)))
    .toHaveLength(1)

  await page.getByRole('link', { name: '다른 서비스 신청하기' }).click()
  await expect(page.getByRole('main')).toContainText(number)
  await page.getByRole('link', { name: '내 구독에서 보기' }).click()
  await expect(heading(page, '구독')).toBeVisible()
  const { requests } = await apiOf(page.request, '').getSubscriptionDesk({})
  const { subscriptionId } = requests.find(({ subscriptionNo }) => subscriptionNo === number)!
  await page.getByRole('main').locator(`a[href*="${subscriptionId}"]:visible`).first().click()
  await expect(page.getByRole('main')).toContainText(number)
  await press(page, '신청 취소하기')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '신청 취소하기' })
    .click()
  await expect(page.getByText('구독 신청을 취소했습니다.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '신청 취소하기' })).toBeHidden()
})

test('by card: typed text and a registered card survive a change of the payment method, a reload and a lost answer @looks', async ({
  page,
}, info) => {
  await openRequestHub(page, longNameMember, '?service=SSO&plan=ENT&cycle=Y&users=1200')
  await look(page, 'subscription', info)
  await acceptRequiredTerms(page)
  await look(page, 'subscription-company', info)
  await giveCompany(page, longCompany)
  await look(page, 'subscription-subscriber', info)
  await giveSubscriber(page)
  await look(page, 'subscription-admin', info)
  await giveAdmin(page)
  // Cancelling the payment window or using a declined card loses no typed text.
  await chooseMethod(page, 'C')
  await fill(page, '카드 소유자', '별빛나루')
  const cardWindow = await openCardWindow(page)
  await cardWindow.getByRole('link', { name: '취소' }).click()
  await expect(cardWindow.getByText('카드 등록을 취소했습니다.')).toBeVisible()
  await look(cardWindow, 'card-cancelled', info)
  await press(cardWindow, '카드 등록 창 열기')
  await typeCard(cardWindow, '4000 0000 0000 0069')
  await expect(cardWindow.getByRole('alert')).toContainText('카드를 등록할 수 없습니다.')
  await cardWindow.close()
  await expect(registeredCard(page)).toContainText('아직 등록한 카드가 없습니다.')
  await expect(page.getByLabel('카드 소유자', { exact: true })).toHaveValue('별빛나루')
  await press(page, '다음')
  await expect(registeredCard(page)).toContainText('카드를 등록해 주세요.')
  await giveCard(page)
  await look(page, 'subscription-card', info)
  await chooseMethod(page, 'A')
  await fill(page, '예금주', '별빛나루')
  await chooseMethod(page, 'C')
  await expect(registeredCard(page)).toContainText('솔바람카드 **** **** **** 1234')
  // The review opens before its price has loaded, and Back works while the price loads.
  let letGo = () => {}
  await page.route(`**${operationTable.estimateSubscription.path}`, async (route) => {
    await new Promise<void>((go) => (letGo = go))
    await route.abort()
  })
  await press(page, '다음')
  await expect(page).toHaveURL(/[?&]step=review(?:&|$)/)
  await page.goBack()
  await expect(registeredCard(page)).toContainText('솔바람카드 **** **** **** 1234')
  letGo()
  await page.unrouteAll({ behavior: 'wait' })
  await review(page)
  await page.goBack()
  await expect(registeredCard(page)).toContainText('솔바람카드 **** **** **** 1234')
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  )
  expect(storedText.replaceAll(/[\s-]/g, '')).not.toMatch(
    /4330123412341234|1248100998|함께배움|별빛나루|dasom/,
  )

  // A choice is stored immediately, not after the delay that applies to typing.
  const chosenAt = page.evaluate(
    () =>
      new Promise<number>((tell) =>
        // Uses the clock of the machine, like the times of requests. Moving the test clock does not change that
        // clock.
        addEventListener('change', () => tell(performance.timeOrigin + performance.now()), { once: true }),
      ),
  )
  const draftSaved = page.waitForResponse(/subscription\/request\/draft\/save/)
  await chooseMethod(page, 'G')
  const storedAt = (await draftSaved).request().timing().startTime
  expect(storedAt - (await chosenAt)).toBeLessThan(within(1_500))
  // The draft has been stored, so leaving the page does not ask for confirmation.
  await page.reload()
  await expect(heading(page, '결제 수단을 골라 주세요')).toBeVisible()
  await expect(page.getByRole('radio', { name: methodLabels.G })).toBeChecked()
  await chooseMethod(page, 'C')
  await expect(registeredCard(page)).toContainText('솔바람카드 **** **** **** 1234')
  await page.goto('/subscription')
  const draft = page.getByRole('link', { name: /이어서 신청하기/ }).first()
  await expect(draft).toBeVisible()
  await look(page, 'subscription-draft', info)
  // The draft with its registered card is complete.
  await draft.click()
  await expect(heading(page, '신청 내용을 확인해 주세요')).toBeVisible()
  await press(page, '이전')
  await expect(heading(page, '결제 수단을 골라 주세요')).toBeVisible()
  await press(page, '이전')
  await expect(heading(page, '요금제를 확인해 주세요')).toBeVisible()
  await look(page, 'subscription-service', info)
  const userCountField = page.getByLabel('사용자 수', { exact: true })
  const before = await userCountField.inputValue()
  await userCountField.fill('0')
  await press(page, '다음')
  await expect(page.getByText('사용자 수는 1명부터')).toBeVisible()
  await expect(userCountField).toBeFocused()
  await userCountField.fill(before)
  for (let step = 0; step < 3; step += 1) await press(page, '이전')
  await expect(page.getByText('올려 둔 파일')).toBeVisible()
  for (let step = 0; step < 4; step += 1) await press(page, '다음')
  // The payment step was completed earlier, and is skipped now.
  await expect(heading(page, '신청 내용을 확인해 주세요')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('**** **** **** 1234')
  await look(page, 'subscription-review', info)

  // The server receives the call and answers; the answer never arrives. The list is loaded before anything is
  // sent again.
  const calls: string[] = []
  page.on(
    'request',
    (request) =>
      /subscription\/request(?:\/info)?$/.test(request.url()) && calls.push(request.url().split('/').at(-1)!),
  )
  await page.route('**/user/subscription/request', async (route) => {
    const answer = await route.fetch()
    expect(((await answer.json()) as { code: number }).code).toBe(200)
    await route.abort()
  })
  await press(page, '구독 신청하기')
  await expect(page.getByText('자동 결제에 동의해야 카드로 결제할 수 있습니다.')).toBeVisible()
  await expect(withdrawalConsent(page)).toBeFocused()
  expect(calls).toEqual([])
  await agreeToWithdrawals(page)
  await press(page, '구독 신청하기')
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()
  // The receipt loads the request once more.
  expect(calls).toEqual(['request', 'info', 'info'])
  await look(page, 'subscription-done', info)
  await page.getByRole('link', { name: '다른 서비스 신청하기' }).click()
  await expect(page.getByText('확인하고 있는 신청')).toBeVisible()
})

test('by account, as a person: company fields are omitted, and a call that never arrived is repeated @looks @long', async ({
  page,
}, info) => {
  await openRequestHub(page, privateMember)
  await acceptRequiredTerms(page)
  await page
    .getByRole('radio', { name: /^개인 사업자번호|^개인/ })
    .last()
    .check()
  await expect(page.getByText('회사 정보는 입력하지 않아도 됩니다.')).toBeVisible()
  await press(page, '다음')
  await fill(page, '신청인 이름', '한아름')
  await fill(page, '생년월일', '881232')
  await fill(page, '이메일', 'areum@pyeonji.example')
  await expect(page.getByText('없는 날짜입니다.')).toBeVisible()
  await fill(page, '생년월일', '881212')
  await fill(page, '휴대폰 번호', '010-0000-4321')
  await chooseAddress(page, '바다마루길 40')
  await press(page, '다음')
  await giveAdmin(page)
  await giveAccount(page)
  await look(page, 'subscription-account', info)
  await review(page)
  await expect(page.getByRole('main')).toContainText('********3456')

  let isLost = true
  await page.route('**/user/subscription/request', (route) => (isLost ? route.abort() : route.continue()))
  await agreeToWithdrawals(page)
  await press(page, '구독 신청하기')
  await expect(page.getByRole('alert').filter({ hasText: '아직 접수되지 않았습니다' })).toBeVisible()
  isLost = false
  await press(page, '다시 신청하기')
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()
})

test('a request begins with a service that is not subscribed to, and not with a number of users that cannot be requested', async ({
  page,
}) => {
  await openRequestHub(page, firstServiceMember)
  const had = (await apiOf(page.request, '').getSubscriptionDesk({})).current
  const chosen = page.getByRole('navigation', { name: '서비스', exact: true }).locator('[aria-current]')
  const { href } = new URL((await chosen.getAttribute('href'))!, page.url())
  expect(had.map(({ serviceCode }) => serviceCode)).not.toContain(new URL(href).searchParams.get('service'))
  const users = page.getByLabel('사용자 수')
  await expect(users).toHaveValue('1')
  const bar = page.locator('[data-bottom-actions]')
  await users.fill('0')
  await bar.getByRole('link').click()
  await expect(users).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('1명부터')
  await expect(page).toHaveURL(/\/subscription(?:\?|$)/)
  await users.fill('3')
  await expect(bar).toContainText('3명 · 매월')
  await bar.getByRole('link').click()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  await expect(page).toHaveURL(/users=3/)
})

test('a draft is discarded only after a confirmation @long', { tag: '@maximum' }, async ({ page }) => {
  await openRequestHub(page, longNameMember)
  const drafts = page.getByRole('link', { name: /이어서 신청하기/ })
  const before = await drafts.count()
  await acceptRequiredTerms(page)
  // After going back to the terms, a reload opens the same draft.
  await page.goBack()
  await expect(page).toHaveURL(/\/subscription\/terms\?/)
  await page.reload()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  await press(page, '동의하고 계속')
  await expect(heading(page, '누가 구독하나요?')).toBeVisible()
  await typeAnother(page, '다른 회사 입력')
  await page.getByRole('radio', { name: '개인 사업자', exact: true }).check()
  await fill(page, '회사 이름', '별빛나루')
  await page.locator('input[data-upload]').setInputFiles(pdf('사업자등록증.pdf'))
  await page.goto('/subscription')
  await expect(drafts).toHaveCount(before + 1)
  const question = page.getByRole('alertdialog', { name: '신청서를 삭제할까요?' })
  const discardButton = page.getByRole('button', { name: /신청서 삭제/ }).first()
  await discardButton.click()
  await question.getByRole('button', { name: '취소' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(drafts).toHaveCount(before + 1)
  await discardButton.click()
  await question.getByRole('button', { name: '삭제' }).click()
  await expect(drafts).toHaveCount(before)
})

test('a second subscription to a service shows a notice with a link to the existing subscription, before the terms @looks', async ({
  page,
}, info) => {
  await openRequestHub(page, plainMember)
  const notice = page.getByRole('status').filter({ hasText: '이미 구독하는 서비스입니다' })
  const had = (await apiOf(page.request, '').getSubscriptionDesk({})).current
  const services = [...new Set(had.map(({ serviceCode }) => serviceCode))]
  const newServiceCode = ['SSO', 'MFA', 'IGA', 'UBA', 'LOG'].find((code) => !services.includes(code))
  await page.goto('/subscription?service=SSO&plan=PRO&users=10')
  // Only SSO subscriptions are compared, since other tests with the same demo data request subscriptions at the same
  // time.
  for (const { subscriptionNo } of had.filter((one) => one.serviceCode === 'SSO'))
    await expect(notice.getByRole('link', { name: new RegExp(subscriptionNo) }).first()).toBeVisible()
  await look(page, 'subscription-had-already', info)
  await expectAccessible(page)
  // The announcement is shown and does not block the request.
  await expect(page.getByRole('link', { name: '이 금액으로 신청하기' })).toBeVisible()
  await notice.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/my\/subscription\/detail\?subscriptionId=/)
  if (newServiceCode) {
    await page.goto(`/subscription?service=${newServiceCode}&plan=PRO&users=10`)
    await expect(heading(page, '구독 신청')).toBeVisible()
    await expect(notice).toHaveCount(0)
  }
})
