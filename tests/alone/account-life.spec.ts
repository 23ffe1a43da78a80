import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { giveCredentials, logOut } from '../support/journeys.ts'
import { allStoredData, leftoversIn } from '../support/leftovers.ts'
import { deviceOf } from '../support/passkey-device.ts'
import type { Portal } from '../support/portal.ts'
import {
  codeTo,
  giveCode,
  heading,
  newStranger,
  press,
  requestMail,
  type Stranger,
  signUpUntilReview,
} from '../support/signup.ts'
import { question } from '../support/withdrawal.ts'

test.use({ world: 'account-life' })

const STEP_MS = 30_000
const anotherPassword = 'sanbaram-6471-noeul'

test('a complete life of an account, from sign-up to withdrawal, leaves no data', async ({
  browser,
  ownPortal,
}, { project }) => {
  const portal = await ownPortal('life', { LOG_LEVEL: 'trace' })
  const member: Stranger = { ...newStranger(), name: '옥다슬' }
  const changedPerson = newStranger()
  const page = await (await browser.newContext({ ...project.use, baseURL: portal.origin })).newPage()
  await signUpUntilReview(page, portal, member)
  await press(page, '가입 완료하기')
  await expect(heading(page, '가입을 마쳤습니다')).toBeVisible()

  const { secret, codes } = await enrolApp(page)
  await enrolPasskey(page)
  await logOutToLogin(page)
  await press(page, '패스키로 로그인하기')
  await expect(page).toHaveURL('/my')
  await logOutToLogin(page)
  await giveCredentials(page, member)
  // The code of the enrolment cannot be used again, so this is the code of the next time step.
  await giveCode(page, new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS }))
  await expect(page).toHaveURL('/my')
  await page.context().close()

  // The member loses the phone, and so the authenticator app, the passkey and the text messages.
  const elsewhere = await (await browser.newContext({ ...project.use, baseURL: portal.origin })).newPage()
  await elsewhere.goto('/auth/login')
  await enterByRecoveryCode(elsewhere, member, codes[0]!)
  await logOutToLogin(elsewhere)
  await resetPassword(elsewhere, portal, member)
  const renewedMember = { ...member, password: anotherPassword }
  await enterByRecoveryCode(elsewhere, renewedMember, codes[1]!)
  await changePhone(elsewhere, portal, { ...renewedMember, phone: changedPerson.phone })

  const forms = {
    name: [member.name],
    mail: [member.email],
    'first number': phoneForms(member.phone),
    'second number': phoneForms(changedPerson.phone),
    'first password': [member.password],
    'second password': [anotherPassword],
    'secret of the app': [secret, Uint8Array.from(Secret.fromBase32(secret).bytes)],
    'recovery codes': codes.flatMap((code) => [code, code.replaceAll('-', '')]),
  }
  await portal.stop()
  const before = await allStoredData(portal)
  // Checks first that each text is found before the withdrawal, otherwise its absence afterwards would prove nothing.
  expect(leftoversIn(before.database, forms)).toEqual(['name', 'mail', 'second number'])
  expect(leftoversIn(before.outbox, forms)).toEqual(['name', 'mail', 'first number', 'second number'])
  await portal.restart()

  await withdraw(elsewhere, portal, { ...renewedMember, phone: changedPerson.phone })
  await expect
    .poll(() => portal.messages().some(({ text }) => text.includes('회원 탈퇴를 마쳤습니다')))
    .toBe(true)
  await portal.stop()
  const after = await allStoredData(portal)
  for (const [where, text] of Object.entries(after))
    expect([where, leftoversIn(text, forms)]).toEqual([where, []])
  expect(after.log).toContain('completeWithdrawal')
})

const phoneForms = (phone: string) => [phone.slice(1), `${phone.slice(3, 7)}-${phone.slice(7)}`]

async function logOutToLogin(page: Page): Promise<void> {
  await logOut(page)
  await expect(page).toHaveURL('/')
  await page.goto('/auth/login')
}

