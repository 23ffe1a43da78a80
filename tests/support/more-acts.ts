import type { Page } from '@playwright/test'

/** Opens the menu of the rare actions of an object. */
export const openMoreActions = (page: Page) => page.locator('[data-more] > summary').click()

/** Opens the links to a subscription, in their dialog. */
export async function openShare(page: Page): Promise<void> {
  await openMoreActions(page)
  await page.getByRole('button', { name: '링크로 공유하기' }).click()
}
