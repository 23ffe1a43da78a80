import type { APIRequestContext, Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { type Portal, serverOf, startPortal } from './portal.ts'

/**
 * Tests on a portal of their own, since its time is moved or its rows are used up. Each file names the `world` that is its
 * own; one with several tests has them in one worker (`mode: 'default'`), since a world takes seconds to begin.
 */
export const test = base.extend<object, { world: string; portal: Portal }>({
  world: ['clock', { scope: 'worker', option: true }],
  portal: [
    async ({ world }, use, { project, workerIndex }) => {
      const portal = await startPortal(`${world}-${project.name}-${workerIndex}`, {}, serverOf(project))
      await use(portal)
      await portal.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// What comes due takes its time, and a call that says nothing for fifteen seconds is given up.
const MOST_DAYS = 7

/** Moves the portal's time by so many days; the person who is logged in stays so, and what comes due on the way has happened. */
export async function moveClock(by: Page | APIRequestContext, days: number): Promise<void> {
  const request = 'request' in by ? by.request : by
  for (let left = days; left > 0; left -= MOST_DAYS) {
    const answer = await request.post('/demo/clock', {
      form: { days: Math.min(left, MOST_DAYS) },
      timeout: 60_000,
    })
    expect(answer.status()).toBe(200)
  }
}
