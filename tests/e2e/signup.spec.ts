import { smsMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { giveCredentials, logOut } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import {
  agree,
  chooseType,
  codeTo,
  giveCode,
  giveCompany,
  heading,
  messageTo,
  newStranger,
  press,
  requestCode,
  requestMail,
  signUpUntilReview,
} from '../support/signup.ts'

const company = { name: '아주긴이름을가진별빛나루통합보안서비스 주식회사', rnno: '124-81-00998' }

test('a visitor finds the sign-up, becomes a member, and logs in again @looks', async ({
  page,
  portal,
  context,
}, info) => {
  const stranger = newStranger()
  await page.goto('/auth/login')
  await page.getByRole('link', { name: '회원가입' }).click()
  await expect(page).toHaveURL('/auth/signup')
  await expect(heading(page, '어떤 회원으로 가입하시나요?')).toBeVisible()
  await look(page, 'signup-type', info)
  await signUpUntilReview(page, portal, stranger)
  await expect(page.getByRole('main')).toContainText(stranger.email)
  await expect(page.getByRole('main')).toContainText('동의하지 않음')

  const welcome = await messageTo(portal, stranger.email, () => press(page, '가입 완료하기'))
  expect(welcome.text).toContain('가입이 끝났습니다.')
  await expect(page).toHaveURL('/auth/signup/done')
  await expect(heading(page, '가입을 마쳤습니다')).toBeFocused()
  await expect(page.getByText(`윤다솜 님, 환영합니다.`)).toBeVisible()
  await page.getByRole('link', { name: '홈으로 가기' }).click()
  await expect(page).toHaveURL('/my')

  await page.goto('/auth/signup')
  await expect(page).toHaveURL('/my')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await context.clearCookies()
  await page.goto('/auth/login')
  await giveCode(page, await codeTo(portal, stranger.phone, () => giveCredentials(page, stranger)))
  await expect(page).toHaveURL('/my')
})

test('a visitor who requested a trial signs up and returns to the trial @long', async ({ page, portal }) => {
  const stranger = newStranger()
  await page.goto('/service/plan?service=MFA')
  await page.getByRole('link', { name: '14일 무료로 체험하기' }).click()
  await expect(page).toHaveURL(/\/auth\/signup\?/)
  await expect(heading(page, '어떤 회원으로 가입하시나요?')).toBeVisible()
  await expect(page.getByText('가입을 마치면 무료 체험을 시작합니다.')).toBeVisible()
  await signUpUntilReview(page, portal, stranger, page.url())
  // A reload, and the step back after it, preserve the destination.
  await page.reload()
  await expect(heading(page, '비밀번호를 설정해 주세요')).toBeVisible()
  await page.getByLabel('새 비밀번호', { exact: true }).fill(stranger.password)
  await press(page, '다음')
  await press(page, '가입 완료하기')
  await expect(heading(page, '가입을 마쳤습니다')).toBeFocused()
  await expect(page.getByText('체험할 서비스를 고르면 무료 체험이 시작됩니다.')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: '무료 체험 계속하기' }).click()
  await expect(page).toHaveURL('/trial?service=MFA')
  await expect(page.getByRole('radio', { name: /빗장 2단계 인증/ })).toBeChecked()
  await press(page, '14일 체험 시작하기')
  await expect(heading(page, '체험을 시작했습니다')).toBeVisible()
  // The password of the sign-up is still a fresh proof.
  await page.getByRole('link', { name: '홈으로 가기' }).click()
  await expect(page.getByRole('main')).toContainText('빗장 2단계 인증')

  // The sign-up never redirects to another site.
  await logOut(page)
  await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
  await page.goto(`/auth/signup?returnTo=${encodeURIComponent('//bitjang.invalid/trial')}`)
  await expect(page).toHaveURL('/auth/signup')
})

