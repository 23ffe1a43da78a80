import type { Page } from '@playwright/test'
import { operationTable } from '#contract/operations.gen.ts'
import { plainMember } from '../support/accounts.ts'
import { hold } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, logOut } from '../support/journeys.ts'
import { look } from '../support/look.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '통합 검색' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: '검색어' })
const options = (page: Page, group: string) =>
  dialog(page).getByRole('group', { name: group, exact: true }).getByRole('option')

test('a member finds data of their company by initial consonants, and returns to the search @looks', async ({
  page,
  context,
}, info) => {
  await enter(page, '/my', plainMember)
  const opener = page.getByRole('banner').getByRole('button', { name: '통합 검색' })
  await opener.click()
  await expect(field(page)).toBeFocused()
  await expect(options(page, '할 수 있는 일').first()).toHaveText(/^결제하기\d+건$/)
  await expect(options(page, '할 수 있는 일').nth(1)).toHaveText('구독 신청하기')
  await look(page, 'search-begin', info)

  // Tasks and pages are found by their beginning consonants, at once and without the server.
  await field(page).fill('ㅂㅁㅂㅎ')
  await expect(options(page, '할 수 있는 일').first()).toHaveText('비밀번호 변경')

  // The company's data, with an incomplete syllable as it is typed.
  await field(page).fill('통합 ㄹㄱ')
  await expect(options(page, '구독').first()).toContainText('통합 로그인')
  await expect(options(page, '구독').first().locator('mark')).toHaveText(['통합', '로그'])
  await expect(options(page, '청구서').first()).toContainText(/B\d{4}-\d{6}/)
  await expect(dialog(page).getByRole('status')).toHaveText(/^검색 결과 \d+개$/)
  await look(page, 'search-found', info)

  await field(page).fill('세상에없는말')
  await expect(dialog(page).getByText('‘세상에없는말’에 맞는 결과가 없습니다').first()).toBeVisible()
  // The main tasks are offered instead; Enter alone opens none of them.
  await expect(options(page, '할 수 있는 일').nth(1)).toHaveText('구독 신청하기')
  await expect(dialog(page).locator('[role=option][aria-selected=true]')).toHaveCount(0)
  await field(page).press('Enter')
  await expect(field(page)).toBeFocused()
  await look(page, 'search-none', info)

  // A cut network is reported, and the app tries again.
  await context.setOffline(true)
  await field(page).fill('통합 로그인')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await look(page, 'search-failed', info)
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: '다시 시도하기' }).click()
  await options(page, '구독').first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/my\/subscription\/detail\?subscriptionId=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // Recently opened entries are listed first, until the logout.
  await opener.click()
  await expect(options(page, '최근에 연 항목')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await logOut(page)
  await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull()
})

test('Enter opens the result of the typed text, also while the results are loading', async ({ page }) => {
  await enter(page, '/my', plainMember)
  await page.getByRole('banner').getByRole('button', { name: '통합 검색' }).click()
  await field(page).fill('통합 로그인')
  const old = options(page, '구독').first()
  await expect(old).toContainText('통합 로그인')

  const letGo = await hold(page, operationTable.searchPortal.path)
  await field(page).fill('전자 결재')
  await field(page).press('Enter')
  await expect(old).toContainText('통합 로그인')
  await expect(page).toHaveURL('/my')
  letGo()
  await expect(page).toHaveURL(/\/apps\/detail\?appId=/)
  await expect(page.getByRole('heading', { level: 1, name: /전자 ?결재/ })).toBeVisible()
})

test('the search changes the theme and logs out without navigation', async ({ page }) => {
  await enter(page, '/my', plainMember)
  const opener = page.getByRole('banner').getByRole('button', { name: '통합 검색' })
  await opener.click()
  await field(page).fill('다크')
  await expect(options(page, '바로 실행').first()).toHaveText('테마를 어둡게 변경')
  await field(page).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL('/my')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)

  await opener.click()
  await field(page).fill('로그아웃')
  await options(page, '바로 실행').getByText('로그아웃').click()
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
})
