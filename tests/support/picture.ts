import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** The folder for the pictures of `npm run tool -- pictures`. */
export const PICTURES_FOLDER = '.tmp/pictures'
/** Whether pictures are taken. */
export const takesPictures = process.env.PICTURES !== undefined

/** The maximum width that counts as a phone in pictures, in pixels. */
const WIDEST_PHONE = 767

/** The data stored next to a picture, about its screen. */
export type PictureNote = {
  name: string
  width: 'phone' | 'desktop'
  theme: 'light' | 'dark'
  /** The path and the search parameters of the address. */
  address: string
  heading: string
}

/** Takes a picture of the whole screen for people to review, and stores its data. */
export async function takePicture(page: Page, name: string, theme: PictureNote['theme']): Promise<void> {
  const width = page.viewportSize()!.width <= WIDEST_PHONE ? 'phone' : 'desktop'
  const file = `${PICTURES_FOLDER}/${name}-${width}-${theme}`
  // Waits until the content of the screen has loaded.
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await allImages(page)
  // The counts of the menus and of the bell arrive after the page.
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${file}.png`, fullPage: true })
  const { pathname, search } = new URL(page.url())
  const heading = (await page.locator('h1').first().textContent()) ?? ''
  mkdirSync(PICTURES_FOLDER, { recursive: true })
  writeFileSync(`${file}.json`, JSON.stringify({ name, width, theme, address: pathname + search, heading }))
}

/** Takes pictures in both themes of a screen that a journey passes, if pictures are enabled. */
export async function takeInBothThemes(page: Page, name: string): Promise<void> {
  if (!takesPictures) return
  await expect(page.locator('h1').first()).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(new RegExp(theme))
    await takePicture(page, name, theme)
  }
}

/** Also waits for the images below the window. A browser loads these images only when they are scrolled into view. */
const allImages = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0)
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
  })

/** Takes a picture of a screen that a journey passes, on a phone and on a desktop, if pictures are enabled. */
export async function takeAtBothWidths(
  page: Page,
  name: string,
  themes: readonly PictureNote['theme'][] = ['light'],
): Promise<void> {
  if (!takesPictures) return
  const before = page.viewportSize()!
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(page.locator('h1').first()).toBeVisible()
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveClass(new RegExp(theme))
      await takePicture(page, name, theme)
    }
  }
  await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
