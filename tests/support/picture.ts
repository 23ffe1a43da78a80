import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Where `npm run pictures` collects what it takes. */
export const PICTURES_FOLDER = '.tmp/pictures'

/** What is kept next to a picture, of the screen it shows. */
export type PictureNote = {
  name: string
  width: 'phone' | 'desktop'
  theme: 'light' | 'dark'
  /** Path and search of the address. */
  address: string
  heading: string
}

/** Takes a picture of the whole screen for people to look at, and notes what it shows. */
export async function takePicture(
  page: Page,
  name: string,
  { width, theme }: { width: string; theme: PictureNote['theme'] },
): Promise<void> {
  const file = `${PICTURES_FOLDER}/${name}-${width}-${theme}`
  await page.screenshot({ path: `${file}.png`, fullPage: true })
  const { pathname, search } = new URL(page.url())
  const heading = (await page.locator('h1').first().textContent()) ?? ''
  mkdirSync(PICTURES_FOLDER, { recursive: true })
  writeFileSync(`${file}.json`, JSON.stringify({ name, width, theme, address: pathname + search, heading }))
}
