import type { Page } from '@playwright/test'
import { kstDate } from '#domain/dates.ts'
import { AFTER_UNDO, approverAt, currentTab, securityAt, stateOf } from '../support/access.ts'
import { securityMember, smsMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { heading, press } from '../support/signup.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /열람|편집|관리/ })

test('a member sees permissions, requests and decisions @looks @long', async ({
  page,
  browser,
  portal,
}, info) => {
  await enter(page, '/apps', smsMember, portal)
  await page.goto('/apps?tab=1')
  await expect(page).toHaveURL('/apps?tab=REQUEST')
  await expect(currentTab(page)).toHaveText(/^내 신청/)
  await look(page, 'access-requests', info)
  await page.goto('/apps')
  await expect(currentTab(page)).toHaveText(/^내 권한/)
  await look(page, 'access-grants', info)
  await page
    .getByRole('list', { name: '내 권한 목록' })
    .getByRole('link', { name: /사외 접속망/ })
    .first()
    .click()
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
  await page.getByRole('radio', { name: '날짜로 선택' }).check()
  await look(page, 'access-form', info)
  await page.getByRole('radio', { name: /^1개월/ }).check()
  await page.getByLabel('사유').fill('분기 결산까지 계속 써야 합니다.')
  await page.getByRole('button', { name: '다음' }).click()
  await expect(heading(page, '신청 내용을 확인해 주세요')).toBeFocused()
  await look(page, 'access-review', info)
  await page.goto('/apps?view=CATALOGUE')
  await page.getByRole('list', { name: '앱 목록' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '신청할 수 있는 권한' })).toBeVisible()
  await look(page, 'access-detail', info)
  const approver = await approverAt(browser, portal, info.project)
  await expect(approver.getByRole('link', { name: '권한 승인 열기' })).toBeVisible()
  await look(approver, 'access-decisions', info)
  await approver.context().close()
})

test('a delegate decides first, and the slower approver sees the result @long', async ({ browser, portal }, {
  project,
}) => {
  const approver = await approverAt(browser, portal, project)
  const colleague = await securityAt(browser, portal, project)
  await colleague.goto('/admin/approval')
  // The queue of the security admin contains only the request to lift a block, since no other role can decide on this
  // request
  const waitingRequests = colleague.locator('main [data-request]')
  await expect(waitingRequests).toHaveCount(1)

  await press(approver, '대리 승인자 지정하기')
  await press(approver, '대리 승인자 지정하기')
  await expect(approver.getByLabel('대리 승인자의 이메일')).toBeFocused()
  await approver.getByLabel('대리 승인자의 이메일').fill('nobody@neoreundeul.example')
  const today = kstDate(new Date())
  for (const label of ['시작일', '종료일']) await approver.getByLabel(label).fill(today)
  await press(approver, '대리 승인자 지정하기')
  await expect(approver.getByRole('alert')).toContainText('대신 처리할 사람이나 기간이 올바르지 않습니다.')
  await approver.getByLabel('대리 승인자의 이메일').fill(securityMember.email)
  await press(approver, '대리 승인자 지정하기')
  await expect(approver.getByText(/송하람 님이 대신 승인합니다\./)).toBeVisible()

  // The facts for the decision are loaded by a separate call, which fails here once.
  await approver.getByRole('link', { name: '권한 승인 열기' }).click()
  await expect(approver).toHaveURL(/\/admin\/approval/)
  await approver.route('**/access/request/detail', (route) => route.abort())
  await approver.locator('main a[href^="/apps/request"]:visible').first().click()
  await expect(approver.getByRole('heading', { name: '결정하기' })).toBeVisible()
  const failureMessage = approver.getByText('보유 권한과 지난 신청을 불러오지 못했습니다')
  await expect(failureMessage).toBeVisible()
  await approver.unroute('**/access/request/detail')
  await press(approver, '보유 권한과 지난 신청 다시 시도하기')
  await expect(failureMessage).toBeHidden()
  for (const fact of ['보유 권한', '이 앱의 지난 신청'])
    await expect(approver.getByRole('heading', { level: 2, name: new RegExp(`^${fact}`) })).toBeVisible()
  await expect(approver.getByText('권한의 위험')).toBeVisible()
  await colleague.reload()
  await expect(waitingRequests).not.toHaveCount(1)
  expect(await waitingRequests.count()).toBeGreaterThan(1)
  await colleague.goto('/apps?tab=APPROVAL')
  await expect(colleague.getByText(/이지호 님을 대신해 승인합니다\./)).toBeVisible()
  await colleague.goto(new URL(approver.url()).pathname + new URL(approver.url()).search)
  await press(colleague, '반려하기')
  await expect(colleague.getByLabel('결정 사유')).toBeFocused()
  await colleague.getByLabel('결정 사유').fill('이미 다른 권한이 있습니다.')
  await press(colleague, '반려하기')
  await press(colleague, '되돌리기')
  await expect(colleague.getByLabel('결정 사유')).toHaveValue('이미 다른 권한이 있습니다.')
  await press(colleague, '반려하기')
  await expect(stateOf(colleague, '반려')).toBeVisible({ timeout: AFTER_UNDO })

  await press(approver, '승인하기')
  await expect(approver.getByRole('alert')).toContainText('이미 처리된 신청입니다.', { timeout: AFTER_UNDO })
  await expect(approver.getByText('송하람 님이 처리했습니다.')).toBeVisible()
  await expect(stateOf(approver, '반려')).toBeVisible()
  await expect(approver.getByRole('button', { name: '승인하기' })).toHaveCount(0)

  await approver.goto('/apps?tab=APPROVAL')
  await press(approver, '대리 승인 종료')
  await expect(approver.getByText('대리 승인을 종료했습니다.')).toBeVisible()
  await colleague.goto('/admin/approval')
  await expect(waitingRequests).toHaveCount(1)
  await colleague.goto('/apps/request?requestId=00000000-0000-4000-8000-00000000dead')
  await expect(heading(colleague, '찾을 수 없습니다')).toBeVisible()
})
