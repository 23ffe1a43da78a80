import type { Locator, Page } from '@playwright/test'
import { appAdmin, securityMember, staffMember } from '../support/accounts.ts'
import { counselDay } from '../support/clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { type SignInAccount, signIn } from '../support/sign-in.ts'

const MIN_ROWS = 12
const DESK = { width: 1440, height: 900 }
const staffLists = ['subscription', 'bill', 'inquiry', 'notice']
const companyLists = ['approval', 'approval/decided', 'member', 'apps', 'delegation']
const securityLists = ['audit', 'abnormal', 'member']

type Lists = { of: string; account: SignInAccount; byMessage?: true; lists: string[]; atDesk?: string[] }
const everybody: Lists[] = [
  {
    of: 'the staff',
    account: staffMember,
    lists: staffLists,
    atDesk: [...staffLists, `counsel?date=${counselDay()}`],
  },
  { of: 'an app admin', account: appAdmin, byMessage: true, lists: companyLists },
  { of: 'a security admin', account: securityMember, lists: securityLists },
]

async function entered(page: Page, list: string): Promise<Locator> {
  await page.goto(`/admin/${list}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.getByRole('main')
}

/** By how many pixels the table of a list that was entered is wider than its frame. */
const beyondFrame = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .locator('table:visible')
    .first()
    .evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth)

/** How many rows of a list are in the first screen; where it has fewer than fit, those of the mean height that would. */
async function roomFor(page: Page, list: string): Promise<number> {
  const rows = (await entered(page, list)).locator('tbody > tr').filter({ visible: true })
  await expect(rows.first(), list).toBeVisible()
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
  )
  const shown = boxes.filter(({ bottom }) => bottom <= DESK.height)
  if (shown.length < boxes.length) return shown.length
  const { bottom } = boxes.at(-1)!
  return boxes.length + Math.floor((DESK.height - bottom) / ((bottom - boxes[0]!.top) / boxes.length))
}

for (const { of, account, byMessage, lists, atDesk = lists } of everybody) {
  test.describe(`the lists of ${of}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

      test('show their first one', async ({ page, portal }) => {
        await signIn(page, account, byMessage && { portal })
        const tabBar = 64
        for (const list of lists) {
          const first = (await entered(page, list)).locator('tbody > tr').first()
          await expect(first, list).toBeVisible()
          const { y, height } = (await first.boundingBox())!
          expect(y + height, list).toBeLessThanOrEqual(780 - tabBar)
        }
      })
    })

    test('have room for twelve rows at a desk, all columns in sight', async ({ page, portal }) => {
      await page.setViewportSize(DESK)
      await signIn(page, account, byMessage && { portal })
      for (const list of atDesk) {
        expect.soft(await roomFor(page, list), list).toBeGreaterThanOrEqual(MIN_ROWS)
        expect.soft(await beyondFrame(page), list).toBeLessThanOrEqual(0)
      }
    })
  })
}
