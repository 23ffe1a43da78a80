import type { Browser, Page } from '@playwright/test'
import { appMember, securityMember } from './accounts.ts'
import { expect } from './fixtures.ts'
import { enter } from './journeys.ts'
import type { Portal } from './portal.ts'
import { heading, press } from './signup.ts'

type Project = { use: object }

const APPROVALS = '/apps?tab=APPROVAL'

/** Returns the selected tab of the page of permissions. */
export const currentTab = (page: Page) =>
  page.getByRole('navigation', { name: '권한', exact: true }).locator('[aria-current=page]')

/** Logs in the approver of the first account's company and opens the queue, in a separate browser. */
export async function approverAt(browser: Browser, portal: Portal, { use }: Project): Promise<Page> {
  const page = await (await browser.newContext({ ...use, baseURL: portal.origin })).newPage()
  await enter(page, APPROVALS, appMember)
  await expect(currentTab(page)).toHaveText(/^승인할 신청/)
  return page
}

/** Logs in the security admin of the same company, with a recently checked password, in a separate browser. */
export async function securityAt(browser: Browser, portal: Portal, { use }: Project): Promise<Page> {
  const page = await (await browser.newContext({ ...use, baseURL: portal.origin })).newPage()
  await enter(page, '/my', securityMember)
  return page
}

/** Fills in the form of a request, checks its preview and submits it; returns the path of the request. */
export async function makeRequest(
  page: Page,
  {
    submit,
    term,
    reason = '담당 업무를 마칠 때까지 필요합니다.',
  }: { submit: string; term?: RegExp; reason?: string },
): Promise<string> {
  if (term) await page.getByRole('radio', { name: term }).check()
  await page.getByLabel('사유').fill(reason)
  await press(page, '다음')
  await expect(heading(page, '신청 내용을 확인해 주세요')).toBeFocused()
  await press(page, submit)
  await expect(page).toHaveURL(/\/apps\/request\?requestId=/)
  return new URL(page.url()).pathname + new URL(page.url()).search
}

/**
 * The maximum wait, in milliseconds, until a decision is sent after the time for undoing it, on a busy
 * machine as well.
 */
export const AFTER_UNDO = 30_000

/** Approves a request for a number of days. */
export async function approve(page: Page, path: string, days?: number): Promise<void> {
  await page.goto(path)
  if (days !== undefined) await page.getByLabel('승인할 기간').fill(String(days))
  await press(page, '승인하기')
  await expect(page.getByText('승인했습니다.', { exact: true })).toBeVisible({ timeout: AFTER_UNDO })
  await expect(stateOf(page, '승인')).toBeVisible()
}

/** Returns the text of the state on the page. */
export const stateOf = (page: Page, state: string) =>
  page.getByRole('main').getByText(state, { exact: true }).first()
/** Returns the list with the history of a permission or request on the page. */
export const historyOf = (page: Page) => page.getByRole('list', { name: '처리 내역' })
