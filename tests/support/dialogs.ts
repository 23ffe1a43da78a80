import type { Page } from '@playwright/test'

/** Confirms the open dialog by pressing the button with this name. */
export const confirmDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()
