import type { APIRequestContext, Page } from '@playwright/test'
import { isBusinessDay, nextBusinessDay } from '#domain/counsel/calendar.ts'
import { kstDate } from '#domain/dates.ts'
import { expect } from './fixtures.ts'

// The maximum number of days per call: the due jobs take time, and a call without data for fifteen seconds is
// aborted.
const MAX_DAYS = 7

/** Moves the portal's clock by a number of days, and waits for all due jobs. The logged-in person stays logged in. */
export async function moveClock(by: Page | APIRequestContext, days: number): Promise<void> {
  const request = 'request' in by ? by.request : by
  for (let left = days; left > 0; left -= MAX_DAYS) {
    const answer = await request.post('/demo/clock', {
      form: { days: Math.min(left, MAX_DAYS) },
      timeout: 60_000,
      // The call is retried, since the server may close an idle connection at the moment when it is reused.
      maxRetries: 1,
    })
    expect(answer.status()).toBe(200)
  }
}

/**
 * Returns the first day from today on (in Korea) on which counsel is given. The demo has reservations on each such
 * day.
 */
export function counselDay(): string {
  const today = kstDate(new Date())
  return isBusinessDay(today) ? today : nextBusinessDay(today)
}
