import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type Portal, serverOf, startPortal } from './portal.ts'

export { expect }

type TestFixtures = {
  /** Starts a portal for this test alone, with settings of its own. */
  ownPortal: (label: string, settings?: Record<string, string>) => Promise<Portal>
}
type WorkerFixtures = { portal: Portal }

/** Tests against the real portal: the browser, the built app, the server and its database. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  portal: [
    async ({}, use, { project, workerIndex }) => {
      const portal = await startPortal(`${project.name}-${workerIndex}`, {}, serverOf(project))
      await use(portal)
      await portal.remove()
    },
    { scope: 'worker' },
  ],
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

/** The six digits of the text message that is sent while `act` runs. */
export async function codeSentBy(portal: Portal, act: () => Promise<void>): Promise<string> {
  // A mail of something else may be on its way.
  const texts = () => portal.messages().filter(({ kind }) => kind === 'sms')
  const before = texts().length
  await act()
  await expect.poll(() => texts().length).toBeGreaterThan(before)
  const [newest] = texts()
  const code = /\d{6}/.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error('The newest message holds no code.')
  return code
}

/** Without its comments the checker is half as long, and each page has to read it. */
const checkerSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every WCAG rule the checker knows, or those that are named, on the screen as it stands. */
export async function expectAccessible(page: Page, rules = WCAG): Promise<void> {
  // The checker is half a megabyte, which a page needs once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${checkerSource}; undefined`)
  const violations = await page.evaluate(async (runOnly) => {
    // What a component learns from its layout, as that its table scrolls, is drawn a frame later.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    // A colour on its way to another one is neither.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations } = await checker.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, rules)
  expect(violations).toEqual([])
}
