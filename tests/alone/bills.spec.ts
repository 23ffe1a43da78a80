import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pdfText } from '#server/testing/pdf-text.ts'
import { expectAccessible } from '../support/accessible.ts'
import { plainMember } from '../support/accounts.ts'
import { moveClock } from '../support/clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { openMoreActions } from '../support/more-acts.ts'
import { colleagueAt, pageAtDesk } from '../support/staff.ts'

test.use({ world: 'bills' })

const headingOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) => page.getByRole('main').locator('a[href*="/my/bill/detail"]:visible')

test('bills are issued after a month; one is viewed, printed and saved, an overdue one is settled by the staff, and the list shows the new state @long', async ({
  page,
  browser,
  portal,
}) => {
  await enter(page, '/my/bill', plainMember)
  await expect(headingOf(page, '청구')).toBeVisible()
  const count = async () =>
    Number(
      /([\d,]+)건/
        .exec((await page.getByRole('status').filter({ hasText: '건' }).first().textContent())!)![1]!
        .replace(',', ''),
    )
  const before = await count()
  await expect(page.locator('dl').first()).toContainText(/납부할 금액\s*[\d,]+원\s*[\d,]+건/)
  await expectAccessible(page)

  await moveClock(page, 33)
  await page.goto('/my/bill')
  await expect.poll(count).toBeGreaterThan(before)
  await page.goto('/my/bill?billState=PAID')
  await expect(rows(page).first()).toBeVisible()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV로 내려받기' }).click(),
  ])
  expect(readFileSync(await csv.path(), 'utf8')).toMatch(/^\uFEFF청구서 번호,/)
  await rows(page).first().click()
  await expect(headingOf(page, /\d{4}년 \d{1,2}월분$/)).toBeFocused()
  await expect(page.getByText(/^청구서 B\d{4}-\d{6}$/)).toBeVisible()
  await expectAccessible(page)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '청구서 PDF', exact: true }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^청구서_B\d{4}-\d{6}\.pdf$/)
  await page.getByText('받는 사람 정하기').click()
  await page.getByLabel('이메일 주소').fill('finance@solbaram.example')
  await page.getByRole('button', { name: '받는 사람 저장' }).click()
  await expect(page.getByText('청구서를 받을 사람을 저장했습니다.')).toBeVisible()
  await openMoreActions(page)
  await page.getByRole('link', { name: '인쇄용 화면' }).click()
  await expect(page.getByRole('button', { name: '인쇄하기' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  // The bill is printed from a desktop window, which is wider than a sheet of paper.
  const desk = await pageAtDesk(browser, portal)
  await enter(desk, page.url().slice(portal.origin.length), plainMember)
  const printed = await pdfText(await desk.pdf({ format: 'A4' }))
  for (const term of [
    '빗장 체험판',
    '사업자등록번호 999-00-00001',
    '02-000-0000',
    '금액',
    '공급가액',
    '부가세',
    '합계',
  ])
    expect(printed).toContain(term)
  await desk.context().close()

  await page.goto('/my/bill?billState=LATE')
  const late = await rows(page).first().getAttribute('href')
  const billId = new URL(late!, portal.origin).searchParams.get('billId')!
  const staff = await colleagueAt(browser, portal, '/admin/bill?waitingFor=ALL')
  await staff.getByRole('button', { name: '청구 실행' }).click()
  await expect(staff.getByText(/지금 실행할 내용이 없습니다|기준으로 청구서/)).toBeVisible()
  await expectAccessible(staff)
  await staff.goto(`/admin/bill/detail?billId=${billId}`)
  await staff.getByRole('button', { name: '입금 확인하기' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '입금 확인하기' }).click()
  await expect(staff.getByText('처리했습니다.')).toBeVisible()
  await staff.context().close()
  await page.goto(late!)
  await expect(page.getByRole('main').getByText('결제 완료', { exact: true }).first()).toBeVisible()
  await page.goto('/my/bill?billState=LATE')
  const listStatus = page.getByRole('status').filter({ hasText: /^[\d,]+건/ })
  await expect(listStatus.or(page.getByText('조건에 맞는 청구서가 없습니다'))).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href*="${billId}"]`)).toHaveCount(0)
})
