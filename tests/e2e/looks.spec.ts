import {
  appAdmin,
  appMember,
  longNameMember,
  otherStaffMember,
  plainMember,
  smsMember,
} from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  fileRow,
  files,
  fillInquiry,
  hasArrived,
  largePng,
  numberOf,
  pdf,
  png,
  send,
  slowLine,
  staffOf,
} from '../support/inquiries.ts'
import { enter, giveCredentials, reachCode } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { signIn } from '../support/sign-in.ts'
import {
  agree,
  chooseType,
  giveCode,
  giveCompany,
  heading,
  newStranger,
  press,
  requestCode,
  requestMail,
} from '../support/signup.ts'
import { enterAdmin } from '../support/staff.ts'
import {
  begin,
  chooseMethod,
  enterHub,
  giveAccount,
  giveCard,
  giveSubscriber,
  giveCompany as giveSubscribingCompany,
  review,
} from '../support/subscription.ts'

test('login and error screens @looks @embedded', async ({ page }, info) => {
  for (const [name, path] of [
    ['login', '/auth/login'],
    ['error', '/error?message=잠시 후 다시 시도해 주세요.&code=503'],
    ['unknown', '/nowhere'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page, name, info)
  }
})

test('login with its mistakes @looks @embedded', async ({ page }, info) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: '로그인하기' }).click()
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
  await look(page, 'login-empty', info)
  await giveCredentials(page, { email: 'nobody@nowhere.example', password: 'wrong' })
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'login-wrong', info)
})

test('the second factor @looks @embedded', async ({ page, portal }, info) => {
  await page.goto('/auth/login')
  await reachCode(page, portal, smsMember)
  await look(page, 'mfa', info)
  await page.goto('/auth/login')
  await giveCredentials(page, appMember)
  await page.getByRole('button', { name: '다른 방법으로 확인하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '다른 방법으로 확인하기' })).toBeVisible()
  await look(page, 'other', info)
  await page.getByRole('button', { name: /복구 코드 사용하기/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '복구 코드로 확인하기' })).toBeVisible()
  await look(page, 'bakother', info)
})

test("the member's own area @looks @embedded", async ({ page }, info) => {
  await signIn(page, appMember, { checked: false })
  await page.goto('/my')
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible()
  await look(page, 'password-check', info)
  await page.goto('/my/password_check')
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible()
  await look(page, 'password-check-alone', info)
})

test('dashboard, list and details @looks @embedded', async ({ page }, info) => {
  await enter(page, '/my', plainMember)
  await look(page, 'my', info)
  await page.goto('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독 관리' })).toBeVisible()
  await look(page, 'subscriptions', info)
  const links = page.getByRole('main').locator('a[href*="/detail"]:visible')
  const details = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const shown = new Set<string>()
  for (const href of details) {
    if (shown.size === 3) break
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1, name: /^빗장 / })).toBeVisible()
    const method = await page.locator('dt', { hasText: '결제 방법' }).locator('+ dd').textContent()
    if (shown.has(method!)) continue
    shown.add(method!)
    await look(page, `detail-${shown.size}`, info)
  }
  expect(shown.size, 'giro, card and account').toBe(3)
})

test('shared page, empty list, long names and a session that ended @looks @embedded', async ({
  page,
  context,
}, info) => {
  await enter(page, '/my', longNameMember)
  await look(page, 'my-long', info)
  await page.goto('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독 관리' })).toBeVisible()
  await look(page, 'subscriptions-long', info)

  const empty = page
    .getByRole('navigation', { name: '구독 상태' })
    .getByRole('link', { name: /\s?0$/ })
    .first()
  await empty.click()
  await expect(page.getByRole('link', { name: '전체 보기' })).toBeVisible()
  await look(page, 'subscriptions-empty', info)

  await page.goto('/my/subscription')
  await page.getByRole('main').locator('a[href*="/detail"]:visible').first().click()
  await page.getByRole('button', { name: '공유 링크 만들기' }).click()
  const address = await page.getByLabel('공유 링크', { exact: true }).inputValue()
  await look(page, 'detail-link', info)

  await context.clearCookies()
  await page.getByRole('link', { name: '구독 목록으로' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'session-ended', info)
  await page.goto(address)
  await expect(page.getByRole('main').getByText('공유받은 구독')).toBeVisible()
  await look(page, 'shared', info)
})

