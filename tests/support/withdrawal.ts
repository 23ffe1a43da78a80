import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Portal } from './portal.ts'
import { codeTo, giveCode, heading, join, press, type Stranger } from './signup.ts'

/** Creates a new member and opens the first screen of the withdrawal. */
export async function reachWithdrawal(page: Page, portal: Portal, stranger: Stranger): Promise<void> {
  await join(page, portal, stranger)
  await page.goto('/my/member/withdraw')
  await expect(heading(page, '탈퇴하기 전에 확인해 주세요')).toBeVisible()
}

/**
 * Completes the steps from the notice to the second factor, including the password; returns the code that was sent.
 */
export async function enterPassword(page: Page, portal: Portal, stranger: Stranger): Promise<string> {
  const { password, phone } = stranger
  await press(page, '다음')
  await expect(heading(page, '비밀번호를 입력해 주세요')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  const code = await codeTo(portal, phone, () => press(page, '다음'))
  await expect(heading(page, '인증 번호를 입력해 주세요')).toBeVisible()
  return code
}

/** Completes the steps from the notice to the reason, including the password and the code. */
export async function verifyIdentity(page: Page, portal: Portal, stranger: Stranger): Promise<void> {
  await giveCode(page, await enterPassword(page, portal, stranger))
  await expect(heading(page, '탈퇴 사유를 알려 주세요')).toBeVisible()
}

export const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
