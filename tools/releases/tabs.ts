import type { BrowserContext, Page } from '@playwright/test'
import { plainMember } from '../../tests/support/accounts.ts'
import { signIn } from '../../tests/support/sign-in.ts'

const TITLE = '로그인이 되지 않습니다'
const LOADED = '[data-toast-area]'

/** An open tab: the number of documents it has loaded, and its errors. */
export type Tab = {
  page: Page
  documents: () => number
  build: () => Promise<string | null>
  faults: string[]
}

/** Opens an address and waits until the app has hydrated the page. */
export async function openTab(context: BrowserContext, address: string): Promise<Tab> {
  const page = await context.newPage()
  const faults: string[] = []
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && !response.ok())
      faults.push(`${response.url()}: ${response.status()}`)
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.clock.install()
  await page.goto(address)
  await page.locator(LOADED).waitFor({ state: 'attached' })
  return {
    page,
    documents: () => documents,
    build: () => page.locator('meta[name="build"]').getAttribute('content'),
    faults,
  }
}

/** Types an unfinished inquiry, which a reload must not lose. */
export async function typeInquiry({ page }: Tab): Promise<void> {
  await page.getByLabel('제목').fill(TITLE)
}

/** Whether the form still contains the typed text. */
export const holdsInquiry = async ({ page }: Tab): Promise<boolean> =>
  (await page.getByLabel('제목').inputValue()) === TITLE

/** Moves the clock of a tab by some minutes, one by one. After each minute the tab checks the current build. */
export async function passMinutes({ page }: Tab, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const versionResponse = page.waitForResponse((response) => response.url().endsWith('/version.json'))
    await page.clock.fastForward('01:00')
    await versionResponse
    // Waits for a possible reload. A reload is preceded by a check whether the server answers.
    await page.waitForTimeout(300)
    await page.locator(LOADED).waitFor({ state: 'attached' })
  }
}

/** Logs in a member and opens a tab. */
export async function openMember(context: BrowserContext, origin: string): Promise<Tab> {
  const tab = await openTab(context, `${origin}/`)
  await signIn(tab.page, plainMember, { origin })
  await tab.page.goto(`${origin}/my`)
  await tab.page.locator(LOADED).waitFor({ state: 'attached' })
  return tab
}

/** Visits a member's screens by their links, so that the assets of each area are loaded. */
export async function visitScreens({ page }: Tab): Promise<void> {
  for (const path of ['/my/subscription', '/apps', '/my/bill', '/my']) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await page.waitForURL(({ pathname }) => pathname === path)
    await page.locator('main h1').waitFor()
  }
}
