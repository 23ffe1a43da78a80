import type { Page } from '@playwright/test'
import { stageAccounts } from '#server/db/demo/demo-accounts.ts'
import {
  appAdmin,
  appMember,
  longNameMember,
  privateMember,
  securityMember,
  smsMember,
  staffMember,
} from '../support/accounts.ts'
import { test } from '../support/fixtures.ts'
import { takeInBothThemes } from '../support/picture.ts'
import { addressOf, publicPages } from '../support/public-pages.ts'
import { type SignInAccount, signIn } from '../support/sign-in.ts'
import { openScreen } from '../support/tour.ts'
import {
  appAdminScreens,
  approverScreens,
  memberScreens,
  type Screen,
  securityScreens,
  siteScreens,
  staffScreens,
  stageScreens,
} from './screens.ts'

// Takes pictures of every screen that has an address, for `npm run tool -- pictures`. Screens that need an action are
// pictured in the journey that shows them. A screen is left out if the person does not have its object, such as a
// bill.
const withText = (account: SignInAccount) =>
  [smsMember, appAdmin].some(({ email }) => email === account.email)

async function takePictures(page: Page, screens: readonly Screen[], before = ''): Promise<void> {
  for (const screen of screens)
    if (await openScreen(page, screen)) await takeStillPicture(page, `${before}${screen.name}`)
}

async function takeStillPicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await takeInBothThemes(page, name)
}

test('the pages of visitors are pictured', async ({ page, portal }) => {
  for (const one of publicPages) {
    await page.goto(await addressOf(one, portal.origin))
    await takeStillPicture(page, `site-${one.name}`)
  }
  await takePictures(page, siteScreens)
})

for (const [who, account, screens] of [
  ['a member', smsMember, memberScreens],
  ['an approver', appMember, approverScreens],
  ['an app admin', appAdmin, appAdminScreens],
  ['a security admin', securityMember, securityScreens],
  ['the staff', staffMember, staffScreens],
] as const)
  test(`the pages of ${who} are pictured`, async ({ page, portal }) => {
    await signIn(page, account, withText(account) ? { portal } : {})
    await takePictures(page, screens)
  })

for (const account of [...stageAccounts, longNameMember, privateMember])
  test(`the pages of ${account.shows} are pictured`, async ({ page }) => {
    await signIn(page, account)
    await takePictures(page, stageScreens, `${account.email.split('.')[0]}-`)
  })
