import type { Browser, Page } from '@playwright/test'
import { otherStaffMember, staffMember } from './accounts.ts'
import { takenOver } from './arrival.ts'
import { enter } from './journeys.ts'
import type { Portal } from './portal.ts'

/** One of the people who answer at a page of the admin area. */
export const enterAdmin = (page: Page, path = '/admin') => enter(page, path, otherStaffMember)

/** The other one of them at a page of the admin area, in a browser of their own. */
export async function colleagueAt(browser: Browser, portal: Portal, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
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
