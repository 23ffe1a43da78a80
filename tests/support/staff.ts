import { type Browser, devices, type Page } from '@playwright/test'
import { otherStaffMember, staffMember } from './accounts.ts'
import { takenOver } from './arrival.ts'
import { enter } from './journeys.ts'
import type { Portal } from './portal.ts'

/** One of the people who answer at a page of the admin area. */
export const enterAdmin = (page: Page, path = '/admin') => enter(page, path, otherStaffMember)

/** A page in a browser of its own at a desk, also in a journey that is made on a phone. */
export async function pageAtDesk(browser: Browser, portal: Portal): Promise<Page> {
  // By its name too: a page that was made for a phone moves everything when it finds itself as wide as a desk.
  const context = await browser.newContext({ ...devices['Desktop Chrome'], baseURL: portal.origin })
  return context.newPage()
}

/** The other one of them at a page of the admin area. */
export async function colleagueAt(browser: Browser, portal: Portal, path: string): Promise<Page> {
  const page = await pageAtDesk(browser, portal)
  await enter(page, path, staffMember)
  await takenOver(page)
  return page
}

/** Wall time in Korea so many minutes from now, as a browser's field has it. */
export function koreanTime(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000 + 9 * 3_600_000)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:mm'.length)
}
