import { type Browser, test as base, expect } from '@playwright/test'
import { aheadMs, shiftDate } from '../../scripts/test-clock.cjs'
import { removeNewerApis } from './oldest-browser-page.ts'
import { type Portal, serverOf, startPortal } from './portal.ts'
import type { Stage } from './stage.ts'

export { expect }

export type BrowserAge = {
  /** Whether functions that the oldest browsers of README.md lack are removed from the browser. */
  isOldest: boolean
}

type TestFixtures = BrowserAge & {
  /**
   * The name of the portal and demo data of a test: the portal of its worker, or a separate one for the test file if
   * its tests move the clock or use up rows. The tests of such a file run in one worker (`mode: 'default'`), since
   * creating demo data takes seconds.
   */
  world: string
  portal: Portal
  /** Starts a portal for this test alone, with its own settings. */
  ownPortal: (label: string, settings?: Record<string, string>) => Promise<Portal>
}

type WorkerFixtures = {
  /**
   * Returns the portal of this name (`world`), and starts the portal on demand. Of the portals that belong to a
   * single test file, only one runs at a time.
   */
  portalOf: (world: string) => Promise<Portal>
  /** The server in the worker's own process (`model-fixtures.ts`), started on demand. */
  stageOfWorker: () => Promise<Stage>
}

const SHARED = 'shared'

/**
 * Tests against the real portal: the browser, the built app, the server and its database. The worker reuses
 * everything that is slow to start, through fixtures that are the same for all files: Playwright starts a new
 * worker if they differ.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  portalOf: [
    async ({}, use, { project, workerIndex }) => {
      const startedPortals = new Map<string, Portal>()
      await use(async (world) => {
        const runningPortal = startedPortals.get(world)
        if (runningPortal) return runningPortal
        const others = world === SHARED ? [] : [...startedPortals].filter(([name]) => name !== SHARED)
        for (const [name, portal] of others) {
          startedPortals.delete(name)
          await portal.remove()
        }
        const portal = await startPortal(`${world}-${project.name}-${workerIndex}`, {}, serverOf(project))
        startedPortals.set(world, portal)
        return portal
      })
      for (const portal of startedPortals.values()) await portal.remove()
    },
    { scope: 'worker' },
  ],
  stageOfWorker: [
    async ({}, use) => {
      let begun: Promise<Stage> | undefined
      // The server's code is imported on demand, since most workers do not need it.
      await use(() => (begun ??= import('./stage.ts').then(({ startTestPortal: openStage }) => openStage())))
      await (await begun)?.close()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      if (aheadMs !== 0) shiftPagesOf(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  world: [SHARED, { option: true }],
  isOldest: [false, { option: true }],
  context: async ({ context, isOldest }, use) => {
    if (isOldest) await removeNewerApis(context)
    await use(context)
  },
  portal: async ({ portalOf, world }, use) => use(await portalOf(world)),
  baseURL: async ({ portal }, use) => use(portal.origin),
  ownPortal: async ({}, use, { project, workerIndex }) => {
    const portals: Portal[] = []
    await use(async (label, settings) => {
      const portal = await startPortal(`${label}-${project.name}-${workerIndex}`, settings, serverOf(project))
      portals.push(portal)
      return portal
    })
    for (const portal of portals) await portal.remove()
  },
})

/** Sets the clock of the test run (TEST_NOW) in the pages of all contexts of a browser. */
function shiftPagesOf(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(shiftDate, aheadMs)
    return context
  }
}

/** Returns the six digits of the text message that is sent while `act` runs. */
export async function codeSentBy(portal: Portal, act: () => Promise<void>): Promise<string> {
  // Counts only text messages, since a mail may be delivered at the same time.
  const texts = () => portal.messages().filter(({ kind }) => kind === 'sms')
  const before = texts().length
  await act()
  await expect.poll(() => texts().length).toBeGreaterThan(before)
  const [newest] = texts()
  const code = /\d{6}/.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error('The newest message holds no code.')
  return code
}
