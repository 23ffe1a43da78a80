import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../tests/support/browser.ts'
import { directions } from './direction.ts'
import { directionFile, THEMES, WINDOWS } from './index-page.ts'

/**
 * Takes pictures of the pages of the design direction, at the widths and in the themes of the screens. Returns the
 * names of the pages in the folder; throws if there are none.
 */
export async function picturesOf(folder: string, into: string): Promise<string[]> {
  const pages = directions.map(({ page }) => page).filter((page) => existsSync(join(folder, `${page}.html`)))
  if (pages.length === 0) throw new Error(`${folder} has no page of the direction.`)
  const browser = await chromium.launch(launchOptions())
  try {
    for (const [width, viewport] of Object.entries(WINDOWS) as [
      keyof typeof WINDOWS,
      { width: number; height: number },
    ][])
      for (const colorScheme of THEMES) {
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
        const tab = await context.newPage()
        for (const page of pages) {
          await tab.goto(pathToFileURL(resolve(folder, `${page}.html`)).href)
          await tab.screenshot({ path: join(into, directionFile(page, width, colorScheme)), fullPage: true })
        }
        await context.close()
      }
  } finally {
    await browser.close()
  }
  return pages
}
