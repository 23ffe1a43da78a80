import { randomInt, randomUUID } from 'node:crypto'
import type { Browser, Locator, Page, TestInfo } from '@playwright/test'
import type { Api, Input, Schema } from '#contract/operation.ts'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { waitForHydration } from './arrival.ts'
import { apiOf } from './calls.ts'
import { expect } from './fixtures.ts'
import type { Portal } from './portal.ts'
import { codeTo, heading, join, newStranger, type Stranger } from './signup.ts'

export const TITLE = '회사와 구성원'
const DIGITS = 10

/** A member in a separate browser, with a recently checked password. */
type Attendant = Stranger & { page: Page }
type Owner = Attendant & { company: NonNullable<Stranger['company']> }

/** Creates a business number that no company of the demo has, with a valid check digit. */
export function newBusinessNumber(): string {
  const firstDigits = String(randomInt(100_000_000, 1_000_000_000))
  const digits = Array.from({ length: DIGITS }, (_, last) => `${firstDigits}${last}`)
  return digits.find(isBusinessNumber)!
}

/**
 * Returns functions that create members, each in a separate browser; all browsers are closed at the end of the test.
 */
export function createPeople(browser: Browser, portal: Portal, info: TestInfo) {
  const open = async () => {
    const context = await browser.newContext({ ...info.project.use, baseURL: portal.origin })
    return context.newPage()
  }

  return {
    /** Opens a browser without a session. */
    open,

    /** Creates a member without a company. */
    async member(name: string, email?: string): Promise<Attendant> {
      const page = await open()
      const stranger = { ...newStranger(), name, ...(email && { email }) }
      await join(page, portal, stranger)
      await proveIdentity(page, portal, stranger)
      return { ...stranger, page }
    },

    /** Creates the owner of a new company. */
    async owner(name: string, companyName: string): Promise<Owner> {
      const page = await open()
      const company = { name: companyName, rnno: newBusinessNumber() }
      const stranger = { ...newStranger(company), name, company }
      await join(page, portal, stranger)
      await proveIdentity(page, portal, stranger)
      return { ...stranger, page }
    },
  }
}

/**
 * Proves the member's identity by a text message, with calls, so that the screens ask for no proof for ten minutes.
 */
export async function proveIdentity(
  page: Page,
  portal: Portal,
  { phone }: Pick<Stranger, 'phone'>,
): Promise<void> {
  const api = apiOf(page.request, portal.origin)
  let challengeId = ''
  const code = await codeTo(portal, phone, async () => {
    ;({ challengeId } = await api.sendVerificationCode({ mfaType: 'sms' }))
  })
  await api.verifyAgain({ challengeId, code })
}

/** Adds a member to an owner's company, by calls. */
export async function admitToCompany(
  portal: Portal,
  owner: Owner,
  { page, email }: Attendant,
  roles: Input<'inviteToCompany'>['roles'] = [],
): Promise<Schema<'CompanyOffer'>> {
  const idempotencyKey = randomUUID()
  const { offerId } = await apiOf(owner.page.request, portal.origin).inviteToCompany({
    idempotencyKey,
    email,
    roles,
  })
  return apiOf(page.request, portal.origin).answerCompanyOffer({ offerId, answer: 'ACCEPT' })
}

/**
 * Gives an owner a permission for an app, by calls; a member of their company decides on this app. An app without
 * permissions would need no admin.
 */
export async function giveAccess(portal: Portal, owner: Owner, approver: Attendant): Promise<void> {
  const [asking, deciding] = [owner, approver].map(({ page }) => apiOf(page.request, portal.origin)) as [
    Api,
    Api,
  ]
  const [app] = (await asking.listApps({})).list
  const { levels } = await asking.getAccessApp({ appId: app!.appId })
  const { requestId, version } = await asking.createAccessRequest({
    idempotencyKey: randomUUID(),
    levelId: levels[0]!.levelId,
    approvalType: 'APPLY',
    termDays: 30,
    reason: '담당 업무에 필요합니다.',
  })
  await deciding.decideAccessRequest({ requestId, version, decision: 'APPROVE', comment: '', termDays: null })
}

/** Opens the screen of the company, and waits until the app has hydrated it. */
export async function openCompany(page: Page): Promise<void> {
  await page.goto('/my/company')
  await expect(heading(page, TITLE)).toBeVisible()
  await waitForHydration(page)
}

/** Returns a person in the list: a row of the table, or a card. */
export const personIn = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: '구성원', exact: true })
    .getByRole('row')
    .or(page.getByRole('region', { name: '구성원', exact: true }).getByRole('listitem'))
    .filter({ hasText: name })

/** Opens the owner's actions for a person. */
export async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `${name} 님 관리` }).click()
  const dialog = page.getByRole('dialog', { name: `${name} 님` })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Answers the open dialog by the button with a name. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: button }).click()
}
