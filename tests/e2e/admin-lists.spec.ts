import type { Locator, Page } from '@playwright/test'
import { appAdmin, securityMember, smsMember, staffMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { counselDay } from '../support/clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { type SignInAccount, signIn } from '../support/sign-in.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 780 }
const TAB_BAR = 64
/** The maximum height of a card in pixels: three lines with padding. */
const MAX_CARD = 124
const [MIN_MEMBER_ROWS, MIN_ADMIN_ROWS] = [12, 16]
const staffLists = [
  '/admin/subscription',
  '/admin/bill?waitingFor=ALL',
  '/admin/inquiry',
  '/admin/notice',
  '/admin/catalogue',
  '/admin/terms',
  '/admin/staff',
]
const companyLists = [
  '/admin/approval',
  '/admin/approval/decided',
  '/admin/member',
  '/admin/apps',
  '/admin/delegation',
]
const securityLists = ['/admin/audit', '/admin/abnormal', '/admin/member']
const memberLists = ['/my/bill', '/my/subscription', '/my/inquiry', '/my/counsel', '/apps?tab=REQUEST']
/** Lists whose cards end with buttons. */
const listsWithButtons = ['/admin/approval', '/admin/member', '/admin/delegation', '/admin/staff']

type Lists = {
  of: string
  account: SignInAccount
  byMessage?: true
  lists: string[]
  minRows: number
  /** The width at which the gate runs the test; the tests at the other width are `@long`. */
  inGate?: 'desk' | 'phone'
}
const listsByAccount: Lists[] = [
  {
    of: 'the staff',
    account: staffMember,
    lists: staffLists,
    minRows: MIN_ADMIN_ROWS,
    inGate: 'desk',
  },
  {
    of: 'an app admin',
    account: appAdmin,
    byMessage: true,
    lists: companyLists,
    minRows: MIN_ADMIN_ROWS,
    inGate: 'phone',
  },
  { of: 'a security admin', account: securityMember, lists: securityLists, minRows: MIN_ADMIN_ROWS },
  { of: 'a member', account: smsMember, byMessage: true, lists: memberLists, minRows: MIN_MEMBER_ROWS },
]

async function enterList(page: Page, list: string): Promise<Locator> {
  await page.goto(list)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.getByRole('main')
}

/** Returns the number of pixels by which the table of an open list is wider than its scroll container. */
const widthBeyondFrame = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .locator('table:visible')
    .first()
    .evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth)

/**
 * Returns the number of rows of a list on the first screen; if the list is shorter, the number of rows of average
 * height that would fit.
 */
async function roomFor(page: Page, list: string): Promise<number> {
  const table = (await enterList(page, list)).locator('table:visible').first()
  const rows = table.locator('tbody > tr').filter({ visible: true })
  await expect(rows.first(), list).toBeVisible()
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
  )
  const visibleBoxes = boxes.filter(({ bottom }) => bottom <= DESK.height)
  if (visibleBoxes.length < boxes.length) return visibleBoxes.length
  const { bottom } = boxes.at(-1)!
  return boxes.length + Math.floor((DESK.height - bottom) / ((bottom - boxes[0]!.top) / boxes.length))
}

