import type { Page } from '@playwright/test'

/** Accepts the open dialog by the button with a name. */
export const yes = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()
