import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { waitForHydration } from './arrival.ts'
import { openMoreActions } from './more-acts.ts'
import { PICTURES_FOLDER, takeAtBothWidths, takesPictures } from './picture.ts'
import type { Message } from './portal.ts'

const themes = ['light', 'dark'] as const
const site = ['/', '/feature', '/service', '/service/plan', '/support', '/auth/login', '/auth/signup']

/**
 * Takes pictures of the site of another operator, with its name, logo, colours, services and prices, if pictures are
 * enabled.
 */
export async function takeSite(page: Page): Promise<void> {
  for (const path of takesPictures ? site : []) {
    await page.goto(path)
    await waitForHydration(page)
    await takeAtBothWidths(page, `operator-09-site${path.replaceAll('/', '-')}`, themes)
  }
}

/**
 * Takes pictures of the member's home, of a bill as its company prints it, and of the staff's first page. Stores the
 * bill as PDF and the sent messages next to the pictures.
 */
export async function takePapers(member: Page, staff: Page, messages: readonly Message[]): Promise<void> {
  if (!takesPictures) return
  await member.goto('/my')
  await takeAtBothWidths(member, 'operator-34-member', themes)
  await member.goto('/my/bill')
  await member.getByRole('main').locator('a[href*="/my/bill/detail"]:visible').first().click()
  await takeAtBothWidths(member, 'operator-35-bill', themes)
  const [paper] = await Promise.all([
    member.waitForEvent('download'),
    member.getByRole('button', { name: '청구서 PDF', exact: true }).click(),
  ])
  await paper.saveAs(`${PICTURES_FOLDER}/operator-bill.pdf`)
  await openMoreActions(member)
  await member.getByRole('link', { name: '인쇄용 화면' }).click()
  await takeAtBothWidths(member, 'operator-36-printed', themes)
  await staff.goto('/admin')
  await takeAtBothWidths(staff, 'operator-37-today', themes)
  writeFileSync(
    `${PICTURES_FOLDER}/operator-messages.txt`,
    messages.map(({ kind, to, text }) => `${kind} ${to}\n${text}`).join('\n----\n'),
  )
}
