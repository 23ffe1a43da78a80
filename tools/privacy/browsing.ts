import type { BrowserContext, Page } from '@playwright/test'
import { operationTable } from '../../contract/operations.gen.ts'
import { apiOf } from '../../tests/support/calls.ts'
import { logIn } from '../log-in.ts'
import { marksShown, type Reader } from './reader.ts'

export type Browsing = {
  pages: number
  /** The number of pages with the reader's own data. */
  own: number
  backs: number
  logouts: number
  /** The number of pages that the app hydrated or navigated to. */
  taken: number
  /**
   * The number of pages that a busy server did not return, plus the number of links that disappeared when they were
   * clicked.
   */
  away: number
  faults: string[]
}
type Options = {
  context: BrowserContext
  origin: string
  members: readonly Reader[]
  visitor: Reader
  pages: number
  /** Random numbers from 0 to 1; the same ones for the same seed. */
  random: () => number
}

const PAGES_OF_A_TURN = 18
/**
 * In each series of this many visits, one visit of each member runs with scripts; only visits without scripts load
 * pages that a cache may store.
 */
const SCRIPTS_EACH = 20
const BACKS = 3
const LOADED = '[data-toast-area]'
const MAX_FAULTS = 20

/**
 * Makes members alternate in one browser. Each member visits random pages, back and forth, and logs out before the
 * next member.
 */
export async function browse({
  context,
  origin,
  members,
  visitor,
  pages,
  random,
}: Options): Promise<Browsing> {
  const report: Browsing = { pages: 0, own: 0, backs: 0, logouts: 0, taken: 0, away: 0, faults: [] }
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)]!
  const allAddresses = [...members, visitor].flatMap(({ addresses }) => addresses)

  /** Checks that the browser shows only data of the current reader. */
  async function checkPage(page: Page, reader: Reader, how: string): Promise<void> {
    const html = await page.content()
    const address = page.url()
    report.pages += 1
    const marksOfOthers = members.filter((member) => member !== reader).flatMap(({ marks }) => marks)
    const foreignMarks = marksShown(html, address, marksOfOthers)
    if (foreignMarks.length > 0)
      report.faults.push(
        `${reader.email ?? 'a visitor'} was shown ${foreignMarks.length} things of another, such as "${foreignMarks[0]}", ${how} ${address}`,
      )
    if (marksShown(html, address, reader.marks).length > 0) report.own += 1
  }

  async function open(page: Page, address: string, withScripts: boolean): Promise<void> {
    const answer = await page.goto(origin + address, { waitUntil: 'domcontentloaded' })
    if (answer && answer.status() >= 500) report.away += 1
    if (withScripts) await settle(page)
  }

  async function settle(page: Page): Promise<void> {
    await page.locator(LOADED).waitFor({ state: 'attached' })
    report.taken += 1
  }

  /** Clicks a link of the page and waits for its target. */
  async function followLink(page: Page): Promise<void> {
    const links = page.locator('main a[href^="/"]:visible')
    const count = await links.count()
    if (count === 0) return
    const before = page.url()
    const link = links.nth(Math.floor(random() * count))
    // A page that is rendered again during the click has other links, so the click may fail.
    const isPressed = await link.click({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (!isPressed) {
      report.away += 1
      return
    }
    await page.waitForURL((url) => url.href !== before, { timeout: 5_000 }).catch(() => {})
    await page.locator('h1').first().waitFor()
    await settle(page)
  }

  async function step(page: Page, reader: Reader, withScripts: boolean): Promise<void> {
    const chance = random()
    if (chance < 0.1 && report.pages > 0) {
      await page.goBack({ waitUntil: 'domcontentloaded' })
      report.backs += 1
      return checkPage(page, reader, 'back at')
    }
    if (chance < 0.15) {
      await page.reload({ waitUntil: 'domcontentloaded' })
      return checkPage(page, reader, 'again at')
    }
    if (withScripts && chance < 0.5) {
      await followLink(page)
      return checkPage(page, reader, 'by a link to')
    }
    await open(page, chance < 0.85 ? pick(reader.addresses) : pick(allAddresses), withScripts)
    await checkPage(page, reader, 'at')
  }

  async function leave(page: Page, withScripts: boolean): Promise<void> {
    if (withScripts) {
      await open(page, '/my', true)
      await page.locator('summary', { hasText: '내 메뉴' }).click()
      await page.getByRole('button', { name: '로그아웃', exact: true }).click()
      await page.waitForURL(`${origin}/`)
      await settle(page)
    } else {
      await open(page, '/terms', false)
      // The page makes the call, so that the browser obeys the Clear-Site-Data header of the answer.
      await page.evaluate(async (path) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-request-id': '179524539466112345678U001' },
          body: '{}',
        })
        if (!answer.ok) throw new Error(`The logout was answered with ${answer.status}.`)
      }, operationTable.logOut.path)
    }
    report.logouts += 1
  }

  for (let turn = 0; report.pages < pages && report.faults.length < MAX_FAULTS; turn += 1) {
    const reader = members[turn % members.length]!
    const withScripts = turn % SCRIPTS_EACH < members.length
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: !withScripts })
    const api = apiOf(context.request, origin)
    await open(page, '/', withScripts)
    await checkPage(page, visitor, 'before the login at')
    await logIn(api, { email: reader.email! })
    for (let n = 0; n < PAGES_OF_A_TURN; n += 1) await step(page, reader, withScripts)
    await leave(page, withScripts)
    for (let n = 0; n < BACKS; n += 1) {
      await page.goBack({ waitUntil: 'domcontentloaded' })
      if (withScripts) await settle(page)
      report.backs += 1
      await checkPage(page, visitor, 'after the logout, back at')
    }
    await open(page, pick(reader.addresses), withScripts)
    await checkPage(page, visitor, 'after the logout at')
    await page.close()
    if (turn % 20 === 0) console.log(`        ${report.pages} pages`)
  }
  return report
}
