import type { Page } from '@playwright/test'
import {
  appAdminScreens,
  approverScreens,
  memberScreens,
  type Screen,
  securityScreens,
  siteScreens,
  staffScreens,
  stageScreens,
} from '../pictures/screens.ts'
import {
  appAdmin,
  appMember,
  longNameMember,
  plainMember,
  securityMember,
  smsMember,
  staffMember,
} from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import type { Portal } from '../support/portal.ts'
import { addressOf, publicPages } from '../support/public-pages.ts'
import { signIn } from '../support/sign-in.ts'
import {
  agree,
  chooseType,
  giveCode,
  heading,
  newStranger,
  press,
  requestCode,
  requestMail,
} from '../support/signup.ts'
import { openRequestHub } from '../support/subscription.ts'
import { type FoundAddresses, findAddresses, openScreen } from '../support/tour.ts'

/*
 * Every address at every width and text size: nothing is wider than the window or cut off, no focused element is
 * covered by a bar, and the site's content policy is not violated. For these tests the demo data contains a company
 * and a member with long names.
 */

type Violating = Window & { violations: string[] }

/** Collects the layout faults of the screens that a page shows, by the name of each screen. */
async function inspector(page: Page) {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`the policy forbids ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const browser = await page.context().newCDPSession(page)
  const faults: Record<string, string[]> = {}
  return {
    faults,
    async inspect(name: string) {
      await waitForHydration(page)
      await expect(page.locator('h1').first()).toBeVisible()
      // Until the app knows the width, both layouts of the comparison of plans are in the page.
      await expect(page.locator('[data-width-unknown]')).toHaveCount(0)
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })))
      const found = await layoutFaults(page, browser)
      found.push(...(await page.evaluate(() => (window as unknown as Violating).violations)))
      if (found.length > 0) faults[name] = found
    },
  }
}

async function inspectAll(page: Page, screens: readonly Screen[]) {
  const { faults, inspect } = await inspector(page)
  const found: FoundAddresses = new Map()
  for (const screen of screens)
    if (await openScreen(page, screen, found)) {
      await inspect(screen.name)
      await findAddresses(page, screen, screens, found)
    }
  expect(faults).toEqual({})
}

async function inspectPublic(page: Page, portal: Portal) {
  const { faults, inspect } = await inspector(page)
  for (const one of publicPages) {
    await page.goto(await addressOf(one, portal.origin))
    await inspect(one.name)
  }
  expect(faults).toEqual({})
}

test('the public pages of visitors fit at every width @once', ({ page, portal }) =>
  inspectPublic(page, portal))

test('the public pages of a member with a long company name fit at every width @once @long', async ({
  page,
  portal,
}) => {
  await signIn(page, longNameMember)
  await inspectPublic(page, portal)
})

/**
 * In the gate the other users are checked only at the widths of phones and desktops, by `looks.spec.ts` and the
 * journeys.
 */
const inGate = new Set(['a member with long names'])

for (const [who, account, screens] of [
  ['a visitor', undefined, siteScreens],
  ['a member', smsMember, memberScreens],
  ['a member with long names', longNameMember, stageScreens],
  ['an approver', appMember, approverScreens],
  ['an app admin', appAdmin, appAdminScreens],
  ['a security admin', securityMember, securityScreens],
  ['the staff', staffMember, staffScreens],
] as const)
  test(`the screens of ${who} fit at every width @once${inGate.has(who) ? '' : ' @long'}`, async ({
    page,
    portal,
  }) => {
    const byText = account?.mfaType === 'sms'
    if (account) await signIn(page, account, byText ? { portal } : {})
    await inspectAll(page, screens)
  })

test('the steps of a sign-up fit at every width @once @long', async ({ page, portal }) => {
  const { faults, inspect } = await inspector(page)
  const stranger = newStranger()
  await chooseType(page, stranger)
  await inspect('terms')
  await agree(page)
  await inspect('identity')
  const code = await requestCode(page, portal, stranger)
  await inspect('code')
  await giveCode(page, code)
  await expect(heading(page, '로그인할 이메일을 정해 주세요')).toBeVisible()
  await inspect('id')
  await giveCode(page, await requestMail(page, portal, stranger))
  await expect(heading(page, '비밀번호를 설정해 주세요')).toBeVisible()
  await inspect('password')
  await page.getByLabel('새 비밀번호', { exact: true }).fill(stranger.password)
  await press(page, '다음')
  await expect(heading(page, '가입할 정보를 확인해 주세요')).toBeVisible()
  await inspect('review')
  expect(faults).toEqual({})
})

test('the steps of a subscription and of its cancellation fit at every width @once @long', async ({
  page,
}) => {
  const { faults, inspect } = await inspector(page)
  await openRequestHub(page, plainMember, '?service=LOG&plan=PRO&users=40')
  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).check()
  await inspect('terms')
  await press(page, '동의하고 계속')
  await expect(heading(page, '누가 구독하나요?')).toBeVisible()
  await inspect('company')
  await press(page, '다음')
  await expect(heading(page, '결제 수단을 골라 주세요')).toBeVisible()
  await inspect('payment')
  await press(page, '다음')
  await expect(heading(page, '신청 내용을 확인해 주세요')).toBeVisible()
  await inspect('review')
  await page.goto('/my/subscription?subscriptionState=ACTIVE')
  await page.getByRole('main').locator('a[href*="/detail"]:visible').first().click()
  await page.getByRole('link', { name: '구독 해지하기' }).click()
  await page.getByRole('radio', { name: '요금이 부담됩니다' }).check()
  await press(page, '해지 계속하기')
  await expect(heading(page, '언제 해지할까요?')).toBeVisible()
  await inspect('end')
  expect(faults).toEqual({})
})
