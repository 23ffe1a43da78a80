import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  approve,
  approverAt,
  currentTab,
  historyOf,
  makeRequest,
  securityAt,
  stateOf,
} from '../support/access.ts'
import { appMember, smsMember } from '../support/accounts.ts'
import { moveClock } from '../support/clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { heading, press } from '../support/signup.ts'
import { question } from '../support/withdrawal.ts'

/** All actions of this journey, by their names in the audit record. */
const actions = [
  '권한 신청',
  '신청 의견',
  '신청 승인',
  '권한 사용 시작',
  '권한 기간 연장',
  '권한 일시 정지',
  '권한 다시 사용',
  '권한 접근 차단',
  '권한 반납',
  '신청 종료 (권한 반납)',
  '신청 취소',
  '권한 종료 예고',
  '권한 기간 종료',
]

test.use({ world: 'access-life' })

const app = '문서 중앙 보관함'
const holder = '김민서'
/** The permissions of this journey, by their names in the audit record. */
const levels = [`${app} · 열람`, '소스 코드 저장소 · 편집']
const changeLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** Returns the number of records of each action for these permissions. */
async function recordedAt(security: Page): Promise<number[]> {
  await security.goto(`/admin/audit?auditKind=ACCESS&search=${encodeURIComponent(holder)}`)
  await expect(heading(security, '감사 기록')).toBeVisible()
  const download = security.waitForEvent('download')
  await press(security, 'CSV로 내려받기')
  const rows = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  const levelRows = rows.filter((row) => levels.some((level) => row.includes(`,${level},`)))
  return actions.map((action) => levelRows.filter((row) => row.includes(`,${action},`)).length)
}