for (const { of, account, byMessage, lists, minRows, inGate } of listsByAccount) {
  test.describe(`the lists of ${of}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

      test(`show their first row, in three lines${inGate === 'phone' ? '' : ' @long'}`, async ({
        page,
        portal,
      }) => {
        await signIn(page, account, byMessage && { portal })
        for (const list of lists) {
          const rows = (await enterList(page, list)).locator('tbody > tr').filter({ visible: true })
          await expect(rows.first(), list).toBeVisible()
          const { y, height } = (await rows.first().boundingBox())!
          expect.soft(y + height, list).toBeLessThanOrEqual(PHONE.height - TAB_BAR)
          if (listsWithButtons.includes(list)) continue
          const heights = await rows.evaluateAll((all) =>
            all.map((row) => row.getBoundingClientRect().height),
          )
          expect.soft(Math.max(...heights), list).toBeLessThanOrEqual(MAX_CARD)
        }
      })
    })

    test(`show ${minRows} rows at a desk, with all columns visible${inGate === 'desk' ? '' : ' @long'}`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize(DESK)
      await signIn(page, account, byMessage && { portal })
      for (const list of lists) {
        expect.soft(await roomFor(page, list), list).toBeGreaterThanOrEqual(minRows)
        expect.soft(await widthBeyondFrame(page), list).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('the day of counsels shows twelve rows at a desk', async ({ page }) => {
  await page.setViewportSize(DESK)
  await signIn(page, staffMember)
  const list = `/admin/counsel?date=${counselDay()}`
  expect(await roomFor(page, list)).toBeGreaterThanOrEqual(MIN_MEMBER_ROWS)
  expect(await widthBeyondFrame(page)).toBeLessThanOrEqual(0)
})

test('a row of a list is a link as a whole, at a desk and on a phone', async ({ page, portal }) => {
  await signIn(page, smsMember, { portal })
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    const row = (await enterList(page, '/my/bill')).locator('tbody > tr').filter({ visible: true }).first()
    const address = await row.getByRole('link').first().getAttribute('href')
    const { width, height } = (await row.boundingBox())!
    // Clicks between two cells, where there is no text.
    await row.click({ position: { x: width * 0.45, y: height - 3 } })
    await expect(page).toHaveURL(address!)
  }
})

test.describe('the permissions and apps of a member on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

  test('take at most 2,500 px each, behind tabs', async ({ page, portal }) => {
    await signIn(page, smsMember, { portal })
    for (const [tab, list, least] of [
      ['내 권한', '내 권한 목록', 5],
      ['앱', '앱 목록', 18],
    ] as const) {
      await page.goto('/apps')
      await page
        .getByRole('navigation', { name: '권한', exact: true })
        .getByRole('link', { name: new RegExp(`^${tab}`) })
        .click()
      const items = page.getByRole('list', { name: list }).locator('> li')
      await expect(items.first()).toBeVisible()
      expect(await items.count(), tab).toBeGreaterThanOrEqual(least)
      expect(await page.evaluate(() => document.documentElement.scrollHeight), tab).toBeLessThanOrEqual(2500)
    }
  })
})

test('a list is sorted by its column headings, hides a column, and is saved as CSV with the same filters', async ({
  page,
}) => {
  // A window in which the table shows every column.
  await page.setViewportSize({ width: 1680, height: 900 })
  await signIn(page, staffMember)
  const main = await enterList(page, '/admin/bill?waitingFor=ALL')
  await waitForHydration(page)
  const columnHead = (name: string) => main.getByRole('columnheader', { name })
  await expect(columnHead('청구일')).toHaveAttribute('aria-sort', 'descending')
  await columnHead('금액').getByRole('link').click()
  await expect(page).toHaveURL(/sort=AMOUNT/)
  await expect(columnHead('금액')).toHaveAttribute('aria-sort', 'descending')
  await expect(columnHead('청구일')).not.toHaveAttribute('aria-sort')
  await columnHead('금액').getByRole('link').click()
  await expect(page).toHaveURL(/sortDirection=ASC/)
  await expect(columnHead('금액')).toHaveAttribute('aria-sort', 'ascending')
  await main.getByRole('combobox', { name: '결제 수단' }).selectOption('C')
  await expect(page).toHaveURL(/sort=AMOUNT.*paymentMethodCode=C|paymentMethodCode=C.*sort=AMOUNT/)
  await expect(main.getByRole('cell', { name: '신용카드' }).first()).toBeVisible()
  await expect(main.getByRole('cell', { name: '계좌 자동이체' })).toHaveCount(0)

  await main.getByRole('button', { name: '열 선택' }).click()
  const dialog = page.getByRole('dialog', { name: '열 선택' })
  await dialog.getByRole('checkbox', { name: '결제 수단' }).uncheck()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(columnHead('결제 수단')).toHaveCount(0)
  await page.reload()
  await expect(main.getByRole('button', { name: '열 선택 · 1개 숨김' })).toBeVisible()
  await expect(columnHead('결제 수단')).toHaveCount(0)

  const downloadEvent = page.waitForEvent('download')
  await main.getByRole('button', { name: 'CSV로 내려받기' }).click()
  const file = await downloadEvent
  expect(file.suggestedFilename()).toMatch(/^청구서-[\d-]{10}\.csv$/u)
  const stream = await file.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n').slice(1)
  const total = await main.getByRole('status').first().innerText()
  expect(total).toContain(`${lines.length}건`)
  expect(lines.every((line) => line.includes('신용카드'))).toBe(true)
})

test.describe('the name of a row', () => {
  /** Counts the view transitions, and records the elements that the last transition moved. */
  const countTransitions = (page: Page) =>
    page.addInitScript(() => {
      const startTransition = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = startTransition(update)
        void transition.ready.then(() => {
          document.documentElement.dataset['moved'] = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .join(' ')
        })
        return transition
      }
    })
  const openFirst = async (page: Page) => {
    await countTransitions(page)
    await signIn(page, staffMember)
    await page.goto('/admin/bill?waitingFor=ALL')
    await waitForHydration(page)
    // The code of the transition is loaded after the app.
    await page.waitForLoadState('networkidle')
    await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/admin\/bill\/detail/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }

  test('moves to the heading of its page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openFirst(page)
    await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(subject\)/)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).viewTransitionName))
      .toBe('none')
  })

  test('does not move if the person prefers reduced motion @long', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openFirst(page)
    expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
  })
})
