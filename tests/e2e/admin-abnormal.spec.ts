import type { Page } from '@playwright/test'
import { securityMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) => page.locator('main [data-row-link]:visible')

test('a security admin finds abnormal behaviour, reads the effect of an action, takes the action once, and can exclude nothing without an end date @looks @long', async ({
  page,
}, info) => {
  await enter(page, '/admin', securityMember)
  const workRegion = page.getByRole('region', { name: '처리할 일' }).first()
  await expect(workRegion).toContainText(/처리할 일[1-9]\d*건가장 오래 기다린 일[1-9]\d*(?:분|시간|일)/)
  await expect(workRegion).not.toContainText('구독 신청')
  const kinds = workRegion.getByRole('navigation', { name: '종류' })
  const counted = await kinds.getByRole('link').allInnerTexts()
  const [total, ...others] = counted.map((text) => Number(/\d+$/.exec(text)))
  expect(others.reduce((sum, count) => sum + count, 0)).toBe(total)
  await expect(rows(page)).toHaveCount(total!)
  await kinds.getByRole('link', { name: /^이상 행위/ }).click()
  await expect(page).toHaveURL('/admin?workKind=ABNORMAL')
  await workRegion.getByRole('link', { name: '이상 행위 목록 보기' }).click()
  await expect(page).toHaveURL('/admin/abnormal?abnormalState=OPEN')
  await waitForHydration(page)
  await page.goto('/admin/abnormal')
  await page.getByRole('link', { name: '필터 초기화' }).click()
  await expect(page).toHaveURL('/admin/abnormal')
  await look(page, 'admin-abnormal', info)
  const openFilters = async () => {
    if (info.project.name === 'phone') await page.getByText('필터 더 보기').click()
  }
  await openFilters()
  await page.getByRole('combobox', { name: '조치 상태' }).selectOption('N')
  await expect(page).toHaveURL(/actionStatus=N/)
  await expect(rows(page)).toHaveText(['로그인 실패'])
  await expect(page.getByRole('main')).toContainText('2회 · 접근 이상')
  const row = page.locator('main :is(tr, li):has([data-row-link]):visible')
  await expect(row.getByText('관리자 검토', { exact: true })).toHaveCount(1)
  await page.goto('/admin/abnormal?actionStatus=Q7')
  await openFilters()
  await expect(page.getByRole('combobox', { name: '조치 상태' })).toHaveValue('Q7')
  await expect(rows(page)).toHaveCount(1)

  await page.goto('/admin/abnormal?abnormalState=OPEN')
  await waitForHydration(page)
  await rows(page).filter({ hasText: '로그인 실패 반복' }).first().click()
  await expect(headingOf(page, '로그인 실패 반복')).toBeFocused()
  // Equal pieces of evidence share one row, which shows their times when the row is opened.
  const evidence = page.getByRole('list', { name: '근거' }).getByRole('listitem')
  await expect(evidence).toHaveCount(1)
  await expect(evidence).toContainText('로그인 실패 7회')
  await evidence.getByText('시각 보기').click()
  await expect(evidence).toHaveCount(1 + 7)
  await look(page, 'admin-abnormal-detail', info)
  await page.getByRole('button', { name: '조치하기' }).click()
  await expect(page.getByText('조치를 선택해 주세요.')).toBeVisible()
  await page.getByRole('radio', { name: /^경고/ }).check()
  await page.getByLabel('사유').fill('본인 확인 900101-1234567')
  await expect(page.getByLabel('사유')).toHaveValue('본인 확인 ')
  await expect(page.getByText('주민등록번호는 입력할 수 없어 삭제했습니다.')).toBeVisible()
  await page.getByLabel('사유').fill('밤사이 실패가 이어졌습니다.')
  await page.getByRole('button', { name: '조치하기' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('경고 알림과 메일을 보냅니다.')
  await page.getByRole('alertdialog').getByRole('button', { name: '조치하기' }).click()
  await expect(page.getByText('경고를 적용했습니다.')).toBeVisible()
  const takenActions = page.getByRole('list', { name: '조치 내역' }).getByRole('listitem')
  await expect(takenActions).toHaveCount(1)
  await expect(takenActions).toContainText('밤사이 실패가 이어졌습니다.')
  await expect(page.getByRole('main').getByText('조치 완료', { exact: true })).toBeVisible()

  // An event that is finished when it is opened shows its result, and the form only on request.
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('radio', { name: /^예외 처리/ })).toBeHidden()
  await page.getByText('다시 조치', { exact: true }).click()
  await page.getByRole('radio', { name: /^예외 처리/ }).check()
  await page.getByLabel('사유').fill('보안 점검 도구가 접속을 시험했습니다.')
  await page.getByRole('button', { name: '조치하기' }).click()
  await expect(page.getByText('오늘부터 1년 안의 날짜를 선택해 주세요.')).toBeVisible()
})
