import type { APIRequestContext, Page } from '@playwright/test'
import { isBusinessDay, nextBusinessDay } from '#domain/counsel/calendar.ts'
import { kstDate } from '#domain/dates.ts'
import { expect } from './fixtures.ts'

// What comes due takes its time, and a call that says nothing for fifteen seconds is given up.
const MAX_DAYS = 7

/** Moves the portal's time by so many days; the person who is logged in stays so, and what comes due on the way has happened. */
export async function moveClock(by: Page | APIRequestContext, days: number): Promise<void> {
  const request = 'request' in by ? by.request : by
  for (let left = days; left > 0; left -= MAX_DAYS) {
    const answer = await request.post('/demo/clock', {
      form: { days: Math.min(left, MAX_DAYS) },
      timeout: 60_000,
      // The server closes an idle connection at the moment when it is used again.
      maxRetries: 1,
    })
    expect(answer.status()).toBe(200)
  }
}

/** The first day from today on that has counsel, in Korea. The demo world has reservations on each of them. */
export function counselDay(): string {
  const today = kstDate(new Date())
  return isBusinessDay(today) ? today : nextBusinessDay(today)
}
