import type { Locator, Page } from '@playwright/test'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { appAdmin } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { showChoices } from '../support/choices.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import type { Portal } from '../support/portal.ts'

const requestBoxes = (page: Page) => page.locator('main [data-request]')
const panel = (page: Page) => page.getByRole('complementary', { name: '신청 내용' })
const undoButton = (page: Page) => page.getByRole('button', { name: '되돌리기' }).last()
/**
 * The checkboxes of rows that may be approved without being opened first, and of the rows of high risk, which must be
 * opened.
 */
const ordinaryRows = (page: Page) => page.locator('main [data-request]:not([data-risk="HIGH"])')
const riskyRows = (page: Page) => page.locator('main [data-request][data-risk="HIGH"]')

/** Opens the queue in a browser whose clock can be moved forward. */
async function enterQueue(page: Page, portal: Portal): Promise<void> {
  await page.clock.install()
  await enter(page, '/admin/approval', appAdmin, portal)
  await expect(page.getByRole('heading', { level: 1, name: '권한 승인' })).toBeVisible()
  await expect(requestBoxes(page).first()).toBeVisible()
  await waitForHydration(page)
  await showChoices(page)
}

/** Moves the clock past the time in which a decision can be undone. */
const timeToUndoPasses = (page: Page) => page.clock.fastForward(UNDO_SECONDS * 1000)

/** Returns the number of waiting requests in the list. */
async function countWaiting(page: Page): Promise<number> {
  const countStatus = page.getByRole('status').filter({ hasText: /^\d+건(?:\s|$)/ })
  return Number(/\d+/.exec((await countStatus.textContent())!))
}

