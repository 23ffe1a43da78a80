import { type Browser, devices, expect, type Page } from '@playwright/test'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { aheadMs, shiftDate } from '../../scripts/test-clock.cjs'
import { waitForHydration } from './arrival.ts'
import { confirmPassword, giveCredentials } from './journeys.ts'
import { deviceOf } from './passkey-device.ts'
import type { Portal } from './portal.ts'
import type { startProduction } from './production.ts'
import { codeTo, giveCode, heading, press, type Stranger, signUpUntilReview } from './signup.ts'

type Production = Awaited<ReturnType<typeof startProduction>>

/**
 * Creates the people of a portal in production, each with their own browser and passkey. The clocks of the browsers
 * are moved with the clock of the portal.
 */
export function operatorPeople(browser: Browser, portal: Production) {
  const pages: Page[] = []

  const pass = async (days: number): Promise<void> => {
    await portal.pass(days)
    const ms = Math.round(days * DAY_MS)
    for (const page of pages) await page.context().addInitScript(shiftDate, ms)
  }

  return {
    /** Opens a page in the browser of a person who has not signed up. */
    async newPage(): Promise<Page> {
      const context = await browser.newContext({
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
        baseURL: portal.origin,
        ignoreHTTPSErrors: true,
      })
      context.setDefaultTimeout(30_000)
      await context.addInitScript(shiftDate, aheadMs)
      // Turns off the passkey list in the e-mail field. The list would log in as soon as the page has opened.
      await context.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
      })
      const page = await context.newPage()
      pages.push(page)
      return page
    },

    /**
     * Runs the scheduled jobs until they have had the expected effect; on a busy machine several runs may be needed.
     */
    async runJobsUntil<Value>(effect: () => Value, expected: Value): Promise<void> {
      const runAndLook = async () => {
        await portal.pass(0)
        return effect()
      }
      await expect.poll(runAndLook, { timeout: 90_000 }).toEqual(expected)
    },

    /** Moves the clocks of the server, its database and all browsers by some days, and runs the scheduled jobs. */
    pass,

    /**
     * Moves the clocks to the morning (in Korea) of a day, the given number of days from today, and runs the
     * scheduled jobs.
     */
    async passUntilMorning(days: number): Promise<void> {
      const morning = Date.parse(`${addDays(kstDate(portal.now()), days)}T08:00:00+09:00`)
      await pass((morning - portal.now().getTime()) / DAY_MS)
    },
  }
}

/** Signs up on the screens, starting at an address with an optional return address, until the account exists. */
export async function signUp(
  page: Page,
  portal: Production,
  person: Stranger,
  address?: string,
): Promise<void> {
  await signUpUntilReview(page, portal as unknown as Portal, person, address)
  await press(page, '가입 완료하기')
  await expect(heading(page, '가입을 마쳤습니다')).toBeVisible()
}

/** Accepts an invitation to the staff by its link, as a new person with a passkey. */
export async function joinStaff(
  page: Page,
  portal: Production,
  link: string,
  person: Stranger,
): Promise<void> {
  await deviceOf(page)
  await page.goto(link)
  await expect(page.getByRole('link', { name: '가입하고 수락하기' })).toBeVisible()
  await signUp(page, portal, person, '/auth/signup?returnTo=%2Fstaff%2Fjoin')
  await page.getByRole('link', { name: '담당자 초대 수락하기' }).click()
  await page.getByRole('link', { name: '패스키 등록하기' }).click()
  await page.getByRole('button', { name: '패스키 추가' }).click()
  await page.getByLabel('패스키 이름').fill('업무용 노트북')
  await press(page, '등록하기')
  await expect(page).toHaveURL('/staff/join')
  await press(page, '초대 수락하기')
  await expect(heading(page, '오늘 할 일')).toBeVisible()
}

/** Logs in again with the passkey, after the session has ended, and opens a page of the admin area with the password. */
export async function returnWithPasskey(page: Page, person: Stranger, path: string): Promise<void> {
  await page.goto(`/auth/login?returnTo=${encodeURIComponent(path)}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: '패스키로 로그인하기' }).click()
  await confirmPassword(page, person)
  await expect(page).toHaveURL(path)
  await waitForHydration(page)
}

/** Logs in again with the password and a code by text message, after the session has ended. */
export async function logInByText(
  page: Page,
  portal: Production,
  person: Stranger,
  path: string,
): Promise<void> {
  await page.goto(`/auth/login?returnTo=${encodeURIComponent(path)}`)
  await waitForHydration(page)
  const code = await codeTo(portal as unknown as Portal, person.phone, () => giveCredentials(page, person))
  await giveCode(page, code)
  await expect(page).toHaveURL(path)
}
