import type { Page } from '@playwright/test'

/** Accepts the question that lies over the screen by the button of a name. */
export const yes = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()
