import { expect, type Page } from '@playwright/test'
import type { Screen } from '../pictures/screens.ts'
import { waitForHydration } from './arrival.ts'

/** Maps the links that are followed from a page, joined to one key, to the address to which they lead. */
export type FoundAddresses = Map<string, string>

/**
 * Opens a screen of the tour. Returns false if the person has no object for the screen, such as a bill. With `found`,
 * a page that leads to several screens is opened only once.
 */
export async function openScreen(
  page: Page,
  { from, follow = [], givesReason = false }: Screen,
  found?: FoundAddresses,
): Promise<boolean> {
  const wayTo = (length: number) => [from, ...follow.slice(0, length)].join(' ')
  let known = follow.length
  while (known > 0 && !found?.has(wayTo(known))) known -= 1
  await page.goto(found?.get(wayTo(known)) ?? from)
  if (givesReason) await giveReason(page)
  for (const [index, start] of follow.entries()) {
    if (index < known) continue
    const link = page.locator(`a[href^="${start}?"]:visible`).first()
    await expect(page.locator('h1').first()).toBeVisible()
    const href = (await link.count()) > 0 ? await link.getAttribute('href') : null
    if (href === null) return false
    found?.set(wayTo(index + 1), href)
    await page.goto(href)
    if (givesReason) await giveReason(page)
  }
  return true
}

/** Gives a reason if a page asks the staff for one; a page asks once a day. */
async function giveReason(page: Page): Promise<void> {
  await waitForHydration(page)
  const open = page.getByRole('button', { name: '정보 열기' })
  if ((await open.count()) === 0) return
  await page.getByRole('button', { name: '구독 신청 확인' }).click()
  await open.click()
  await expect(open).toHaveCount(0)
}

/**
 * Finds the links on this page from which other screens of the tour continue, and adds the address of each to
 * `found`.
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
