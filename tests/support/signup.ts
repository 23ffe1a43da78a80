import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { apiOf } from './calls.ts'
import { expect } from './fixtures.ts'
import type { Message, Portal } from './portal.ts'

/** A visitor who is not a member yet. */
export type Stranger = {
  name: string
  phone: string
  email: string
  password: string
  company?: { name: string; rnno: string }
}

let count = 0

/** Creates the data of a visitor who is unknown to every portal. */
export function newStranger(company?: Stranger['company']): Stranger {
  count += 1
  const own = `${Date.now() % 1_000_000}${String(count).padStart(2, '0')}`.padStart(8, '7')
  return {
    name: '윤다솜',
    phone: `010${own}`,
    email: `dasom.${own}@byeolbit.example`,
    password: 'noeul-badang-2846',
    company,
  }
}

/** Returns the six digits of the newest message to an address that arrives while `act` runs. */
export async function codeTo(portal: Portal, to: string, act: () => Promise<void>): Promise<string> {
  const message = await messageTo(portal, to, act)
  const code = /\d{6}/.exec(message.text)?.[0]
  if (!code) throw new Error('The newest message holds no code.')
  return code
}

/** Returns the newest message to an address that arrives while `act` runs. */
export async function messageTo(portal: Portal, to: string, act: () => Promise<void>): Promise<Message> {
  const messagesTo = () => portal.messages().filter((message) => message.to === to)
  const before = messagesTo().length
  await act()
  await expect.poll(() => messagesTo().length).toBeGreaterThan(before)
  return messagesTo()[0]!
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export async function chooseType(page: Page, { company }: Stranger, address = '/auth/signup'): Promise<void> {
  await page.goto(address)
  await page.getByRole('radio', { name: company ? /사업자 회원/ : /개인 회원/ }).check()
  await press(page, '다음')
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
}

/** Ticks the required terms only. */
export async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /^\[필수\]/ }).all()) await box.check()
  await press(page, '동의하고 계속')
  await expect(page).toHaveURL(/\/auth\/signup\/identity(?:\?|$)/)
}

export async function requestCode(page: Page, portal: Portal, { name, phone }: Stranger): Promise<string> {
  await page.getByLabel('이름', { exact: true }).fill(name)
  await page.getByLabel('휴대폰 번호', { exact: true }).fill(phone)
  return codeTo(portal, phone, () => press(page, '인증 번호 받기'))
}

export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('인증 번호', { exact: true }).fill(code)
  await press(page, '확인하기')
}

export async function giveCompany(page: Page, { company }: Stranger): Promise<void> {
  await expect(heading(page, '회사 정보를 알려 주세요')).toBeVisible()
  await page.getByLabel('회사 이름', { exact: true }).fill(company!.name)
  await page.getByLabel('사업자등록번호', { exact: true }).fill(company!.rnno)
  await press(page, '다음')
}

export async function requestMail(
  page: Page,
  portal: Portal,
  { email }: Pick<Stranger, 'email'>,
): Promise<string> {
  await page.getByLabel('이메일', { exact: true }).fill(email)
  return codeTo(portal, email, () => press(page, '인증 번호 받기'))
}

/** Goes through the whole sign-up, from its first address to its review. */
export async function signUpUntilReview(
  page: Page,
  portal: Portal,
  stranger: Stranger,
  address?: string,
): Promise<void> {
  await chooseType(page, stranger, address)
  await agree(page)
  await giveCode(page, await requestCode(page, portal, stranger))
  if (stranger.company) await giveCompany(page, stranger)
  await expect(heading(page, '로그인할 이메일을 정해 주세요')).toBeVisible()
  await giveCode(page, await requestMail(page, portal, stranger))
  await expect(heading(page, '비밀번호를 설정해 주세요')).toBeVisible()
  await page.getByLabel('새 비밀번호', { exact: true }).fill(stranger.password)
  await press(page, '다음')
  await expect(heading(page, '가입할 정보를 확인해 주세요')).toBeVisible()
}

/**
 * Makes a stranger a member by calls in a page's browser. The browser is then logged in with a recently entered
 * password, and the member's factor is text messages. signup.spec.ts goes through the screens.
 */
export async function join(
  page: Pick<Page, 'request'>,
  portal: Portal,
  stranger: Stranger,
): Promise<Stranger> {
  const { name, phone, email, password, company } = stranger
  const api = apiOf(page.request, portal.origin)
  const { list } = await api.listTerms({})
  await api.agreeSignupTerms({
    accountType: company ? 'BUSINESS' : 'INDIVIDUAL',
    terms: list.map(({ termsCode, version, requiredYn }) => ({ termsCode, version, agreedYn: requiredYn })),
  })
  const texted = await codeTo(portal, phone, async () => {
    await api.sendSignupCode({ name, phoneNumber: phone })
  })
  await api.verifySignupCode({ code: texted })
  await api.saveSignupBasic({
    companyName: company?.name ?? null,
    rnno: company?.rnno ?? null,
    deptName: null,
  })
  const mailed = await codeTo(portal, email, async () => {
    await api.sendSignupMail({ email })
  })
  await api.verifySignupMail({ code: mailed })
  await messageTo(portal, email, async () => {
    await api.completeSignup({ idempotencyKey: randomUUID(), password })
  })
  return stranger
}

/**
 * Logs in a member with text messages by the password alone, on a trusted device, by calls in a page's
 * browser; such a login is no fresh proof.
 */
export async function logInAgain(
  page: Pick<Page, 'request'>,
  portal: Portal,
  { email, password, phone }: Pick<Stranger, 'email' | 'password' | 'phone'>,
): Promise<void> {
  const api = apiOf(page.request, portal.origin)
  const logIn = () => api.logIn({ email, password, deviceId: randomUUID() })
  await api.logOut({})
  await logIn()
  let challengeId = ''
  const code = await codeTo(portal, phone, async () => {
    ;({ challengeId } = await api.startMfaChallenge({ mfaType: 'sms' }))
  })
  await api.verifyMfaCode({ challengeId, code, trustDeviceYn: 'Y' })
  await api.logOut({})
  await logIn()
}
