import type { Page } from '@playwright/test'
import { lifeAccounts } from '#server/db/demo/demo-accounts.ts'
import {
  appAdmin,
  appMember,
  longNameMember,
  privateMember,
  securityMember,
  smsMember,
  staffMember,
} from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { takePicture } from '../support/picture.ts'
import { addressOf, publicPages } from '../support/public-pages.ts'
import { type SignInAccount, signIn } from '../support/sign-in.ts'
import {
  appAdminScreens,
  approverScreens,
  lifeScreens,
  memberScreens,
  type Screen,
  securityScreens,
  siteScreens,
  staffScreens,
} from './screens.ts'

// Every screen as its address gives it, for `npm run pictures`; what is reached by doing something has its picture where a
// journey looks at it. A screen that a person does not have (a bill, where there is none) is left out.
const withText = (account: SignInAccount) =>
  [smsMember, appAdmin].some(({ email }) => email === account.email)

async function takeAll(page: Page, width: string, screens: readonly Screen[], before = ''): Promise<void> {
  for (const { name, from, follow = [] } of screens) {
    await page.goto(from)
    if (await goOn(page, follow)) await takeBoth(page, `${before}${name}`, width)
  }
}

async function goOn(page: Page, follow: readonly string[]): Promise<boolean> {
  for (const start of follow) {
    const link = page.locator(`a[href^="${start}?"]:visible`).first()
    await expect(page.locator('h1').first()).toBeVisible()
    const href = (await link.count()) > 0 ? await link.getAttribute('href') : null
    if (href === null) return false
    await page.goto(href)
  }
  return true
}

async function takeBoth(page: Page, name: string, width: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(new RegExp(theme))
    await takePicture(page, name, { width, theme })
  }
}

test('what visitors see', async ({ page, portal }, { project }) => {
  for (const one of publicPages) {
    await page.goto(await addressOf(one, portal.origin))
    await takeBoth(page, `site-${one.name}`, project.name)
  }
  await takeAll(page, project.name, siteScreens)
})

for (const [who, account, screens] of [
  ['a member', smsMember, memberScreens],
  ['an approver', appMember, approverScreens],
  ['an app admin', appAdmin, appAdminScreens],
  ['a security admin', securityMember, securityScreens],
  ['the staff', staffMember, staffScreens],
] as const)
  test(`what ${who} sees`, async ({ page, portal }, { project }) => {
    await signIn(page, account, withText(account) ? { portal } : {})
    await takeAll(page, project.name, screens)
  })

for (const account of [...lifeAccounts, longNameMember, privateMember])
  test(`what ${account.shows} sees`, async ({ page }, { project }) => {
    await signIn(page, account)
    await takeAll(page, project.name, lifeScreens, `${account.email.split('.')[0]}-`)
  })