// Only wide windows show the request in a panel next to the list; a phone opens the page of the request.
test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('an approver decides in the panel next to the queue, sees the facts about the requester, and takes a decision back', async ({
    page,
    portal,
  }) => {
    await enterQueue(page, portal)
    const before = await countWaiting(page)
    const facts = panel(page)
    // The level of a permission is what is approved, so a long name of an app does not truncate it.
    const levels = page.locator('main td [data-level]')
    expect(await levels.count()).toBeGreaterThan(10)
    expect(
      await levels.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length),
    ).toBe(0)
    for (const part of ['승인하면', '권한의 위험', '신청 사유', '판단 근거'])
      await expect(facts.getByRole('heading', { level: 3, name: part })).toBeVisible()
    for (const fact of ['처리 기한', '마지막 로그인', '같은 권한', '보유 권한', '지난 신청', '승인자'])
      await expect(facts.getByText(fact, { exact: true })).toBeVisible()

    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const secondRequest = (await requestBoxes(page).nth(1).getAttribute('aria-label'))!
    await expect(facts.getByRole('button', { name: secondRequest.replace('선택', '승인하기') })).toBeVisible()

    await facts.getByRole('button', { name: /반려하기$/ }).click()
    await expect(facts.getByText('반려 사유를 2자 이상 입력해 주세요.')).toBeVisible()
    await expect(facts.getByLabel('의견')).toBeFocused()

    await facts.getByRole('button', { name: /승인하기$/ }).click()
    await expect(page.getByText(/님의 신청을 승인합니다\./).last()).toBeVisible()
    await undoButton(page).click()
    await expect(facts.getByRole('button', { name: secondRequest.replace('선택', '승인하기') })).toBeVisible()
    await page.reload()
    await expect(requestBoxes(page).first()).toBeVisible()
    await waitForHydration(page)
    expect(await countWaiting(page)).toBe(before)

    await requestBoxes(page).nth(1).focus()
    await facts.getByRole('button', { name: secondRequest.replace('선택', '승인하기') }).click()
    await expect(undoButton(page)).toBeVisible()
    await timeToUndoPasses(page)
    await expect(page.getByText('1건을 승인했습니다.')).toBeVisible()
    await expect.poll(() => countWaiting(page)).toBe(before - 1)
    await expect(page.getByRole('checkbox', { name: secondRequest })).toHaveCount(0)
  })

  test('a high-risk request must be opened before it is approved, also if it is approved by key or together with others @looks', async ({
    page,
    portal,
  }, info) => {
    await enterQueue(page, portal)
    const dialog = page.getByRole('dialog')
    const high = riskyRows(page).first()
    const name = (await high.getAttribute('aria-label'))!
    await high.focus()
    await page.keyboard.press('a')
    await expect(page.getByText(/위험이 높은 권한입니다/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(panel(page).getByRole('button', { name: name.replace('선택', '승인하기') })).toBeVisible()
    await expect(panel(page).getByRole('group', { name: '신청 내용' })).toBeFocused()
    // The keys of the list continue from the row that the panel shows.
    const labels = await page
      .locator('main [data-request]')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')))
    await page.keyboard.press('j')
    await expect(page.getByRole('checkbox', { name: labels[labels.indexOf(name) + 1]! })).toBeFocused()

    // In a bulk approval an opened request of high risk is listed with its risk. An unopened request of high risk is
    // excluded, and the dialog names that request.
    const other = (await riskyRows(page).nth(1).getAttribute('aria-label'))!
    await high.check()
    await riskyRows(page).nth(1).check()
    await ordinaryRows(page).first().check()
    await page.getByRole('button', { name: '승인하기', exact: true }).click()
    await expect(dialog).toContainText('위험 높음 1건')
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('listitem').filter({ hasText: '높음' })).toHaveCount(1)
    await expect(dialog.getByText(/위험이 높은 신청 1건은/)).toContainText(other.split(' 님의')[0]!)
    await look(page, 'queue-high-risk', info)
    await dialog.getByRole('button', { name: '2건 승인하기' }).click()
    await expect(page.getByText('2건을 승인합니다.')).toBeVisible()
    await undoButton(page).click()
  })

  test('ten requests are decided one by one with twenty key presses, the first one in the panel next to the list @long', async ({
    page,
    portal,
  }) => {
    await enterQueue(page, portal)
    await page.goto('/admin/approval?riskLevel=MEDIUM')
    await expect(page.getByRole('button', { pressed: true })).toBeVisible()
    await waitForHydration(page)
    const before = await countWaiting(page)
    let keys = 0
    const press = async (key: string) => {
      await page.keyboard.press(key)
      keys += 1
    }
    for (let decided = 0; decided < 10; decided += 1) {
      await press('a')
      await expect(page.getByRole('dialog').getByRole('button', { name: '1건 승인하기' })).toBeFocused()
      await press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(keys).toBe(20)
    await timeToUndoPasses(page)
    await expect.poll(() => countWaiting(page)).toBe(before - 10)
  })

  test('the keyboard moves from a decision to the next open request, and back to a request whose decision is withdrawn @long', async ({
    page,
    portal,
  }) => {
    await enterQueue(page, portal)
    // Four consecutive rows that may be approved without being opened first, and the row before them.
    const rows = await requestBoxes(page).evaluateAll((all) =>
      all.map((box) => ({
        name: box.getAttribute('aria-label')!,
        isHigh: box.getAttribute('data-risk') === 'HIGH',
      })),
    )
    const firstRow = rows.findIndex(
      (_, index) => index > 0 && rows.slice(index, index + 4).every(({ isHigh }) => !isHigh),
    )
    const names = rows.slice(firstRow - 1).map(({ name }) => name)
    await page
      .locator(`main [data-request]`)
      .nth(firstRow - 1)
      .focus()
    const expectAt = (index: number) =>
      expect(page.getByRole('checkbox', { name: names[index]!, exact: true })).toBeFocused()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }

    await press('j', 'a')
    await expect(page.getByRole('dialog')).toBeVisible()
    await press('Escape')
    await expectAt(1)
    await press('a')
    await expect(page.getByRole('dialog').getByRole('button', { name: '1건 승인하기' })).toBeFocused()
    await press('Enter')
    await expectAt(2)
    await press('r')
    await page.getByRole('dialog').getByRole('textbox').fill('사유가 부족합니다.')
    await press('Enter')
    await expectAt(3)
    await press('k')
    await expectAt(0)
    await press('z')
    await expectAt(2)
    await press('z')
    await expectAt(1)

    await press('x', 'j', 'x', 'a')
    await expect(page.getByRole('dialog').getByRole('button', { name: '2건 승인하기' })).toBeFocused()
    await press('Enter')
    await expectAt(3)
    await press('z')
    await expectAt(1)
    await panel(page)
      .getByRole('button', { name: /승인하기$/ })
      .click()
    await expectAt(2)
    await undoButton(page).click()
    await expectAt(1)
  })
})

