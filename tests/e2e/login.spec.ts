import { TOTP } from 'otpauth'
import { appAdmin, appMember, otherStaffMember, plainMember, smsMember } from '../support/accounts.ts'
import { hold } from '../support/arrival.ts'
import { apiOf } from '../support/calls.ts'
import { codeSentBy, expect, test } from '../support/fixtures.ts'
import { confirmPassword, enter, giveCode, giveCredentials, logInUntilCode } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { signIn } from '../support/sign-in.ts'
import { startSmsGateway } from '../support/sms-gateway.ts'

const FACTORS = '**/user/login/mfa/factor/list'
const CHALLENGE = '**/user/login/mfa/challenge'
const MAILED_CODE = /인증 번호(?:는|:) (\d{6})/

test('a member logs in by text message and is redirected to the requested page @looks', async ({
  page,
  portal,
}, info) => {
  await page.goto('/my/subscription?subscriptionState=ACTIVE')
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/)
  const code = await logInUntilCode(page, portal, smsMember)
  await expect(page).toHaveURL(/\/auth\/login\/mfa\?returnTo=/)
  await expect(page.getByText(/010-\*{4}-\d{4}로 보낸/)).toBeVisible()
  await look(page, 'mfa', info)
  await giveCode(page, code)

  await expect(page).toHaveURL('/my/subscription?subscriptionState=ACTIVE')
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeFocused()

  const firstSubscription = page
    .getByRole('main')
    .locator('a[href^="/my/subscription/detail"]:visible')
    .first()
  const name = await firstSubscription.textContent()
  await firstSubscription.click()
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
  for (const [tab, ...groups] of [
    ['계약과 이용', '계약 정보'],
    ['결제', '결제 수단'],
    ['회사와 담당자', '회사 정보', '신청인 정보', '담당 관리자'],
    ['서류', '첨부 서류'],
  ]) {
    await page.getByRole('tab', { name: tab!, exact: true }).click()
    for (const group of groups)
      await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible()
  }
  await page.emulateMedia({ media: 'print' })
  for (const group of ['계약 정보', '결제 수단', '담당 관리자', '첨부 서류'])
    await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible()
})

