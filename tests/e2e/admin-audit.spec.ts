import { readFileSync } from 'node:fs'
import { securityMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'

test('a security admin verifies the audit record, filters it, opens an entry and saves it @looks @long', async ({
  page,
}, info) => {
  await enter(page, '/admin/audit', securityMember)
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeVisible()
  await page.getByRole('button', { name: '변조 확인하기' }).click()
  await expect(page.getByRole('status').filter({ hasText: '변조 없음' })).toContainText(
    '바뀌거나 사라진 기록이 없습니다.',
  )
  await look(page, 'admin-audit', info)

  // Records of reading are collapsed and counted. Viewing this page creates another record, which is shown after a
  // reload.
  await page.goto('/admin/audit')
  const filters = page.getByRole('navigation', { name: '상태' })
  await expect(filters.getByRole('link', { name: '조회 제외' })).toHaveAttribute('aria-current', 'page')
  const rows = page.getByRole('row').or(page.getByRole('main').getByRole('listitem'))
  await expect(rows.filter({ hasText: '감사 기록 조회' })).toHaveCount(0)
  await filters.getByRole('link', { name: /^조회 ?[\d,]+$/ }).click()
  await expect(page).toHaveURL(/auditKind=READ/)
  await expect(rows.filter({ hasText: '감사 기록 조회' }).first()).toBeVisible()
  await filters.getByRole('link', { name: '전체' }).click()
  await expect(page).toHaveURL(/readingYn=Y/)

  await filters.getByRole('link', { name: /^권한 ?[\d,]*$/ }).click()
  await expect(page).toHaveURL(/auditKind=ACCESS/)
  const details = page.getByRole('button', { name: '권한 신청 상세', exact: true }).first()
  await expect(details).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/requestId=|grantId=|request\.created/)
  await details.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('requestId=')).toBeHidden()
  await dialog.getByText('기록 원본').click()
  await expect(dialog.getByText('requestId=')).toBeVisible()
  await expect(dialog).toContainText('request.created')
  await dialog.getByRole('button', { name: '닫기' }).last().click()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV로 내려받기' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^감사기록-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(readFileSync(await saved.path(), 'utf8').startsWith('\uFEFF시각,구분,행위자,작업,작업 코드')).toBe(
    true,
  )

  await page.goto('/admin/audit?fromDate=2001-01-01&toDate=2001-01-02')
  await expect(page.getByText('조건에 맞는 기록이 없습니다')).toBeVisible()
  if (info.project.name === 'phone') await page.getByText('필터 더 보기').click()
  await expect(page.getByLabel('시작일').filter({ visible: true })).toHaveValue('2001.01.01 (월)')
})