test('a business signs up, goes back and forth and through a reload, and loses no typed text @looks @long', async ({
  page,
  portal,
}, info) => {
  const stranger = newStranger(company)
  await chooseType(page, stranger)
  await look(page, 'signup-terms', info)
  await page
    .getByRole('checkbox', { name: /^\[선택\]/ })
    .first()
    .check()
  await expect(page).toHaveURL('/auth/signup/terms/terms')
  await page.goBack()
  await expect(page.getByRole('radio', { name: /사업자 회원/ })).toBeChecked()
  await press(page, '다음')
  await expect(page.getByRole('checkbox', { name: /^\[선택\]/ }).first()).toBeChecked()
  await agree(page)
  const code = await requestCode(page, portal, stranger)
  await expect(page).toHaveURL('/auth/signup/identity')
  // Waits for the field: the text message may arrive before the answer to the call, and a person goes back only after
  // that answer.
  await expect(page.getByLabel('인증 번호', { exact: true })).toBeVisible()
  await look(page, 'signup-code', info)
  await page.goBack()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  await page.goForward()
  await giveCode(page, code)
  await expect(heading(page, '회사 정보를 알려 주세요')).toBeVisible()
  await look(page, 'signup-basic', info)

  await page.getByLabel('회사 이름', { exact: true }).fill(company.name)
  await page.goBack()
  await expect(heading(page, '본인 확인을 마쳤습니다')).toBeVisible()
  await look(page, 'signup-proven', info)
  await press(page, '다음')
  await expect(page.getByLabel('회사 이름', { exact: true })).toHaveValue(company.name)
  await giveCompany(page, stranger)
  await expect(page).toHaveURL('/auth/signup/id')

  await page.reload()
  await expect(heading(page, '로그인할 이메일을 정해 주세요')).toBeVisible()
  await look(page, 'signup-id', info)
  await press(page, '이전')
  await expect(page.getByLabel('회사 이름', { exact: true })).toHaveValue(company.name)
  await page.reload()
  await expect(page.getByLabel('사업자등록번호', { exact: true })).toHaveValue('1248100998')
  await press(page, '다음')
  await giveCode(page, await requestMail(page, portal, stranger))
  await page.getByLabel('새 비밀번호', { exact: true }).fill(stranger.password)
  await look(page, 'signup-password', info)
  await press(page, '다음')

  // The password is only in the memory of these screens: after a reload it must be entered again.
  await expect(page).toHaveURL('/auth/signup/review')
  await page.reload()
  await expect(page).toHaveURL('/auth/signup/password')
  await expect(page.getByLabel('새 비밀번호', { exact: true })).toHaveValue('')
  await page.getByLabel('새 비밀번호', { exact: true }).fill(stranger.password)
  await press(page, '다음')
  await page.getByRole('button', { name: '회사 정보 수정' }).click()
  await page.getByLabel(/^부서/).fill('보안팀')
  await press(page, '다음')
  await expect(heading(page, '이메일을 확인했습니다')).toBeVisible()
  await press(page, '다음')
  await expect(page.getByLabel('새 비밀번호', { exact: true })).toHaveValue(stranger.password)
  await press(page, '다음')
  await expect(page.getByRole('main')).toContainText('보안팀')
  await expect(page.getByRole('main')).toContainText('124-81-00998')
  await look(page, 'signup-review', info)
  await press(page, '가입 완료하기')
  await expect(heading(page, '가입을 마쳤습니다')).toBeVisible()
  await look(page, 'signup-done', info)
})

test('no step is entered out of order, and an unfinished sign-up continues @long', async ({
  page,
  portal,
}) => {
  for (const step of ['terms/terms', 'identity', 'basic', 'id', 'password', 'review']) {
    await page.goto(`/auth/signup/${step}`)
    await expect(page).toHaveURL('/auth/signup')
  }
  await page.goto('/auth/signup/done')
  await expect(page).toHaveURL('/auth/login')

  const stranger = newStranger()
  await chooseType(page, stranger)
  await agree(page)
  await giveCode(page, await requestCode(page, portal, stranger))
  await expect(heading(page, '로그인할 이메일을 정해 주세요')).toBeVisible()
  await page.goto('/auth/signup/password')
  await expect(page).toHaveURL('/auth/signup/id')
  await page.goto('/auth/signup/basic')
  await expect(page).toHaveURL('/auth/signup/id')
  await page.goto('/auth/signup')
  await press(page, '이어서 가입하기')
  await expect(page).toHaveURL('/auth/signup/id')
})