test('inquiries: asking, sending and looking up @looks @embedded', async ({ page, context }, info) => {
  await page.goto('/inquiry')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'inquiry', info)
  await page.goto('/inquiry/find')
  await expect(page.getByRole('heading', { level: 1, name: '문의 조회하기' })).toBeVisible()
  await look(page, 'inquiry-find', info)

  await page.goto('/inquiry/write')
  await send(page).click()
  await look(page, 'inquiry-mistakes', info)
  await files(page).setInputFiles([
    pdf('2026년 11월 인증 앱 오류 화면과 접속 기록을 모은 아주 긴 이름의 문서.pdf'),
    png('화면.png'),
    { name: '그림.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ])
  await expect(fileRow(page, '화면.png')).toContainText(hasArrived)
  const line = await slowLine(page, 100_000)
  await files(page).setInputFiles(largePng('느린 화면.png'))
  await expect(fileRow(page, '느린 화면.png')).toContainText(/% 올렸습니다/)
  await look(page, 'inquiry-files', info)
  await line.mend()
  await page.getByRole('button', { name: /그림.svg. 목록에서 빼기/ }).click()
  await fillInquiry(page, {
    subject: '인증 앱을 바꾸고 싶습니다',
    body: '휴대폰을 새로 샀습니다.',
    name: '남궁하늘',
    email: 'haneul@sol-ip.example',
  })
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByText('문의가 도착했는지 확인하지 못했습니다')).toBeVisible()
  await look(page, 'inquiry-unsure', info)
  await context.setOffline(false)
  await page.getByRole('button', { name: '다시 보내기' }).click()
  const inquiryNo = await numberOf(page)
  await look(page, 'inquiry-done', info)
  await page.goto(`/inquiry/find?inquiryNo=${inquiryNo}`)
  await page.getByLabel('이메일').fill('haneul@sol-ip.example')
  await page.getByRole('button', { name: '조회하기', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '인증 앱을 바꾸고 싶습니다' })).toBeVisible()
  await look(page, 'inquiry-found', info)
})

test('inquiries: a list with nothing in it @looks @embedded', async ({ page }, info) => {
  await enter(page, '/my/inquiry', otherStaffMember)
  await expect(page.getByText('보낸 문의가 없습니다')).toBeVisible()
  await look(page, 'my-inquiries-empty', info)
  await page.goto('/my/inquiry?inquiryState=CLOSED')
  await expect(page.getByRole('link', { name: '전체 보기' })).toBeVisible()
  await look(page, 'my-inquiries-none', info)
})

test("inquiries: the member's own @looks @embedded", async ({ page, browser, portal }, info) => {
  await enter(page, '/my/inquiry', longNameMember)
  const subjects = [
    '세금계산서를 다시 받고 싶습니다',
    '해외 지사에서 로그인할 때 인증 번호가 오지 않아 아침마다 삼십 분씩 기다려야 하는 문제를 해결하고 싶습니다',
  ]
  const numbers: string[] = []
  for (const subject of subjects) {
    await page.goto('/inquiry/write')
    await expect(page.getByLabel('이메일')).toHaveValue(longNameMember.email)
    await fillInquiry(page, { subject, body: '지난주부터 그렇습니다.\n\n확인 부탁드립니다.' })
    await files(page).setInputFiles(png('화면.png'))
    await expect(fileRow(page, '화면.png')).toContainText(hasArrived)
    await send(page).click()
    numbers.push(await numberOf(page))
  }
  const staff = await staffOf(browser, portal)
  await staff.answer(
    numbers[1]!,
    '해외에서는 문자 메시지가 늦을 수 있습니다.\n인증 앱을 등록하면 바로 로그인할 수 있습니다.',
  )
  await staff.leave()
  await page.goto('/my/inquiry')
  await expect(page.getByRole('main').getByRole('link', { name: subjects[1]! })).toBeVisible()
  await look(page, 'my-inquiries', info)
  await page.getByRole('main').getByRole('link', { name: subjects[1]! }).click()
  await expect(page.getByText('빗장의 답변')).toBeVisible()
  await look(page, 'my-inquiry', info)
})

test('the day and the lists of the staff @looks @embedded', async ({ page }, info) => {
  await enterAdmin(page)
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(title('오늘 할 일')).toBeVisible()
  await look(page, 'admin', info)
  for (const [name, path, heading] of [
    ['admin-notice', '/admin/notice', '공지와 게시판'],
    ['admin-notice-empty', '/admin/notice?board=SUPPORT&postState=PLANNED', '공지와 게시판'],
    ['admin-inquiry', '/admin/inquiry', '문의'],
    ['admin-inquiry-empty', '/admin/inquiry?search=없는 검색어', '문의'],
    [
      'admin-post-missing',
      '/admin/notice/edit?postId=00000000-0000-4000-8000-00000000dead',
      '글을 찾을 수 없습니다',
    ],
  ] as const) {
    await page.goto(path)
    await expect(title(heading)).toBeVisible()
    await look(page, name, info)
  }
})

