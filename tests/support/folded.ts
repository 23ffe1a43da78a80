import type { Locator } from '@playwright/test'

/** Opens a part of a page that phones fold; on a wide window, where it has no heading to press, it does nothing. */
export async function openFolded(part: Locator): Promise<void> {
  const summary = part.locator('details:not([open]) > summary')
  if ((await summary.count()) > 0) await summary.click()
}