test('mistakes of every step are shown at their fields @looks @long', async ({ page, portal }, info) => {
  const stranger = newStranger(company)
  await page.goto('/auth/signup')
  await press(page, '다음')
  await expect(page.getByText('회원 유형을 골라 주세요.')).toBeVisible()
  await chooseType(page, stranger)
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await press(page, '동의하고 계속')
  await expect(page.getByText('필수 약관입니다.')).toHaveCount(2)
  await expect(page.getByText('만 14세 이상이어야 가입할 수 있습니다.')).toBeVisible()
  await look(page, 'signup-terms-missing', info)
  await expect(page.getByRole('checkbox', { name: /^\[필수\]/ }).first()).toBeFocused()
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).check()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).uncheck()
  await page.getByRole('button', { name: '서비스 이용약관 내용 보기' }).click()
  await expect(page.getByRole('dialog')).toContainText('제1조')
  await look(page, 'signup-terms-text', info)
  await page.getByRole('dialog').getByRole('button', { name: '동의하기' }).click()
  await expect(page.getByRole('checkbox', { name: /서비스 이용약관/ })).toBeChecked()
  await agree(page)

  await press(page, '인증 번호 받기')
  await expect(page.getByText('이름을 입력해 주세요.')).toBeVisible()
  await expect(page.getByText('휴대폰 번호를 입력해 주세요.')).toBeVisible()
  await look(page, 'signup-identity', info)
  await page.getByLabel('이름', { exact: true }).fill('1234')
  await page.getByLabel('휴대폰 번호', { exact: true }).fill('02-123-4567')
  await expect(page.getByText('사용할 수 없는 글자가 있습니다: 1 2 3 4')).toBeVisible()
  await expect(page.getByText('휴대폰 번호가 올바르지 않습니다.')).toBeVisible()
  await page.getByLabel('이름', { exact: true }).fill(stranger.name)
  await page
    .getByLabel('휴대폰 번호', { exact: true })
    .fill(`+82 (0) ${stranger.phone.slice(1).replaceAll(/\d/g, '$& ')}`)
  const code = await codeTo(portal, stranger.phone, () => press(page, '인증 번호 받기'))
  await press(page, '확인하기')
  await expect(page.getByText('숫자 6자리를 모두 입력해 주세요.')).toBeVisible()
  await giveCode(page, code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toContainText('인증 번호가 맞지 않습니다.')
  await giveCode(page, code)

  await press(page, '다음')
  await expect(page.getByText('회사 이름을 입력해 주세요.')).toBeVisible()
  await page.getByLabel('회사 이름', { exact: true }).fill(company.name)
  await page.getByLabel('사업자등록번호', { exact: true }).fill('124-81-00999')
  await expect(page.getByText('사업자등록번호가 올바르지 않습니다.')).toBeVisible()
  await page.getByLabel('사업자등록번호', { exact: true }).fill(' １２４ － ８１ － 00998 ')
  await press(page, '다음')

  await press(page, '인증 번호 받기')
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
  await giveCode(page, await requestMail(page, portal, stranger))
  const password = page.getByLabel('새 비밀번호', { exact: true })
  for (const [typed, mistake] of [
    ['', '비밀번호를 입력해 주세요.'],
    ['짧음', '8자 이상으로 입력해 주세요.'],
    ['abcd-noeul', '이어지거나 반복되는 글자는 쓸 수 없습니다.'],
    // Uses the name: the generated e-mail address may contain a sequence of digits, for which another mistake would
    // be shown first.
    [`${stranger.name}의 고양이`, '이름, 이메일, 휴대폰 번호가 들어간'],
  ] as const) {
    await password.fill(typed)
    await press(page, '다음')
    await expect(page.getByText(mistake)).toBeVisible()
  }
  await look(page, 'signup-password-weak', info)
  // Only the server knows whether a password is common.
  await password.fill('qwertyuiop')
  await press(page, '다음')
  await press(page, '가입 완료하기')
  await expect(page.getByText('많은 사람이 쓰는 비밀번호라')).toBeVisible()
  await expect(page).toHaveURL('/auth/signup/password')
  await password.fill(stranger.password)
  await press(page, '다음')
  await press(page, '가입 완료하기')
  await expect(heading(page, '가입을 마쳤습니다')).toBeVisible()
})

