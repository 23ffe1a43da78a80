import type { Page } from '@playwright/test'

/** Shows the checkboxes of the rows of a list, which phones hide until rows are selected. */
export async function showChoices(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: '선택', exact: true })
  if (await begin.isVisible()) await begin.click()
}
