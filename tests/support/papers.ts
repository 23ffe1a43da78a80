import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pdfText } from '#server/testing/pdf-text.ts'
import { waitForHydration } from './arrival.ts'
import { expect } from './fixtures.ts'

const BOOKS = 5

/** Presses a button, and returns the file that the browser saves. */
async function downloadOf(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFileSync(await download.path())
}

/** Reads the text of the notifications of a person, as the portal shows them. */
async function notificationsOf(page: Page): Promise<Buffer> {
  await page.goto('/my/notification')
  await waitForHydration(page)
  const list = page.getByRole('list', { name: '알림 목록' })
  await expect(list).toBeVisible()
  return Buffer.from(await list.innerText())
}

/**
 * Returns the documents that a member can get: the bills as a file, the first bill as a document, and the
 * notifications.
 */
export async function papersOfMember(page: Page): Promise<Buffer[]> {
  const notifications = await notificationsOf(page)
  await page.goto('/my/bill')
  await waitForHydration(page)
  const bills = await downloadOf(page, () => page.getByRole('button', { name: 'CSV로 내려받기' }).click())
  await page.getByRole('main').locator('a[href*="/my/bill/detail"]:visible').first().click()
  const pdf = await downloadOf(page, () =>
    page.getByRole('button', { name: '청구서 PDF', exact: true }).click(),
  )
  return [notifications, bills, Buffer.from(await pdfText(pdf))]
}

/**
 * Returns the documents that the staff can get: the notifications, the bills, and the books of a month for the
 * accountant. The audit record is read by security admins of companies alone; its rows are in the dump of the
 * database.
 */
export async function papersOfStaff(page: Page): Promise<Buffer[]> {
  const notifications = await notificationsOf(page)
  await page.goto('/admin/bill?waitingFor=ALL')
  await waitForHydration(page)
  const papers = [
    notifications,
    await downloadOf(page, () => page.getByRole('button', { name: 'CSV로 내려받기' }).click()),
  ]
  await page.getByRole('button', { name: '회계 장부' }).click()
  const books = page.getByRole('dialog', { name: '회계 장부' }).getByRole('button', { name: / 내역$/ })
  await expect(books).toHaveCount(BOOKS)
  for (const book of await books.all()) papers.push(await downloadOf(page, () => book.click()))
  return papers
}
