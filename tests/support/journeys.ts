import type { Page } from '@playwright/test'
import type { DemoAccount } from '#server/db/demo/demo-accounts.ts'
import { takenOver } from './arrival.ts'
import { codeSentBy, expect } from './fixtures.ts'
import type { Portal } from './portal.ts'
import { signIn } from './sign-in.ts'

/** Types the credentials and sends them. */
export async function giveCredentials(
  page: Page,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
): Promise<void> {
  const submit = page.getByRole('button', { name: '로그인하기' })
  // The page that is left may have a field of the same name.
  await expect(submit).toBeVisible()
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await submit.click()
}

/** From the credentials to the place that asks for the code, which is given back. */
export async function reachCode(page: Page, portal: Portal, account: DemoAccount): Promise<string> {
  const code = await codeSentBy(portal, () => giveCredentials(page, account))
  await expect(page.getByRole('heading', { level: 1, name: '본인 확인' })).toBeVisible()
  return code
}

/** Types six digits and sends them. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('인증 번호', { exact: true }).fill(code)
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
}

/** The password once more, where the page asks for it. */
export async function confirmPassword(
  page: Page,
  { password }: Pick<DemoAccount, 'password'>,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
}

/** A member at a page of their own area, the password checked; with the portal that sends the code where the account has SMS as its factor. */
export async function enter(
  page: Page,
  path: string,
  account: Pick<DemoAccount, 'email' | 'password'>,
  portal?: Portal,
): Promise<void> {
  await signIn(page, account, { origin: /^https?:\/\/[^/]+/.exec(path)?.[0], portal })
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await takenOver(page)
}
