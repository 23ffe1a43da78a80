import type { Locator, Page } from '@playwright/test'
import { appAdmin, securityMember, staffMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { type SignInAccount, signIn } from '../support/sign-in.ts'

const LEAST_ROWS = 12
const staffLists = ['subscription', 'bill', 'inquiry', 'notice']
const companyLists = ['approval', 'approval/decided', 'member', 'apps', 'delegation']
const securityLists = ['audit', 'abnormal', 'member']

type Lists = { of: string; account: SignInAccount; byMessage?: true; lists: string[] }
const everybody: Lists[] = [
  { of: 'the staff', account: staffMember, lists: staffLists },
  { of: 'an app admin', account: appAdmin, byMessage: true, lists: companyLists },
  { of: 'a security admin', account: securityMember, lists: securityLists },
]

async function entered(page: Page, list: string): Promise<Locator> {
  await page.goto(`/admin/${list}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.getByRole('main')
}

for (const { of, account, byMessage, lists } of everybody) {
  test.describe(`the lists of ${of}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

      test('show their first one', async ({ page, portal }) => {
        await signIn(page, account, byMessage && { portal })
        const tabBar = 64
        for (const list of lists) {
          const first = (await entered(page, list)).locator('li:has([data-title])').first()
          await expect(first, list).toBeVisible()
          const { y, height } = (await first.boundingBox())!
          expect(y + height, list).toBeLessThanOrEqual(780 - tabBar)
        }
      })
    })
  })
}

test('the audit record shows twelve rows at a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, securityMember)
  const rows = (await entered(page, 'audit')).locator('tbody').first().getByRole('row')
  await expect(rows.nth(LEAST_ROWS - 1)).toBeInViewport({ ratio: 1 })
})
