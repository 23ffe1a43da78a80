import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { DemoAccount } from '#server/db/demo/demo-accounts.ts'
import { waitForHydration } from './arrival.ts'
import { apiOf } from './calls.ts'
import { codeSentBy, expect } from './fixtures.ts'
import type { Portal } from './portal.ts'
import { type SignInAccount, signIn } from './sign-in.ts'

/** Returns the button that opens the account menu. */
export const accountMenu = (page: Page): Locator => page.locator('summary', { hasText: '내 메뉴' })

/** Logs out by the account menu. */
export async function logOut(page: Page): Promise<void> {
  // Before hydration the logout button has no effect.
  await waitForHydration(page)
  const way = page.getByRole('button', { name: '로그아웃', exact: true })
  // A screen moves the focus to itself some time after its address has changed, and a menu that loses the focus
  // closes; so opening the menu is repeated.
  await expect(async () => {
    if (!(await way.isVisible())) await accountMenu(page).click()
    await way.click({ timeout: 2_000 })
  }).toPass()
}

/**
 * Ends the session of a browser by a call with its cookies, without notifying its tabs. Resolves once the server has
 * answered.
 */
export async function endSessionElsewhere(context: BrowserContext, { origin }: Portal): Promise<void> {
  const elsewhere = await context.browser()!.newContext({ storageState: await context.storageState() })
  await apiOf(elsewhere.request, origin).logOut({})
  await elsewhere.close()
}

/**
 * Simulates the event for a page that the browser restores from its back/forward cache. Playwright disables this
 * cache.
 */
export const restoreFromHistory = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

/** Types the credentials and submits them. */
export async function giveCredentials(
  page: Page,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
): Promise<void> {
  const submit = page.getByRole('button', { name: '로그인하기', exact: true })
  // The previous page may have a field with the same name, so this waits for the submit button of the login.
  await expect(submit).toBeVisible()
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await submit.click()
}

/** Leaves a page with unsaved text, and confirms the browser's own question. */
export async function leaveUnsaved(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const dialogTypes: string[] = []
  page.once('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.accept()
  })
  await leave()
  expect(dialogTypes).toEqual(['beforeunload'])
}

/** Completes the login from the credentials to the form for the code; returns the form. */
export async function logInUntilCode(page: Page, portal: Portal, account: DemoAccount): Promise<string> {
  const code = await codeSentBy(portal, () => giveCredentials(page, account))
  await expect(page.getByRole('heading', { level: 1, name: '본인 확인' })).toBeVisible()
  return code
}

/** Types a code of six digits and submits it. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('인증 번호', { exact: true }).fill(code)
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
}

/** Enters the password again, if the page asks for it. */
export async function confirmPassword(
  page: Page,
  { password }: Pick<DemoAccount, 'password'>,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
}

/** Returns the dialog that asks for a fresh proof. */
export const proofDialog = (page: Page): Locator => page.getByRole('dialog', { name: '본인 확인' })

/** Types the requested proof, and sends it. */
export async function typeProof(
  page: Page,
  field: '비밀번호' | '인증 번호' | '복구 코드',
  typed: string,
): Promise<void> {
  await proofDialog(page).getByLabel(field, { exact: true }).fill(typed)
  await proofDialog(page).getByRole('button', { name: '확인하기', exact: true }).click()
}

/** Gives a fresh proof by a recovery code instead of the default factor. */
export async function proveByRecoveryCode(page: Page, code: string): Promise<void> {
  await proofDialog(page).getByRole('button', { name: '복구 코드로 확인하기' }).click()
  await typeProof(page, '복구 코드', code)
  await expect(proofDialog(page)).toBeHidden()
}

/**
 * Logs in a member with a recently checked password and opens a page of their area. Takes the portal that sends the
 * code, if text messages are the account's only second factor.
 */
export async function enter(
  page: Page,
  path: string,
  account: SignInAccount,
  portal?: Portal,
): Promise<void> {
  await signIn(page, account, { origin: /^https?:\/\/[^/]+/.exec(path)?.[0], portal })
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await waitForHydration(page)
}
