import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import type { Stage } from './stage.ts'

export type { Stage }
export { expect }

/** Tests that walk a machine through the real screens, with one portal per worker and one member for each walk. */
export const modelTest = base.extend<{ stage: Stage }>({
  stage: async ({ stageOfWorker }, use) => use(await stageOfWorker()),
  baseURL: async ({ stage }, use) => use(stage.origin),
})

/** Sets the clock of a page to the server's time. The returned function moves both clocks by a number of seconds. */
export async function clockOf(page: Page, { portal }: Stage): Promise<(seconds: number) => Promise<void>> {
  await page.clock.install({ time: portal.clock.now() })
  return async (seconds) => {
    portal.clock.pass(seconds)
    await page.clock.fastForward(seconds * 1000)
  }
}
