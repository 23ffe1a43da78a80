import type { Page } from '@playwright/test'
import { smsMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { giveCode, reachCode } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { heading } from '../support/signup.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /열람|편집|관리/ })

test('what a member may use, has asked for and may decide @looks', async ({ page, portal }, info) => {
  test.slow()
  await page.goto('/apps?tab=REQUEST')
  await giveCode(page, await reachCode(page, portal, smsMember))
  await expect(page).toHaveURL('/apps?tab=REQUEST')
  await expect(heading(page, '내 신청')).toBeVisible()
  await look(page, 'access-requests', info)
  await page.goto('/apps')
  await expect(page.getByRole('heading', { name: '내 권한' })).toBeVisible()
  await look(page, 'access-grants', info)
  await page.getByRole('list', { name: '내 권한 목록' }).getByRole('link', { name: /사외 접속망/ }).first().click()
  await expect(page.getByRole('heading', { name: '처리 내역' })).toBeVisible()
  await look(page, 'access-grant', info)
  await page.goto('/apps?tab=REQUEST&approvalResult=WAITING')
  await rows(page).first().click()
  await expect(page.getByRole('heading', { name: '처리 내역' })).toBeVisible()
  await look(page, 'access-request', info)
  await page.goto('/apps')
  await page.getByRole('link', { name: '기간 연장' }).first().click()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByRole('radio', { name: '날짜로 고르기' }).check()
  await look(page, 'access-form', info)
  await page.getByRole('radio', { name: /^1개월/ }).check()
  await page.getByLabel('사유').fill('분기 결산까지 계속 써야 합니다.')
  await page.getByRole('button', { name: '다음' }).click()
  await expect(heading(page, '신청 내용을 확인해 주세요')).toBeFocused()
  await look(page, 'access-review', info)
  await page.goto('/apps')
  await page.getByRole('list', { name: '앱 목록' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '신청할 수 있는 권한' })).toBeVisible()
  await look(page, 'access-detail', info)
  await page.goto('/apps?tab=APPROVAL')
  await expect(heading(page, '승인 대기')).toBeVisible()
  await look(page, 'access-decisions', info)
})
