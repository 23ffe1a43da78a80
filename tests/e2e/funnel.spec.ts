import type { Locator } from '@playwright/test'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseType, heading, newStranger } from '../support/signup.ts'
import { colleagueAt } from '../support/staff.ts'

/** Opens the row of a wizard, and the table of its steps. */
async function openTable(row: Locator): Promise<void> {
  if (await row.getByRole('table').isVisible()) return
  await row.getByRole('heading').click()
  await row.getByText('표로 보기').click()
}

test('the staff see where a person left a sign-up, counted once over a reload', { tag: '@long' }, async ({
  page,
  browser,
  portal,
}) => {
  const staff = await colleagueAt(browser, portal, '/admin')
  const signup = staff
    .getByRole('region', { name: '단계별 이탈', exact: true })
    .getByRole('region', { name: '회원가입', exact: true })
  const countsOf = async (step: string) => {
    await openTable(signup)
    const cells = await signup.getByRole('row', { name: step }).getByRole('cell').allTextContents()
    return cells.slice(0, 2).map((text) => Number(text.replace(/[,회]/g, '')))
  }
  const [types, terms] = [await countsOf('회원 유형'), await countsOf('약관 동의')]

  await chooseType(page, newStranger())
  await page.reload()
  await expect(heading(page, '어떤 회원으로 가입하시나요?')).toBeVisible()
  await page.goto('/notice')
  await expect(heading(page, '공지사항')).toBeVisible()

  // Both steps were reached once. The visit that was left at the terms was continued, so only the first step counts a
  // loss.
  await expect
    .poll(async () => {
      await staff.reload()
      await waitForHydration(staff)
      return [await countsOf('회원 유형'), await countsOf('약관 동의')]
    })
    .toEqual([types.map((count) => count + 1), [terms[0]! + 1, terms[1]]])

  const visitsOf = async (flow: string, step: string) => {
    const region = staff.getByRole('region', { name: flow, exact: true })
    await openTable(region)
    return Number(
      (await region.getByRole('row', { name: step }).getByRole('cell').first().innerText()).replace(
        /[,회]/g,
        '',
      ),
    )
  }
  for (const [flow, step, address] of [
    ['문의 작성', '문의 내용', '/inquiry/write'],
    ['상담 예약', '시간 선택', '/inquiry/counsel/reservation'],
  ] as const) {
    const before = await visitsOf(flow, step)
    await page.goto(address)
    await waitForHydration(page)
    // The code that counts visits is loaded last.
    await page.waitForLoadState('networkidle')
    await page.goto('/notice')
    await expect
      .poll(async () => {
        await staff.reload()
        await waitForHydration(staff)
        return visitsOf(flow, step)
      })
      .toBe(before + 1)
  }

  await staff.getByRole('link', { name: '최근 7일' }).click()
  await expect(staff).toHaveURL('/admin?days=7')
  await expect.poll(async () => (await countsOf('회원 유형'))[0]).toBeLessThan(types[0]! + 1)
  await staff.context().close()
})
