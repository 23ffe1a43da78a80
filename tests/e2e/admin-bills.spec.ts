import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'
import { enterAdmin } from '../support/staff.ts'

test('the staff find all bills that wait in one list, as many as the menu counts, and all bills behind its last tab @looks', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAdmin(page)
  await waitForHydration(page)
  const menu = page.getByRole('navigation', { name: '관리 메뉴' }).first()
  const main = page.getByRole('main')
  const tabs = main.getByRole('navigation', { name: '청구서 목록' })
  const tab = (name: string) => tabs.getByRole('link', { name: new RegExp(`^${name}(?: \\d+)?$`) })
  const numberIn = (text: string) => Number(/\d[\d,]*/.exec(text)![0].replace(',', ''))
  const total = async () => numberIn(await main.getByRole('status').first().innerText())

  await menu.getByRole('link', { name: /^청구서/ }).click()
  await expect(page).toHaveURL('/admin/bill')
  await expect(tab('처리할 일')).toHaveAttribute('aria-current', 'page')
  const waitingCount = await total()
  expect(waitingCount).toBeGreaterThan(1)
  await expect(tab('처리할 일')).toHaveText(`처리할 일 ${waitingCount}`)
  await expect(menu.getByRole('link', { name: /^청구서/ })).toContainText(`${waitingCount}`)
  await expect(main.getByRole('columnheader', { name: '청구일' })).toHaveAttribute('aria-sort', 'ascending')
  const rows = main.getByRole('table', { name: '청구서 관리' }).locator('tbody tr')
  const days = (await rows.allInnerTexts()).map((row) => /\d{4}\.\d\d\.\d\d/.exec(row)?.[0] ?? '')
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual(days.toSorted((one, other) => one.localeCompare(other)))
  // Each row names the task of the bill. A list filtered by the state of bills does not name tasks.
  const tasks = /연체 \d+일|세금계산서 발행|환불/
  for (const row of await rows.all()) await expect(row).toContainText(tasks)
  await look(page, 'admin-bills-waiting', info)

  await tab('전체').click()
  await expect(page).toHaveURL('/admin/bill?waitingFor=ALL')
  await expect.poll(total).toBeGreaterThan(waitingCount)
  await expect(main.getByRole('link', { name: '필터 초기화' })).toHaveCount(0)
  await tab('처리할 일').click()
  await expect.poll(total).toBe(waitingCount)
  await page.getByRole('searchbox', { name: '번호, 회사에서 찾기' }).fill('없는 회사')
  await page.keyboard.press('Enter')
  await expect(main.getByText('조건에 맞는 청구서가 없습니다')).toBeVisible()
  await main.getByRole('link', { name: '전체 보기' }).click()
  await expect(page).toHaveURL('/admin/bill?waitingFor=ALL')

  // Like any filter, the chosen tab is restored when the list is opened from the menu.
  await menu.getByRole('link', { name: /^문의/ }).click()
  await menu.getByRole('link', { name: /^청구서/ }).click()
  await expect(page).toHaveURL('/admin/bill?waitingFor=ALL')
})