test('leaving the queue, or closing its tab, sends the decisions without waiting for the time to undo', async ({
  page,
  portal,
}) => {
  await enterQueue(page, portal)
  const before = await countWaiting(page)
  const decideFirst = async () => {
    await page
      .locator('main')
      .getByRole('button', { name: /승인하기$/ })
      .first()
      .waitFor()
    const name = (await ordinaryRows(page).first().getAttribute('aria-label'))!
    await ordinaryRows(page).first().check()
    await page.getByRole('button', { name: '승인하기', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '1건 승인하기' }).click()
    await expect(undoButton(page)).toBeVisible()
    return name
  }
  const first = await decideFirst()
  await page.getByRole('link', { name: '처리한 신청' }).click()
  await expect(page.getByText('1건의 결정을 보냈습니다.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '처리한 신청' })).toBeVisible()

  await page.goto('/admin/approval')
  await expect(page.getByRole('checkbox', { name: first })).toHaveCount(0)
  expect(await countWaiting(page)).toBe(before - 1)
  await decideFirst()
  const context = page.context()
  await page.close({ runBeforeUnload: true })
  const other = await context.newPage()
  await expect(async () => {
    await other.goto('/admin/approval')
    await expect(requestBoxes(other).first()).toBeVisible()
    expect(await countWaiting(other)).toBe(before - 2)
  }).toPass()
})

test('the list of decisions shows approver and time, and keeps the filters of the queue @long', async ({
  page,
  portal,
}) => {
  await enter(page, '/admin/approval?approvalType=APPLY', appAdmin, portal)
  await page.getByRole('link', { name: '처리한 신청' }).click()
  await expect(page).toHaveURL(/decided\?approvalType=APPLY/)
  await expect(page.getByRole('heading', { level: 1, name: '처리한 신청' })).toBeVisible()
  const list = page.getByRole('table', { name: '처리한 신청' })
  await expect(list).toContainText('최하늘')
  await expect(list).toContainText(/\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}/)
  await expect(list.getByText('승인', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: /^반려 ?[\d,]*$/ }).click()
  await expect(page).toHaveURL(/result=REJECT/)
  await expect(list.getByText('반려', { exact: true }).first()).toBeVisible()
  await expect(list.getByText('승인', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: /^대기 ?[\d,]*$/ }).click()
  await expect(page).toHaveURL(/approval\?approvalType=APPLY/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

  test('ten requests are decided on a phone with at most twelve taps, and a double tap decides no other request @long', async ({
    page,
    portal,
  }) => {
    await enterQueue(page, portal)
    const first = await page.locator('main tr:has([data-request])').first().boundingBox()
    expect(first!.y + first!.height).toBeLessThan(780 - 56)
    const before = await countWaiting(page)

    // The second tap of a double tap must not hit the decision button of another row.
    const card = page.locator('main tr:has([data-request])').filter({ hasNotText: '높음' }).first()
    const approveButton = card.getByRole('button', { name: /승인하기$/ })
    await approveButton.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const { x, y, width, height } = (await approveButton.boundingBox())!
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page.getByRole('status').filter({ hasText: /님의 신청을 승인합니다/ })).toBeVisible()
    await expect(page.locator('main tr').filter({ hasText: '곧 승인' })).toHaveCount(1)
    await undoButton(page).tap()
    await expect(page.getByText('곧 승인')).toHaveCount(0)

    // The card of a high-risk request links to the request. Such a request is left out of an approval, whether it is
    // selected alone or with others.
    const high = page.locator('main tr:has([data-request])').filter({ hasText: '높음' }).first()
    await expect(high.getByRole('button', { name: /승인하기$/ })).toHaveCount(0)
    await expect(high.getByRole('link', { name: /내용 확인$/ })).toHaveAttribute('href', /\/apps\/request\?/)

    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps += 1
    }
    for (let chosen = 0; chosen < 10; chosen += 1) await tap(ordinaryRows(page).nth(chosen))
    await tap(page.getByRole('button', { name: '승인하기', exact: true }))
    const dialog = page.getByRole('dialog', { name: '신청 10건을 승인할까요?' })
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await tap(dialog.getByRole('button', { name: '10건 승인하기' }))
    expect(taps).toBeLessThanOrEqual(12)
    await expect(page.getByText('10건을 승인합니다.')).toBeVisible()
    expect(await countWaiting(page)).toBe(before)
    await timeToUndoPasses(page)
    await expect(page.getByText('10건을 승인했습니다.')).toBeVisible()
    await expect.poll(() => countWaiting(page)).toBe(before - 10)
  })
})