test('the editor of posts and an inquiry in hand @looks @embedded', async ({ page }, info) => {
  await enterAdmin(page, '/admin/notice/write')
  await look(page, 'admin-write', info)
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(page.getByText('제목을 입력해 주세요.')).toBeVisible()
  await look(page, 'admin-write-mistakes', info)
  await page.goto('/admin/notice')
  await page.getByRole('link', { name: '정기 점검 안내 (서비스 일시 중단)' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '글 고치기' })).toBeVisible()
  await page.getByText('예약 게시', { exact: true }).click()
  await page.getByRole('button', { name: '정기 점검 안내문.pdf 빼기' }).click()
  await look(page, 'admin-edit', info)

  // The browser's own question about what was typed.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin/inquiry?inquiryState=IN_PROGRESS')
  await page.locator('main [data-row-link]:visible').first().click()
  await page.getByRole('textbox', { name: '답변' }).fill('확인하고 있습니다.')
  await look(page, 'admin-inquiry-answer', info)
  await page.getByRole('button', { name: '답변 보내기' }).click()
  await expect(page.getByText(/다음으로 오래 기다린 문의|기다리는 문의가 더 없습니다/)).toBeVisible()
  await look(page, 'admin-inquiry-answered', info)
})

test('the steps of a sign-up @looks @embedded', async ({ page, portal }, info) => {
  const stranger = newStranger({
    name: '아주긴이름을가진별빛나루통합보안서비스 주식회사',
    rnno: '124-81-00998',
  })
  await page.goto('/auth/signup')
  await expect(heading(page, '어떤 회원으로 가입하시나요?')).toBeVisible()
  await look(page, 'signup-type', info)
  await chooseType(page, stranger)
  await look(page, 'signup-terms', info)
  await page.getByRole('button', { name: '서비스 이용약관 내용 보기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'signup-terms-text', info)
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await press(page, '동의하고 계속')
  await look(page, 'signup-terms-missing', info)
  await agree(page)
  await press(page, '인증 번호 받기')
  await look(page, 'signup-identity', info)
  const code = await requestCode(page, portal, stranger)
  await look(page, 'signup-code', info)
  await giveCode(page, code)
  await expect(heading(page, '회사 정보를 알려 주세요')).toBeVisible()
  await look(page, 'signup-basic', info)
  await page.goBack()
  await expect(heading(page, '본인 확인을 마쳤습니다')).toBeVisible()
  await look(page, 'signup-proven', info)
  await press(page, '다음')
  await giveCompany(page, stranger)
  await expect(heading(page, '로그인할 이메일을 정해 주세요')).toBeVisible()
  await look(page, 'signup-id', info)
  const mailed = await requestMail(page, portal, stranger)
  await giveCode(page, mailed === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'signup-mail-code', info)
  await giveCode(page, mailed)
  await page.getByLabel('새 비밀번호', { exact: true }).fill('abcd')
  await press(page, '다음')
  await look(page, 'signup-password-weak', info)
  await page.getByLabel('새 비밀번호', { exact: true }).fill(stranger.password)
  await look(page, 'signup-password', info)
  await press(page, '다음')
  await expect(heading(page, '가입할 정보를 확인해 주세요')).toBeVisible()
  await look(page, 'signup-review', info)
  await press(page, '가입 완료하기')
  await expect(heading(page, '가입을 마쳤습니다')).toBeVisible()
  await look(page, 'signup-done', info)
})

test('a password reset @looks @embedded', async ({ page, portal }, info) => {
  await page.goto('/auth/reset/password')
  await expect(heading(page, '비밀번호를 잊으셨나요?')).toBeVisible()
  await look(page, 'reset-email', info)
  const code = await requestMail(page, portal, otherStaffMember)
  await look(page, 'reset-code', info)
  await giveCode(page, code)
  await expect(heading(page, '새 비밀번호를 정해 주세요')).toBeVisible()
  await look(page, 'reset-password', info)
  await page.getByLabel('새 비밀번호', { exact: true }).fill(otherStaffMember.password)
  await press(page, '비밀번호 바꾸기')
  await expect(heading(page, '비밀번호를 바꾸었습니다')).toBeVisible()
  await look(page, 'reset-done', info)
})

test('a subscription is asked for, step by step @looks @embedded', async ({ page }, info) => {
  await enterHub(page, longNameMember, '?service=SSO&plan=ENT&cycle=Y&users=1200')
  await look(page, 'subscription', info)
  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  await expect(page).toHaveURL(/\/subscription\/terms\?/)
  await look(page, 'subscription-terms', info)
  await page.goBack()
  await begin(page)
  await look(page, 'subscription-company', info)
  await page.getByRole('radio', { name: '법인 사업자' }).check()
  await press(page, '다음')
  await look(page, 'subscription-company-mistakes', info)
  await press(page, '주소 검색')
  await page.getByRole('dialog').getByLabel('도로 이름과 건물 번호').fill('솔바람길')
  await page.getByRole('dialog').getByRole('button', { name: '검색하기' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await look(page, 'subscription-address', info)
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await giveSubscribingCompany(page, {
    companyName: '함께배움으로더나은내일을만들어가는사람들의사회적협동조합연합회',
    ownerName: '황보 아름다운솔바람길나여울',
    businessType: '교육 서비스업, 출판, 영상, 방송통신 및 정보 서비스업',
    businessCategory: '온라인 교육 학원 및 그 외 기타 분류 안 된 교육 서비스업',
  })
  await look(page, 'subscription-subscriber', info)
  await giveSubscriber(page)
  await look(page, 'subscription-admin', info)
  await press(page, '신청인과 같게 입력하기')
  await press(page, '다음')
  await expect(heading(page, '요금제를 확인해 주세요')).toBeVisible()
  await look(page, 'subscription-service', info)
  await press(page, '다음')
  const saved = page.waitForResponse(/\/draft\/save$/)
  await chooseMethod(page, 'G')
  await look(page, 'subscription-giro', info)
  await giveAccount(page)
  await look(page, 'subscription-account', info)
  await giveCard(page)
  await look(page, 'subscription-card', info)
  await saved
  await page.goto('/subscription')
  await expect(page.getByRole('link', { name: /이어서 신청하기/ })).toBeVisible()
  await look(page, 'subscription-draft', info)
  await page.getByRole('link', { name: /이어서 신청하기/ }).click()
  await giveCard(page)
  await review(page)
  await look(page, 'subscription-review', info)
  await press(page, '구독 신청하기')
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()
  await look(page, 'subscription-done', info)
})

test('a company that has subscribed before chooses what is known @looks @embedded', async ({
  page,
}, info) => {
  await signIn(page, plainMember)
  await page.goto('/subscription?service=LOG&plan=PRO&users=40')
  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).check()
  await press(page, '동의하고 계속')
  await expect(heading(page, '누가 구독하나요?')).toBeVisible()
  await look(page, 'subscription-known-company', info)
  await press(page, '다음')
  await expect(heading(page, '결제 방법을 골라 주세요')).toBeVisible()
  await look(page, 'subscription-known-payment', info)
  await review(page)
  await look(page, 'subscription-known-review', info)
})

test('the queue of those who decide, and the permissions of members @looks @embedded', async ({
  page,
  portal,
}, info) => {
  await enter(page, '/admin', appAdmin, portal)
  await expect(page.getByRole('heading', { level: 1, name: '오늘 할 일' })).toBeVisible()
  await look(page, 'access-today', info)
  await page.goto('/admin/approval?requestAge=LATE')
  await page.locator('main [data-request]').nth(1).check()
  await look(page, 'approval-queue', info)
  await page.getByRole('button', { name: '반려하기', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '1건 반려하기' }).click()
  await look(page, 'approval-confirm', info)
  await page.goto('/admin/member?useStatus=NORMAL')
  await page
    .getByRole('button', { name: /권한 회수하기$/ })
    .first()
    .click()
  await look(page, 'member-revoke', info)
  await page.goto('/admin/apps')
  await expect(page.getByRole('link', { name: '그룹웨어' })).toBeVisible()
  await look(page, 'admin-apps', info)
  await page.getByRole('link', { name: '그룹웨어' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '그룹웨어' })).toBeVisible()
  await look(page, 'admin-app', info)
  await page.goto('/admin/delegation')
  await expect(page.getByRole('heading', { level: 1, name: '대리 승인' })).toBeVisible()
  await look(page, 'admin-delegation', info)
})
