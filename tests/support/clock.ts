import type { APIRequestContext, Page } from '@playwright/test'
import { isBusinessDay, nextBusinessDay } from '#domain/counsel/calendar.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { expect } from './fixtures.ts'

// The maximum number of days per call: the due jobs take time, and a call without data for fifteen seconds is
// aborted.
const MAX_DAYS = 7

/** Moves the portal's clock by a number of days, and waits for all due jobs. The logged-in person stays logged in. */
export async function moveClock(by: Page | APIRequestContext, days: number): Promise<void> {
  const request = 'request' in by ? by.request : by
  const today = await portalDay(request)
  for (let moved = 0; moved < days; ) {
    moved = Math.min(moved + MAX_DAYS, days)
    const answer = await request.post('/demo/clock', {
      // A day and not a number of days: the call is retried if the server closes the connection, also when the server
      // has already moved the clock.
      form: { date: addDays(today, moved) },
      timeout: 60_000,
      maxRetries: 1,
    })
    expect(answer.status()).toBe(200)
  }
}

/**
 * Returns the current day of the portal's clock. This is the day before the earliest day to which the form at
 * /demo/clock can move the clock.
 */
async function portalDay(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/demo/clock')).text()
  const [, tomorrow] = /type="date"[^>]* min="([\d-]+)"/.exec(page)!
  return addDays(tomorrow!, -1)
}

/**
 * Returns the first day from today on (in Korea) on which counsel is given. The demo has reservations on each such
 * day.
 */
export function counselDay(): string {
  const today = kstDate(new Date())
  return isBusinessDay(today) ? today : nextBusinessDay(today)
}