/** Performs a security admin's action on a permission, on the screen of permissions. */
async function actOnGrant(
  page: Page,
  { status, act, reason, message }: { status: string; act: string; reason: string; message: string },
): Promise<void> {
  await page.goto(`/admin/member?useStatus=${status}&search=${encodeURIComponent(`${holder} ${app}`)}`)
  await page.getByRole('button', { name: `${holder} 님의 ${app} 열람 ${act}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('사유').fill(reason)
  await dialog.getByRole('button', { name: act }).click()
  await expect(page.getByText(message)).toBeVisible()
}

test('a permission is requested, commented, granted for a shorter term, extended, paused, blocked, given up and requested again @long', async ({
  page,
  browser,
  portal,
}, { project }) => {
  test.setTimeout(240_000)
  await enter(page, '/apps?tab=REQUEST', smsMember, portal)
  await expect(currentTab(page)).toHaveText(/^내 신청/)
  const approver = await approverAt(browser, portal, project)
  const security = await securityAt(browser, portal, project)
  // The demo data already contains some of these records.
  const before = await recordedAt(security)

  // The permission is requested; the approver asks a question, and the requester answers
  await page.goto('/apps?view=CATALOGUE')
  await page.getByRole('link', { name: app, exact: true }).click()
  await page.getByRole('link', { name: '열람 신청하기' }).click()
  const application = await makeRequest(page, { submit: '신청하기', term: /^1개월/ })
  await expect(stateOf(page, '승인 대기')).toBeVisible()
  await expect(page.getByRole('list', { name: '승인할 수 있는 사람' })).toContainText('이지호')
  await approver.goto(application)
  await approver.getByRole('textbox', { name: '질문' }).fill('어느 문서를 보시나요?')
  await press(approver, '질문 보내기')
  await expect(approver.getByText('의견을 보냈습니다.')).toBeVisible()
  await page.reload()
  await expect(historyOf(page)).toContainText('어느 문서를 보시나요?')
  await page.getByLabel('보낼 의견').fill('계약 문서를 봅니다.')
  await press(page, '의견 보내기')
  await expect(historyOf(page)).toContainText('계약 문서를 봅니다.')

  // The approver grants the permission for a shorter term
  await approver.goto(application)
  await expect(historyOf(approver)).toContainText('계약 문서를 봅니다.')
  await approve(approver, application, 20)
  await page.reload()
  await expect(page.getByText(/신청한 \d+일과 다르게 20일로 승인되었습니다\./)).toBeVisible()
  await page.getByRole('link', { name: '권한 보기' }).click()
  await expect(stateOf(page, '사용 중')).toBeVisible()
  const grantPath = new URL(page.url()).pathname + new URL(page.url()).search
  await expect(changeLink(page, '기간 연장')).toHaveCount(0)
  await expect(page.getByText(/^\d{4}\.\d\d\.\d\d부터 연장할 수 있습니다\.$/)).toBeVisible()

  // The holder extends the permission within the allowed period
  await moveClock(page, 7)
  await page.goto(grantPath)
  await expect(historyOf(page)).toContainText('종료 예정 알림을 보냈습니다')
  await changeLink(page, '기간 연장').click()
  await approve(approver, await makeRequest(page, { submit: '연장 신청하기', term: /^1주/ }))
  await page.goto(grantPath)
  await expect(historyOf(page)).toContainText('사용 기간이 연장되었습니다')

  // The holder suspends the permission once, and resumes it
  await changeLink(page, '일시 정지').click()
  const pausePath = new URL(page.url()).pathname + new URL(page.url()).search
  await approve(approver, await makeRequest(page, { submit: '정지 신청하기' }))
  await page.goto(grantPath)
  await expect(stateOf(page, '일시 정지')).toBeVisible()
  await expect(changeLink(page, '일시 정지')).toHaveCount(0)
  await page.goto(pausePath)
  await expect(page.getByText('이미 일시 정지된 권한입니다.')).toBeVisible()
  await page.goto(grantPath)
  await changeLink(page, '다시 사용').click()
  await approve(approver, await makeRequest(page, { submit: '다시 사용 신청하기' }))
  await page.goto(grantPath)
  await expect(stateOf(page, '사용 중')).toBeVisible()

  // Security blocks the permission, and only security can unblock it
  await actOnGrant(security, {
    status: 'NORMAL',
    act: '접근 차단하기',
    reason: '낯선 곳에서 접속했습니다.',
    message: '접근을 차단했습니다.',
  })
  await page.reload()
  await expect(stateOf(page, '접근 차단')).toBeVisible()
  await changeLink(page, '다시 사용').click()
  const release = await makeRequest(page, { submit: '다시 사용 신청하기' })
  await approver.goto(release)
  await expect(historyOf(approver)).toBeVisible()
  await expect(approver.getByRole('button', { name: '승인하기' })).toHaveCount(0)
  await actOnGrant(security, {
    status: 'PAUSE',
    act: '차단 해제하기',
    reason: '본인으로 확인했습니다.',
    message: '차단을 해제했습니다.',
  })
  await page.goto(grantPath)
  await expect(stateOf(page, '사용 중')).toBeVisible()

  // The holder gives the permission up, requests it again and withdraws the request
  await changeLink(page, '권한 반납').click()
  await makeRequest(page, { submit: '권한 반납하기' })
  await expect(stateOf(page, '승인')).toBeVisible()
  await page.goto(grantPath)
  await expect(stateOf(page, '반납됨')).toBeVisible()
  const events = [
    '신청했습니다',
    '의견을 남겼습니다',
    '승인했습니다',
    '사용을 시작했습니다',
    '일시 정지되었습니다',
    '권한을 다시 사용하게 되었습니다',
    '보안을 위해 정지되었습니다',
    '권한이 반납되었습니다',
  ]
  for (const event of events) await expect(historyOf(page)).toContainText(event)
  await page.getByRole('link', { name: '다시 신청하기' }).click()
  await makeRequest(page, { submit: '신청하기', term: /^1주/ })
  await press(page, '신청 취소하기')
  await question(page).getByRole('button', { name: '신청 취소하기' }).click()
  await expect(stateOf(page, '신청 취소')).toBeVisible()

  // A permission expires: the holder is notified 14 days and one day before, and on expiry
  await page.goto('/apps')
  await page.getByRole('link', { name: '소스 코드 저장소 편집' }).click()
  await expect(historyOf(page)).toBeVisible()
  const expiryNotices = historyOf(page).getByText('종료 예정 알림을 보냈습니다')
  await expect(expiryNotices).toHaveCount(0)
  for (const [days, count] of [
    [25, 1],
    [13, 2],
  ] as const) {
    await moveClock(page, days)
    await page.reload()
    await expect(expiryNotices).toHaveCount(count)
  }
  await moveClock(page, 2)
  await page.reload()
  await expect(stateOf(page, '기간 종료')).toBeVisible()
  await expect(historyOf(page)).toContainText('사용 기간이 끝났습니다')
  await expect(changeLink(page, '기간 연장')).toBeVisible()

  // The requester and the approver were notified by mail.
  const heard = ({ email }: { email: string }) =>
    portal
      .messages()
      .filter(({ kind, to }) => kind === 'mail' && to === email)
      .map(({ text }) => text)
      .join('\n')
  for (const text of [
    '의견을 남겼습니다',
    '승인된 기간은 20일입니다',
    '보안 관리자가',
    '까지 사용할 수 있습니다. 계속 사용하려면',
    '사용 기간이',
  ])
    await expect.poll(() => heard(smsMember)).toContain(text)
  for (const text of ['건을 접수했습니다', '의견을 남겼습니다'])
    await expect.poll(() => heard(appMember)).toContain(text)
  await approver.goto('/my/notification?subject=permission')
  await expect(approver.getByRole('main').getByText('처리할 신청이 있습니다').first()).toBeVisible()
  await page.goto('/my/notification')
  await expect(page.getByRole('main').getByText('권한의 사용 기간이 끝났습니다').first()).toBeVisible()

  // Each step has an audit record, and no audit record is missing
  const recorded = await recordedAt(security)
  for (const [index, action] of actions.entries())
    expect(recorded[index], action).toBeGreaterThan(before[index]!)
  await press(security, '변조 확인하기')
  await expect(security.getByRole('status').filter({ hasText: '변조 없음' })).toBeVisible()
})
