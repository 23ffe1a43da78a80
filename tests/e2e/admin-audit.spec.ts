import { readFileSync } from 'node:fs'
import { securityMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'

test('a security admin makes sure of the audit record, filters it, opens one and saves it @looks', async ({
  page,
}, info) => {
  await enter(page, '/admin/audit', securityMember)
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeVisible()
  await page.getByRole('button', { name: '변조 확인하기' }).click()
  await expect(page.getByRole('status').filter({ hasText: '변조 없음' })).toContainText(
    '바뀌거나 사라진 기록이 없습니다.',
  )
  await look(page, 'admin-audit', info)

  await page.getByRole('link', { name: '권한', exact: true }).click()
  await expect(page).toHaveURL(/auditKind=ACCESS/)
  await page.getByRole('button', { name: '권한 신청 상세', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toContainText('requestId=')
  await expect(page.getByRole('dialog')).toContainText('request.created')
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV로 내려받기' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^감사기록-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(readFileSync(await saved.path(), 'utf8').startsWith('\uFEFF시각,구분,행위자,작업,작업 코드')).toBe(
    true,
  )

  await page.goto('/admin/audit?fromDate=2001-01-01&toDate=2001-01-02')
  await expect(page.getByText('조건에 맞는 기록이 없습니다')).toBeVisible()
  await expect(page.getByLabel('시작일').filter({ visible: true })).toHaveValue('2001-01-01')
})
