import { test as base, expect, type Page } from '@playwright/test'
import { type Database, openDatabase } from '#server/db/client.ts'
import { embeddedTemplate } from '#server/testing/embedded-template.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { freePort } from './free-port.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'

export { expect }

/** The real server over HTTP with the built app, in the test's own process: its clock, data and line are in its hands. */
export type Stage = { origin: string; portal: Portal; database: Database; calls: HeldCalls }

// Every walk has a member of its own, but all come from one address.
const env = {
  DIST_DIR: 'dist',
  LOGIN_TRIES_PER_ADDRESS: '100000',
  VERIFICATION_SENDS_PER_ADDRESS: '100000',
  FLOW_VISITS_PER_ADDRESS: '100000',
  SIGNUPS_PER_ADDRESS: '100000',
}

/** Tests that walk a machine through the real screens, one world for the worker and a member for each walk. */
export const modelTest = base.extend<object, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const database = await openDatabase({
        dataDir: 'memory',
        template: await embeddedTemplate(),
        log: { warn: () => {} },
      })
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const portal = createPortal(database, { env: { ...env, PUBLIC_ORIGIN: origin } })
      const calls = holdCalls(portal.app)
      await portal.app.listen({ port, host: '127.0.0.1' })
      await use({ origin, portal, database, calls })
      await portal.app.close()
      await database.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stage }, use) => use(stage.origin),
})

/** Gives a page the server's time; both go on by so many seconds where the function that it gives is called. */
export async function clockOf(page: Page, { portal }: Stage): Promise<(seconds: number) => Promise<void>> {
  await page.clock.install({ time: portal.clock.now() })
  return async (seconds) => {
    portal.clock.pass(seconds)
    await page.clock.fastForward(seconds * 1000)
  }
}
