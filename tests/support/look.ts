import type { Page } from '@playwright/test'
import { expectAccessible, expectLegible } from './accessible.ts'
import { expect } from './fixtures.ts'
import { takePicture, takesPictures } from './picture.ts'

/**
 * Checks that a screen is accessible in both themes and that nothing is wider than the window; takes a picture for
 * review if `PICTURES` is set. The themes differ only in their colours, so the second theme is checked for contrast
 * only.
 */
export async function look(
  page: Page,
  name: string,
  { project }: { project: { name: string } },
): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  // The current theme is checked first, since changing the theme renders everything again.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const themes = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme))
    await (colorScheme === themes[0] ? expectAccessible(page) : expectLegible(page))
    // The document is measured, since the `innerWidth` of a phone grows with content wider than its screen.
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `the page is as wide as the window (${project.name})`).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    )
    if (takesPictures) await takePicture(page, name, colorScheme)
  }
}
