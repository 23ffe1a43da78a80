import { expect, type Page } from '@playwright/test'
import type { Screen } from '../pictures/screens.ts'

/** The addresses that were found by following links, by the links that lead to them. */
export type FoundAddresses = Map<string, string>

/**
 * Opens a screen of the tour. Returns false if the person has no object for the screen, such as a bill. With `found`,
 * a page that leads to several screens is opened only once.
 */
export async function openScreen(
  page: Page,
  { from, follow = [] }: Screen,
  found?: FoundAddresses,
): Promise<boolean> {
  const wayTo = (length: number) => [from, ...follow.slice(0, length)].join(' ')
  let known = follow.length
  while (known > 0 && !found?.has(wayTo(known))) known -= 1
  await page.goto(found?.get(wayTo(known)) ?? from)
  for (const [index, start] of follow.entries()) {
    if (index < known) continue
    const link = page.locator(`a[href^="${start}?"]:visible`).first()
    await expect(page.locator('h1').first()).toBeVisible()
    const href = (await link.count()) > 0 ? await link.getAttribute('href') : null
    if (href === null) return false
    found?.set(wayTo(index + 1), href)
    await page.goto(href)
  }
  return true
}

/**
 * Returns the link prefixes by which other screens of the tour continue from this screen, each with the address of
 * the first such link.
 */
export async function findAddresses(
  page: Page,
  { from, follow = [] }: Screen,
  screens: readonly Screen[],
  found: FoundAddresses,
): Promise<void> {
  const way = [from, ...follow]
  for (const other of screens) {
    const otherWay = [other.from, ...(other.follow ?? [])]
    const start = otherWay[way.length]
    const key = otherWay.slice(0, way.length + 1).join(' ')
    if (start === undefined || found.has(key) || !way.every((part, index) => part === otherWay[index]))
      continue
    const link = page.locator(`a[href^="${start}?"]:visible`).first()
    const href = (await link.count()) > 0 ? await link.getAttribute('href') : null
    if (href !== null) found.set(key, href)
  }
}