/**
 * Enrols an authenticator app; returns its secret and the recovery codes. A member who has just signed up needs no
 * further proof.
 */
async function enrolApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/my/mfa')
  await waitForHydration(page)
  await page.getByRole('link', { name: '인증 앱 켜기' }).click()
  await expect(heading(page, '인증 수단 선택')).toBeFocused()
  await press(page, '다음')
  await expect(heading(page, '인증 앱 등록')).toBeFocused()
  const secret = (await page.getByRole('group', { name: '설정 키' }).textContent())!.replaceAll(' ', '')
  await giveCode(page, new TOTP({ secret }).generate())
  await expect(heading(page, '복구 코드 저장')).toBeFocused()
  const codes = await page.getByRole('list', { name: '복구 코드' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('checkbox', { name: '저장했습니다' }).check()
  await press(page, '인증 수단 켜기')
  await expect(page.getByText('남은 복구 코드 10개')).toBeVisible()
  return { secret, codes }
}

/** Enrols a passkey. No proof is requested, since the previous proof is still fresh. */
async function enrolPasskey(page: Page): Promise<void> {
  await deviceOf(page)
  // Without this script, the authenticator would answer the passkey list of the e-mail field before the passkey
  // button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await press(page, '패스키 추가')
  await page.getByLabel('패스키 이름').fill('새 휴대폰')
  await press(page, '등록하기')
  await expect(page.getByRole('heading', { level: 3, name: '새 휴대폰' })).toBeVisible()
}

async function enterByRecoveryCode(page: Page, member: Stranger, code: string): Promise<void> {
  await giveCredentials(page, member)
  await press(page, '다른 방법으로 확인하기')
  await page.getByRole('button', { name: /복구 코드 사용하기/ }).click()
  await page.getByLabel('복구 코드').fill(code)
  await press(page, '확인하기')
  await expect(page).toHaveURL('/my')
}

async function resetPassword(page: Page, portal: Portal, member: Stranger): Promise<void> {
  await page.getByRole('link', { name: '비밀번호 재설정' }).click()
  // The login screen has a field with the same name, and is visible until the next screen is shown.
  await expect(heading(page, '비밀번호를 잊으셨나요?')).toBeVisible()
  await giveCode(page, await requestMail(page, portal, member))
  await page.getByLabel('새 비밀번호', { exact: true }).fill(anotherPassword)
  await press(page, '비밀번호 바꾸기')
  await expect(heading(page, '비밀번호를 바꾸었습니다')).toBeFocused()
  await page.getByRole('link', { name: '로그인하기' }).click()
}

/**
 * Changes the phone number. The passkey and the authenticator app are lost, so the recovery code used at the login
 * counts as the proof.
 */
async function changePhone(page: Page, portal: Portal, member: Stranger): Promise<void> {
  await page.goto('/my/member/edit')
  await page.getByLabel('휴대폰 번호', { exact: true }).fill(member.phone)
  await press(page, '저장하기')
  await expect(page).toHaveURL('/my/member/mobileverify')
  await giveCode(page, await codeTo(portal, member.phone, () => press(page, '인증 번호 받기')))
  await expect(page).toHaveURL('/my/member')
}

/** Withdraws the member. The code of the proof is sent to the new phone number. */
async function withdraw(page: Page, portal: Portal, { password, phone }: Stranger): Promise<void> {
  await page.goto('/my/member/withdraw')
  await expect(heading(page, '탈퇴하기 전에 확인해 주세요')).toBeVisible()
  await press(page, '다음')
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await press(page, '다음')
  await expect(page.getByText('인증 앱에 표시된 6자리 숫자를 입력해 주세요.')).toBeVisible()
  await giveCode(page, await codeTo(portal, phone, () => press(page, '문자 메시지로 확인하기')))
  await press(page, '탈퇴하기')
  await question(page).getByRole('button', { name: '탈퇴하기' }).click()
  await expect(heading(page, '탈퇴를 마쳤습니다')).toBeVisible()
}