test('a sign-up with an address that has an account is answered like any other; the owner of the account is notified by mail @looks @long', async ({
  page,
  portal,
}, info) => {
  const stranger = newStranger()
  await chooseType(page, stranger)
  await agree(page)
  await giveCode(page, await requestCode(page, portal, stranger))
  await page.getByLabel('이메일', { exact: true }).fill(smsMember.email)
  const mail = await messageTo(portal, smsMember.email, () => press(page, '인증 번호 받기'))
  expect(mail.text).toContain('이미 계정이 있습니다.')
  expect(mail.text).not.toMatch(/\d{6}/)
  await expect(page.getByText(`${smsMember.email} 주소로 메일을 보냈습니다.`)).toBeVisible()
  await giveCode(page, '123456')
  await expect(page.getByRole('alert')).toContainText('인증 번호가 맞지 않습니다.')
  await look(page, 'signup-mail-code', info)
  await press(page, '다른 이메일 쓰기')
  await giveCode(page, await requestMail(page, portal, stranger))
  await expect(heading(page, '비밀번호를 설정해 주세요')).toBeVisible()
})

test('an expired code is reported, and cannot be submitted', async ({ page, portal }) => {
  await page.clock.install()
  const stranger = newStranger()
  await chooseType(page, stranger)
  await agree(page)
  await requestCode(page, portal, stranger)
  await expect(page.getByText(/남은 시간 [23]/)).toBeVisible()
  await page.clock.fastForward(181_000)
  await expect(page.getByRole('alert')).toContainText('인증 번호의 유효 시간이 지났습니다.')
  await expect(page.getByRole('button', { name: '확인하기', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('two clicks make one account', { tag: '@long' }, async ({ page, portal }) => {
  const stranger = newStranger()
  await signUpUntilReview(page, portal, stranger)
  const completions: string[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/signup/complete') && completions.push(request.url()),
  )
  await page.getByRole('button', { name: '가입 완료하기' }).dblclick()
  await expect(heading(page, '가입을 마쳤습니다')).toBeVisible()
  expect(completions).toHaveLength(1)
})

test('a sign-up whose last answer is lost is repeated, and creates one account @long', async ({
  page,
  portal,
}) => {
  const stranger = newStranger()
  await signUpUntilReview(page, portal, stranger)
  // The server receives the call and answers; the answer never arrives.
  const keys: string[] = []
  await page.route('**/signup/complete', async (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey)
    if (keys.length > 1) return route.continue()
    // The call is not made through the browser, which would store the cookies of the answer.
    const answer = await fetch(route.request().url(), {
      method: 'POST',
      headers: await route.request().allHeaders(),
      body: route.request().postData(),
    })
    expect(((await answer.json()) as { code: number }).code).toBe(200)
    await route.abort()
  })
  await press(page, '가입 완료하기')
  await expect(page.getByRole('alert')).toBeVisible()
  await press(page, '가입 완료하기')
  await expect(heading(page, '가입을 마쳤습니다')).toBeVisible()
  expect(new Set(keys).size).toBe(1)
})

test('leaving a form with typed text asks for confirmation', async ({ page }) => {
  await chooseType(page, newStranger())
  await page.getByRole('link', { name: '빗장 홈' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '계속 작성하기' })
    .click()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
})
