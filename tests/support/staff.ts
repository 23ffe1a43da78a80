import { type Browser, devices, type Page } from '@playwright/test'
import { otherStaffMember, staffMember } from './accounts.ts'
import { waitForHydration } from './arrival.ts'
import { enter } from './journeys.ts'
import type { Portal } from './portal.ts'

/** Logs in a member of the staff and opens a page of the admin area. */
export const enterAdmin = (page: Page, path = '/admin') => enter(page, path, otherStaffMember)

/** Opens a page in a separate desktop browser, even in a journey on a phone. */
export async function pageAtDesk(browser: Browser, portal: Portal): Promise<Page> {
  // The context also has the user agent of a desktop: a page rendered for a phone changes its layout in a wide
  // window.
  const context = await browser.newContext({ ...devices['Desktop Chrome'], baseURL: portal.origin })
  return context.newPage()
}

/** Logs in the second member of the staff in a separate desktop browser, and opens a page of the admin area. */
export async function colleagueAt(browser: Browser, portal: Portal, path: string): Promise<Page> {
  const page = await pageAtDesk(browser, portal)
  await enter(page, path, staffMember)
  await waitForHydration(page)
  return page
}

/** Returns the time in Korea that is the given number of minutes from now, in the format of a date-time field. */
export function koreanTime(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000 + 9 * 3_600_000)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:mm'.length)
}
