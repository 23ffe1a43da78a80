import type { Page } from '@playwright/test'
import { securityMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '통합 검색' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: '검색어' })
const activeOption = (page: Page) => dialog(page).getByRole('option', { selected: true })

test('a security admin finds a member and a page by the keyboard alone @looks @long', async ({
  page,
}, info) => {
  await enter(page, '/admin', securityMember)
  const hint = page.getByRole('banner').getByText('Ctrl K')
  await (info.project.name === 'phone' ? expect(hint).toBeHidden() : expect(hint).toBeVisible())
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(activeOption(page)).toHaveText('오늘 할 일')
  await page.keyboard.type('ㄱㅁㅅ')
  const memberOption = dialog(page)
    .getByRole('group', { name: '구성원' })
    .getByRole('option', { name: '김민서' })
  await expect(memberOption).toBeVisible()
  await look(page, 'admin-search-found', info)
  // The arrow keys move through the whole list and wrap around, while the focus stays in the field.
  const count = await dialog(page).getByRole('option').count()
  expect(count).toBeGreaterThan(1)
  await page.keyboard.press('ArrowDown')
  await expect(memberOption).toHaveAttribute('aria-selected', 'false')
  for (let presses = 1; presses < count; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(memberOption).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await memberOption.getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/member\?search=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const rows = page.getByRole('row').or(page.getByRole('main').getByRole('listitem'))
  await expect(rows.filter({ hasText: '김민서' }).first()).toBeVisible()

  // A search result with personal data is remembered only in the open tab, not in localStorage.
  await page.keyboard.press('Control+k')
  await expect(activeOption(page)).toContainText('김민서')
  expect(await page.evaluate(() => localStorage.getItem('search-recent'))).not.toContain('김민서')
  await page.keyboard.type('ㄱㅅ ㄱㄹ')
  await expect(activeOption(page)).toHaveText('감사 기록')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/audit')
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeFocused()

  // Abnormal behaviour is found by its kind, with its state, and links to its screen.
  await page.keyboard.press('Control+k')
  // The text is typed without waiting, so the field must have the focus before the next key.
  await page.keyboard.type('ㄹㄱㅇ 실패')
  await expect(field(page)).toHaveValue('ㄹㄱㅇ 실패')
  const abnormalOption = dialog(page).getByRole('group', { name: '이상 행위' }).getByRole('option').first()
  await expect(abnormalOption).toContainText('로그인 실패 반복')
  await expect(abnormalOption).toContainText(/확인 필요|관리자 검토|조치 완료|예외/)
  await abnormalOption.click()
  await expect(page).toHaveURL(/\/admin\/abnormal\/detail\?abnormalEventId=/)
  await expect(page.getByRole('heading', { level: 1, name: '로그인 실패 반복' })).toBeVisible()
})
