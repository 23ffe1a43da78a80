import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { securityMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { showChoices } from '../support/choices.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { colleagueAt, enterAdmin } from '../support/staff.ts'

const boxes = (page: Page) => page.locator('main tbody').getByRole('checkbox')
const bar = (page: Page) => page.getByRole('group', { name: '선택한 항목 처리' })
const dialogButton = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name })
const nameOf = async (box: Locator) => (await box.getAttribute('aria-label'))!.replace(/ 선택$/, '')

test('several inquiries are closed by keyboard; an inquiry that a colleague closed, and one whose answer was lost, are reported in their rows', async ({
  page,
  browser,
  portal,
}) => {
  await enterAdmin(page, '/admin/inquiry?inquiryState=ANSWERED')
  await waitForHydration(page)
  await showChoices(page)
  await expect(boxes(page).nth(2)).toBeVisible()
  const names = await Promise.all([0, 1, 2].map((index) => nameOf(boxes(page).nth(index))))
  for (const [index, name] of names.entries()) {
    const row = page.locator('main [data-row-link]').nth(index)
    // On a busy machine the first key may be pressed before the list handles keys.
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(row).toBeFocused({ timeout: 2_000 })
    }).toPass()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: `${name} 선택`, exact: true })).toBeChecked()
  }
  await expect(bar(page).getByRole('status')).toHaveText('3건 선택')

  const colleague = await colleagueAt(browser, portal, '/admin/inquiry?inquiryState=ANSWERED')
  await colleague
    .getByRole('row', { name: names[2]!.split(' ')[0]! })
    .getByRole('link')
    .click()
  await colleague.getByRole('button', { name: '문의 종료하기' }).click()
  await dialogButton(colleague, '종료하기').click()
  await expect(colleague.getByText('문의를 종료했습니다.')).toBeVisible()

  // The second call reaches the server, but its answer is lost.
  let calls = 0
  await page.route('**/inquiry/close', async (route) => {
    calls += 1
    if (calls !== 2) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await bar(page).getByRole('button', { name: '종료하기' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('문의 3건을 종료할까요?')
  await dialogButton(page, '종료하기').click()
  const stoppedAlert = page.getByRole('alert').filter({ hasText: '남은 항목 2건' })
  await expect(stoppedAlert).toContainText('1건을 처리했습니다.')
  await expect(stoppedAlert).toContainText(`${names[1]} 항목의 처리 결과를 확인하지 못했습니다.`)

  await stoppedAlert.getByRole('button', { name: '이어서 진행하기' }).click()
  const results = page.getByRole('table', { name: '항목별 처리 결과' })
  await expect(results.getByRole('row', { name: names[0]! })).toContainText('처리했습니다.')
  await expect(results.getByRole('row', { name: names[1]! })).toContainText('이미 처리되었을 수 있습니다.')
  await expect(results.getByRole('row', { name: names[2]! })).not.toContainText(
    '이미 처리되었을 수 있습니다.',
  )
  await expect(page.getByText('2건은 처리하지 못했습니다.')).toBeVisible()
  expect(calls).toBe(4)

  // Each inquiry was closed exactly once.
  await page.goto('/admin/inquiry?inquiryState=CLOSED')
  await waitForHydration(page)
  await showChoices(page)
  for (const name of names)
    await expect(page.getByRole('checkbox', { name: `${name} 선택`, exact: true })).toBeVisible()
})

test('several permissions are blocked with one reason, and unblocked again', async ({ page }) => {
  await enter(page, '/admin/member?useStatus=NORMAL', securityMember)
  await waitForHydration(page)
  await showChoices(page)
  await expect(boxes(page).nth(1)).toBeVisible()
  const names = await Promise.all([0, 1].map((index) => nameOf(boxes(page).nth(index))))
  for (const act of ['접근 차단', '차단 해제']) {
    await showChoices(page)
    for (const name of names) await page.getByRole('checkbox', { name: `${name} 선택`, exact: true }).check()
    await bar(page).getByRole('button', { name: act, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveText(names)
    await dialog.getByLabel('사유').fill('분기 점검입니다.')
    await dialog.getByRole('button', { name: `${act}하기` }).click()
    await expect(page.getByRole('status').filter({ hasText: '2건을 처리했습니다.' })).toBeVisible()
    await page.getByRole('button', { name: '닫기', exact: true }).click()
    if (act === '접근 차단') await page.goto('/admin/member?useStatus=PAUSE')
    await waitForHydration(page)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('rows have checkboxes only while they are selected, and a selection that is left can be restored', async ({
    page,
  }) => {
    await enterAdmin(page, '/admin/inquiry?inquiryState=ANSWERED')
    await waitForHydration(page)
    const link = page.locator('main [data-row-link]').first()
    await expect(link).toBeVisible()
    await expect(boxes(page)).toHaveCount(0)
    const begin = page.getByRole('button', { name: '선택', exact: true })
    await begin.focus()
    await page.keyboard.press('Enter')
    const leave = page.getByRole('button', { name: '선택 취소', exact: true })
    await expect(leave).toBeFocused()
    await expect(boxes(page).nth(1)).toBeVisible()
    await expectAccessible(page)

    // A press on the card selects it; its link remains for the keyboard.
    const card = page.locator('main tbody tr').first()
    const { width, height } = (await card.boundingBox())!
    await card.click({ position: { x: width - 16, y: height - 12 } })
    await expect(boxes(page).first()).toBeChecked()
    await expect(page).toHaveURL(/inquiryState=ANSWERED$/)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(bar(page).getByRole('status')).toHaveText('2건 선택')

    await leave.click()
    await expect(boxes(page)).toHaveCount(0)
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByText('2건의 선택을 취소했습니다.')).toBeVisible()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(bar(page).getByRole('status')).toHaveText('2건 선택')
    await expect(boxes(page).first()).toBeChecked()
  })
})

test('bills that are selected are saved as a file', async ({ page }) => {
  await enterAdmin(page, '/admin/bill?waitingFor=ALL')
  await waitForHydration(page)
  await showChoices(page)
  // On phones the button that selects all rows is in the bar of a selection.
  const isPhone = page.viewportSize()!.width < 768
  if (isPhone) {
    await boxes(page).first().check()
    await bar(page).getByRole('button', { name: '모두 선택' }).click()
  } else await page.getByRole('checkbox', { name: '모두 선택' }).check()
  const count = await boxes(page).count()
  await expect(bar(page).getByRole('status')).toHaveText(`${count}건 선택`)
  await boxes(page).first().uncheck()
  const downloadEvent = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: '선택한 항목 CSV' }).click()
  await downloadEvent
  await expect(page.getByText(`${count - 1}건을 내려받았습니다.`)).toBeVisible()
})
