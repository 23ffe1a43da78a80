import type { Browser, Page } from '@playwright/test'
import { otherStaffMember, staffMember } from './accounts.ts'
import { expect } from './fixtures.ts'
import { confirmPassword, enter, giveCode, reachCode } from './journeys.ts'
import type { Portal } from './portal.ts'

/** One of the people who answer at a page of the admin area. */
export const enterAdmin = (page: Page, path = '/admin') => enter(page, path, otherStaffMember)

/** The other one of them at a page of the admin area, in a browser of their own. */
export async function colleagueAt(browser: Browser, portal: Portal, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(path)
  await giveCode(page, await reachCode(page, portal, staffMember))
  await confirmPassword(page, staffMember)
  await expect(page).toHaveURL(path)
  return page
}

/** Wall time in Korea so many minutes from now, as a browser's field has it. */
export function koreanTime(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000 + 9 * 3_600_000)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:mm'.length)
}
