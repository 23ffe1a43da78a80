import type { Page } from '@playwright/test'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { appAdmin, securityMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { showChoices } from '../support/choices.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import type { Portal } from '../support/portal.ts'

// These journeys have their own demo data, since the first one decides most requests of the queue.
test.use({ world: 'approval' })
test.describe.configure({ mode: 'default' })

/** Moves the clock past the time in which a decision can be undone. */
const timeToUndoPasses = (page: Page) => page.clock.fastForward(UNDO_SECONDS * 1000)
/** A colleague of the app admin. */
const longNamed = 'maximilian.schneider@saebyeoknaru.example'
const TWO_MINUTES = 120_000
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const boxes = (page: Page) => page.locator('main [data-request]')
/** Rows that may be approved without being opened first. */
const lowRiskRows = (page: Page) => page.locator('main [data-request]:not([data-risk="HIGH"])')

/** Opens the queue in a browser whose clock can be moved forward. */
async function enterQueue(page: Page, portal: Portal): Promise<void> {
  await page.clock.install()
  await enter(page, '/admin/approval', appAdmin, portal)
  await expect(headingOf(page, '권한 승인')).toBeVisible()
  await waitForHydration(page)
  await showChoices(page)
}

test('fifty requests are cleared by keyboard alone, and the screen names the three that another approver decided first', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(TWO_MINUTES * 2)
  await enterQueue(page, portal)
  await expect(boxes(page)).toHaveCount(50)

  // The same queue is opened in another browser
  const context = await browser.newContext({ baseURL: portal.origin })
  const colleague = await context.newPage()
  await enterQueue(colleague, portal)
  const names = await Promise.all(
    [3, 10, 20].map((row) => lowRiskRows(colleague).nth(row).getAttribute('aria-label')),
  )
  for (const row of [3, 10, 20]) await lowRiskRows(colleague).nth(row).check()
  await colleague.getByRole('button', { name: '반려하기', exact: true }).click()
  await colleague.getByRole('textbox', { name: '반려 사유' }).fill('담당 업무가 아닙니다.')
  await colleague.keyboard.press('Enter')
  await expect(colleague.getByText('3건을 반려합니다.')).toBeVisible()
  await timeToUndoPasses(colleague)
  await expect(colleague.getByText('3건을 반려했습니다.')).toBeVisible()
  await context.close()

  const startedAt = Date.now()
  await page.keyboard.press('j')
  await expect(boxes(page).first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1건 선택')).toBeVisible()
  await page.keyboard.press('*')
  await expect(page.getByText('50건 선택')).toBeVisible()
  await page.keyboard.press('a')
  // High-risk requests that were not opened are excluded from the approval, and listed.
  const high = await page.locator('main [data-risk="HIGH"]').count()
  const count = 50 - high
  const dialog = page.getByRole('dialog', { name: `신청 ${count}건을 승인할까요?` })
  await expect(dialog.getByRole('listitem')).toHaveCount(count)
  if (high > 0) await expect(dialog).toContainText(`위험이 높은 신청 ${high}건은`)
  await expect(dialog.getByRole('listitem').first()).toContainText(
    /까지 사용합니다\.|까지로 늘어납니다\.|바로 (?:정지|해제)됩니다\./,
  )
  await expect(dialog.getByRole('button', { name: `${count}건 승인하기` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${count}건을 승인합니다.`)).toBeVisible()
  await timeToUndoPasses(page)
  const message = page.getByRole('status').filter({ hasText: '3건은 처리하지 못했습니다.' })
  await expect(message).toContainText(`${count - 3}건을 승인했습니다.`, { timeout: TWO_MINUTES })
  expect(Date.now() - startedAt).toBeLessThan(TWO_MINUTES)

  const refusal = message.getByText(/이미 처리된 신청입니다/)
  await expect(refusal).toHaveCount(3)
  for (const name of names) await expect(message).toContainText(name!.split(' 님의')[0]!)
  await expect(message.getByText('반려 · 최하늘 님')).toHaveCount(3)
  await expect(message).toContainText('다시 처리할 신청이 없습니다')
  for (const box of await boxes(page).all()) expect(names).not.toContain(await box.getAttribute('aria-label'))
})

test('security blocks a permission after a preview of the effect, lifts the block, and revokes another one @long', async ({
  page,
}) => {
  await enter(page, '/admin', securityMember)
  const workRegion = page.getByRole('region', { name: '처리할 일' }).first()
  await expect(workRegion).toBeVisible()
  await expect(workRegion.getByRole('link', { name: /^문의/ })).toHaveCount(0)
  await page.getByRole('link', { name: '구성원 권한 보기' }).click()
  await page.goto('/admin/member?useStatus=NORMAL')
  const blockButton = page.getByRole('button', { name: /접근 차단하기$/ }).first()
  const row = (await blockButton.getAttribute('aria-label'))!.replace(' 접근 차단하기', '')
  await blockButton.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('보안 관리자만 해제할 수 있습니다.')
  await dialog.getByRole('button', { name: '접근 차단하기' }).click()
  await expect(dialog.getByText('사유를 2자 이상 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('사유').fill('낯선 곳의 접속을 확인합니다.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('접근을 차단했습니다.')).toBeVisible()

  await page.goto('/admin/member?useStatus=PAUSE')
  await page.getByRole('button', { name: `${row} 차단 해제하기` }).click()
  await dialog.getByLabel('사유').fill('본인으로 확인했습니다.')
  await dialog.getByRole('button', { name: '차단 해제하기' }).click()
  await expect(page.getByText('차단을 해제했습니다.')).toBeVisible()

  await page.goto('/admin/member?useStatus=NORMAL')
  await page.getByRole('button', { name: `${row} 권한 회수하기` }).click()
  await expect(dialog).toContainText('되돌릴 수 없으며')
  await dialog.getByLabel('사유').fill('담당 업무가 바뀌었습니다.')
  await dialog.getByRole('button', { name: '권한 회수하기' }).click()
  await expect(page.getByText('권한을 회수했습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: `${row} 권한 회수하기` })).toHaveCount(0)
})

test('an app admin sets the approvers, the levels and the policies of an app @long', async ({
  page,
  portal,
}) => {
  await enter(page, '/admin/apps?search=VPN', appAdmin, portal)
  await expect(page.getByText('‘VPN’에 맞는 것이 없습니다')).toBeVisible()
  await page.goto('/admin/apps?search=빌드')
  await page.getByRole('link', { name: '빌드와 배포' }).click()
  await expect(headingOf(page, '빌드와 배포')).toBeVisible()

  await page.getByRole('button', { name: '담당자 추가하기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('이메일').fill('nobody@saebyeoknaru.example')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('우리 회사 구성원이 쓰는 이메일이 아닙니다.')
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(
    page.getByText(
      '회사의 모든 앱을 맡은 담당자라 이 앱에서만 제외할 수 없습니다. 회사 소유자에게 역할 변경을 요청해 주세요.',
    ),
  ).toHaveCount(1)

  await page.getByRole('button', { name: '권한 추가하기' }).click()
  await dialog.getByLabel('설명').fill('900101-1234567 담당')
  await expect(dialog.getByLabel('설명')).toHaveValue(' 담당')
  await expect(dialog.getByText('주민등록번호는 입력할 수 없어 삭제했습니다.')).toHaveCount(1)
  await dialog.getByLabel('권한 이름').fill('배포 검토')
  await dialog.getByLabel('설명').fill('배포하기 전의 결과를 확인합니다.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('권한을 추가했습니다.')).toBeVisible()
  await page.getByRole('button', { name: '배포 검토 권한 수정' }).click()
  await dialog.getByLabel('권한 이름').fill('배포 확인 9001011234567')
  await expect(dialog.getByLabel('권한 이름')).toHaveValue('배포 확인 ')
  await expect(dialog.getByText('주민등록번호는 입력할 수 없어 삭제했습니다.')).toBeVisible()
  await dialog.getByLabel('이 권한의 최대 기간').fill('366')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^1일부터 앱의 최대 기간인/)).toBeVisible()
  await dialog.getByLabel('이 권한의 최대 기간').fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('권한을 수정했습니다.')).toBeVisible()
  await expect(page.getByText('7일', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '배포 확인 권한의 신청 중단' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('새로 신청하거나 연장할 수 없게 됩니다.')
  await question.getByRole('button', { name: '신청 중단' }).click()
  await expect(page.getByRole('button', { name: '배포 확인 권한의 신청 다시 받기' })).toBeVisible()
  await page.getByRole('button', { name: /^배포 확인 권한 사용 중지$/ }).click()
  await expect(question).toContainText('중지가 해제될 때까지')
  await question.getByRole('button', { name: '사용 중지' }).click()
  await expect(page.getByRole('button', { name: '배포 확인 권한 사용 중지 해제' })).toBeVisible()
  const level = page.getByRole('row').filter({ hasText: '배포 확인' })
  await expect(level.getByText('사용 중지', { exact: true })).toBeVisible()

  await page.getByLabel('한 번에 신청할 수 있는 최대 기간').fill('45')
  await page.getByLabel('신청을 자동으로 승인하기').check()
  await page.getByRole('button', { name: '정책 저장하기' }).click()
  await expect(page.getByText('정책을 저장했습니다.')).toBeVisible()
  await page.goto('/admin/apps?search=빌드')
  const table = page.getByRole('table')
  await expect(table.getByText('자동 승인')).toBeVisible()
  await expect(table.getByText('45일')).toBeVisible()
})

test('an app admin adds a delegate for an absent approver, and removes the delegate @long', async ({
  page,
  portal,
}) => {
  await enter(page, '/admin/delegation?delegationState=RUNNING', appAdmin, portal)
  await expect(headingOf(page, '대리 승인')).toBeVisible()
  await expect(page.getByRole('button', { name: /대리 승인 종료$/ })).toHaveCount(1)

  await page.getByRole('button', { name: '대리 승인자 지정하기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('자리를 비우는 사람의 이메일').fill(longNamed)
  await dialog.getByLabel('대리 승인자의 이메일').fill('nobody@saebyeoknaru.example')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('시작일은 오늘 이후로, 종료일은 시작일 이후로 선택해 주세요.')).toBeVisible()
  const today = kstDate(new Date())
  await dialog.getByLabel('시작일').fill(today)
  await dialog.getByLabel('종료일').fill(addDays(today, 3))
  await dialog.getByLabel('자리를 비우는 사람의 이메일').fill('nobody@saebyeoknaru.example')
  await dialog.getByRole('button', { name: '지정하기' }).click()
  await expect(dialog.getByRole('alert')).toContainText('승인자나 앱 관리자가 쓰는 이메일이 아닙니다.')
  await dialog.getByLabel('자리를 비우는 사람의 이메일').fill(appAdmin.email)
  await dialog.getByLabel('대리 승인자의 이메일').fill(longNamed)
  await dialog.getByRole('button', { name: '지정하기' }).click()
  await expect(page.getByText('대리 승인자를 지정하고 두 사람에게 알렸습니다.')).toBeVisible()

  await page.getByLabel('이름으로 찾기').fill('Maximilian 최하늘')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await page
    .getByRole('button', { name: '최하늘 님을 대신하는 Maximilian Schneider 님의 대리 승인 종료' })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('최하늘 님을 대신해 더 처리하지 못합니다.')
  await question.getByRole('button', { name: '대리 승인 종료' }).click()
  await expect(page.getByText('대리 승인을 종료했습니다.')).toBeVisible()
  await page.getByRole('link', { name: '조기 종료' }).click()
  await expect(page.locator('main').getByText('최하늘', { exact: true })).toBeVisible()
})

test('a security admin sees the approvals in the menu, and cannot open pages of the staff', async ({
  page,
}) => {
  await enter(page, '/admin/approval', securityMember)
  await expect(headingOf(page, '권한 승인')).toBeVisible()
  const menu = page.getByRole('navigation', { name: '관리 메뉴' })
  await expect(menu.getByRole('link', { name: '권한 승인' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: '공지와 게시판' })).toHaveCount(0)
  await page.goto('/admin/inquiry')
  await expect(headingOf(page, '페이지를 찾을 수 없습니다')).toBeVisible()
  // A page of the company names the needed role and the people who give it.
  await page.goto('/admin/delegation')
  await expect(headingOf(page, '이 화면을 볼 권한이 없습니다')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('앱 관리자')
  await expect(page.getByRole('main')).toContainText('(회사의 소유자)')
  await page.getByRole('main').getByRole('link', { name: '오늘 할 일로' }).click()
  await expect(headingOf(page, '오늘 할 일')).toBeVisible()
})