test('while text messages are unavailable other factors are offered, and a code that was sent by mail is described as such @long', async ({
  page,
  context,
  ownPortal,
}) => {
  const gateway = await startSmsGateway()
  const portal = await ownPortal('sms-away', { SMS_GATEWAY_URL: gateway.url })
  const loginUrl = `${portal.origin}/auth/login`
  await signIn(page, plainMember, { origin: portal.origin })
  const api = apiOf(page.request, portal.origin)
  let enrolmentId = ''
  const firstCode = await codeSentBy(portal, async () => {
    ;({ enrolmentId } = await api.startMfaEnrolment({ mfaType: 'sms' }))
  })
  await api.verifyMfaEnrolment({ enrolmentId, code: firstCode })
  await api.turnOnMfaFactor({ enrolmentId })
  await context.clearCookies()

  gateway.goAway()
  // A member with a role gets no code by mail.
  await page.goto(loginUrl)
  await giveCredentials(page, appAdmin)
  await expect(page.getByText('인증 번호를 보내지 못했습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '다른 방법으로 확인하기' })).toBeEnabled()
  gateway.comeBack()
  const code = await codeSentBy(portal, () => page.getByRole('button', { name: '새 인증 번호 받기' }).click())
  await giveCode(page, code)
  await expect(page).toHaveURL(`${portal.origin}/my`)

  gateway.goAway()
  await context.clearCookies()
  await page.goto(loginUrl)
  await giveCredentials(page, plainMember)
  await expect(page.getByText(/메일로 보냈습니다\. se\*{5}@neoreundeul\.example로 온/)).toBeVisible()
  const mailed = () =>
    portal.messages().find(({ kind, text }) => kind === 'mail' && MAILED_CODE.test(text))?.text
  await expect.poll(mailed).toBeDefined()
  await giveCode(page, MAILED_CODE.exec(mailed()!)![1]!)
  await expect(page).toHaveURL(`${portal.origin}/my`)
  await gateway.stop()
})

test('a code of the authenticator app logs in, and works only once @long', async ({
  page,
  context,
  ownPortal,
}) => {
  // A separate portal: each code of an authenticator app works once, so this login would use up the code that other
  // tests need to register a passkey.
  const { origin } = await ownPortal('app-code')
  const code = new TOTP({ secret: otherStaffMember.totpSecret! }).generate()
  await page.goto(`${origin}/auth/login`)
  // A code that is sent with Enter before the server has answered is stored, and sent afterwards.
  const releases = [await hold(page, FACTORS), await hold(page, CHALLENGE)]
  await giveCredentials(page, otherStaffMember)
  const codeField = page.getByLabel('인증 번호', { exact: true })
  await codeField.fill(code)
  await codeField.press('Enter')
  await expect(page.getByRole('button', { name: '확인하기', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  for (const release of releases) release()
  await expect(page).toHaveURL(`${origin}/my`)

  await context.clearCookies()
  await page.goto(`${origin}/auth/login`)
  await giveCredentials(page, otherStaffMember)
  await giveCode(page, code)
  await expect(page.getByRole('alert')).toContainText('인증 번호가 맞지 않습니다.')
})

test('another factor and a recovery code log in, and each code works only once @looks @long', async ({
  page,
  portal,
  context,
}, info) => {
  const recoveryCode = appMember.recoveryCodes![info.project.name === 'phone' ? 0 : 1]!
  await page.goto('/auth/login')
  await giveCredentials(page, appMember)
  await page.getByRole('button', { name: '다른 방법으로 확인하기' }).click()
  await expect(page).toHaveURL('/auth/login/other')
  await expect(page.getByRole('heading', { level: 1, name: '다른 방법으로 확인하기' })).toBeVisible()
  await look(page, 'other', info)
  await codeSentBy(portal, () => page.getByRole('button', { name: /문자 메시지로 받기/ }).click())
  await expect(page).toHaveURL('/auth/login/mfa')

  await page.getByRole('button', { name: '다른 방법으로 확인하기' }).click()
  await page.getByRole('button', { name: /복구 코드 사용하기/ }).click()
  await expect(page).toHaveURL('/auth/login/bakother')
  await expect(page.getByRole('heading', { level: 1, name: '복구 코드로 확인하기' })).toBeVisible()
  await look(page, 'bakother', info)
  await page.getByLabel('복구 코드').fill(recoveryCode.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
  await expect(page).toHaveURL('/my')

  await context.clearCookies()
  await page.goto('/auth/login')
  await giveCredentials(page, appMember)
  await page.getByRole('button', { name: '다른 방법으로 확인하기' }).click()
  await page.getByRole('button', { name: /복구 코드 사용하기/ }).click()
  await page.getByLabel('복구 코드').fill(recoveryCode)
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('복구 코드가 맞지 않습니다.')
})

test('the browser’s Back returns one step in the login and never skips one', async ({ page }) => {
  await page.goto('/auth/login/bakother')
  await expect(page).toHaveURL('/auth/login')
  await giveCredentials(page, appMember)
  await expect(page).toHaveURL('/auth/login/mfa')
  await page.getByRole('button', { name: '다른 방법으로 확인하기' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '본인 확인' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  await expect(page.getByLabel('이메일')).toHaveValue(appMember.email)
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('')
})

test('a return path to another site is dropped @long', async ({ page, portal }) => {
  for (const foreign of [
    '//evil.example/a',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/auth/login?returnTo=${encodeURIComponent(foreign)}`)
    await giveCredentials(page, plainMember)
    await expect(page).toHaveURL(`${portal.origin}/my`)
    await page.context().clearCookies()
  }
})

test('the member area requests the password after a login by passkey, and the check has a page of its own as well @looks @long', async ({
  page,
}, info) => {
  await signIn(page, appMember, { checked: false })
  await page.goto('/my/password_check')
  await expect(page).toHaveURL('/my/password_check')
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible()
  await look(page, 'password-check-alone', info)
  await page.goto('/my/subscription')
  await expect(page).toHaveURL(/\/my\?returnTo=/)
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible()
  await look(page, 'password-check', info)
  await confirmPassword(page, appMember)
  await expect(page).toHaveURL('/my/subscription')
  await page.goto('/auth/login')
  await expect(page).toHaveURL('/my')
})

test('a reload keeps the session and the password check @long', async ({ page }) => {
  await enter(page, '/my', plainMember)
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: /님, (안녕하세요|확인할 일|다음 결제)/ }),
  ).toBeVisible()
})
