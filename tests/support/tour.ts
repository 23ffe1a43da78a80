import { expect, type Page } from '@playwright/test'
import type { Screen } from '../pictures/screens.ts'

/** Opens a screen of the tour; returns whether the person has it, such as a bill. */
export async function openScreen(page: Page, { from, follow = [] }: Screen): Promise<boolean> {
  await page.goto(from)
  for (const start of follow) {
    const link = page.locator(`a[href^="${start}?"]:visible`).first()
    await expect(page.locator('h1').first()).toBeVisible()
    const href = (await link.count()) > 0 ? await link.getAttribute('href') : null
    if (href === null) return false
    await page.goto(href)
  }
  return true
}
