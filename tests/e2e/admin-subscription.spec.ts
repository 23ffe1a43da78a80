import type { Page } from '@playwright/test'
import { privateMember } from '../support/accounts.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { press } from '../support/signup.ts'
import { colleagueAt, enterAdmin } from '../support/staff.ts'
import { agreeToWithdrawals, withdrawalConsent } from '../support/subscription.ts'

const headingOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) => page.locator('main [data-row-link]:visible')

test('a request is approved, another one rejected with a reason, and one that a colleague decided first is shown with that decision @looks @long', async ({
  page,
  browser,
  portal,
}, info) => {
  await enterAdmin(page, '/admin/subscription')
  await expect(page.getByRole('status').getByText(/^[1-9]\d*건$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^신청 접수 ?[1-9]\d*$/ })).toBeVisible()
  await look(page, 'admin-subscription', info)
  await rows(page).first().click()
  await expect(page.getByRole('button', { name: '신청 승인하기' })).toBeVisible()
  await look(page, 'admin-subscription-detail', info)
  await page.getByRole('button', { name: '신청 승인하기' }).click()
  await confirmDialog(page, '신청 승인하기')
  await expect(page.getByText('구독 신청을 승인했습니다.')).toBeVisible()
  await expect(page.getByRole('main').getByText('이용 중', { exact: true }).first()).toBeVisible()
  await expect
    .poll(() => portal.messages().filter(({ text }) => text.includes('구독 신청을 승인했습니다. ')).length)
    .toBeGreaterThan(0)

  await page.getByRole('link', { name: '구독 목록으로' }).click()
  await rows(page).first().click()
  await page.getByRole('button', { name: '신청 반려하기' }).click()
  await expect(page.getByRole('textbox', { name: '반려 사유' })).toBeFocused()
  await page.getByRole('textbox', { name: '반려 사유' }).fill('사업자등록증을 다시 올려 주세요.')
  await page.getByRole('button', { name: '신청 반려하기' }).click()
  await confirmDialog(page, '신청 반려하기')
  await expect(page.getByText('구독 신청을 반려했습니다.')).toBeVisible()
  await expect(page.getByText('사업자등록증을 다시 올려 주세요.')).toBeVisible()

  await page.getByRole('link', { name: '구독 목록으로' }).click()
  await rows(page).first().click()
  await expect(page.getByRole('button', { name: '신청 승인하기' })).toBeVisible()
  const { pathname, search } = new URL(page.url())
  const colleague = await colleagueAt(browser, portal, pathname + search)
  await colleague.getByRole('button', { name: '신청 승인하기' }).click()
  await confirmDialog(colleague, '신청 승인하기')
  await expect(colleague.getByText('구독 신청을 승인했습니다.')).toBeVisible()
  await page.getByRole('button', { name: '신청 승인하기' }).click()
  await confirmDialog(page, '신청 승인하기')
  await expect(page.getByText('이미 처리된 신청입니다. 바뀐 내용을 확인해 주세요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '신청 승인하기' })).toHaveCount(0)
  await colleague.context().close()

  await page.goto('/admin/subscription/detail?subscriptionId=00000000-0000-4000-8000-00000000dead')
  await expect(headingOf(page, '구독을 찾을 수 없습니다')).toBeVisible()
})

test('the requester reads the reason of the rejection, and requests again @looks @long', async ({
  page,
  browser,
  portal,
}, info) => {
  await enter(page, '/my/subscription?subscriptionState=REQUESTED', privateMember)
  const requests = page.locator('main a[href*="/my/subscription/detail"]:visible')
  await requests.first().click()
  await expect(page.getByRole('button', { name: '신청 취소하기' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('subscriptionId')!
  const staff = await colleagueAt(browser, portal, `/admin/subscription/detail?subscriptionId=${id}`)
  await staff.getByRole('textbox', { name: '반려 사유' }).fill('서류를 다시 올려 주세요.')
  await staff.getByRole('button', { name: '신청 반려하기' }).click()
  await confirmDialog(staff, '신청 반려하기')
  await expect(staff.getByText('구독 신청을 반려했습니다.')).toBeVisible()
  await staff.context().close()
  await page.reload()
  await expect(page.getByText('서류를 다시 올려 주세요.')).toBeVisible()
  await look(page, 'my-subscription-rejected', info)
  await page.getByRole('link', { name: '다시 신청하기' }).click()
  await expect(headingOf(page, '구독 신청')).toBeVisible()

  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).check()
  await press(page, '동의하고 계속')
  await expect(headingOf(page, '누가 구독하나요?')).toBeVisible()
  await press(page, '다음')
  await expect(headingOf(page, '결제 수단을 골라 주세요')).toBeVisible()
  await press(page, '다음')
  await expect(headingOf(page, '신청 내용을 확인해 주세요')).toBeVisible()
  if ((await withdrawalConsent(page).count()) > 0) await agreeToWithdrawals(page)
  await press(page, '구독 신청하기')
  await expect(headingOf(page, '구독을 신청했습니다')).toBeVisible()
})
