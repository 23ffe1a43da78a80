import { nextBusinessDay } from '#domain/counsel/calendar.ts'
import { addDays, formatDate, kstDate } from '#domain/dates.ts'
import { waitForHydration } from '../support/arrival.ts'
import { yes } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'
import { press } from '../support/signup.ts'
import { colleagueAt, enterAdmin } from '../support/staff.ts'

test('the channels of each step of a bill are set by one of two at a time @looks', async ({
  page,
  browser,
  portal,
}, info) => {
  const colleague = await colleagueAt(browser, portal, '/admin/rules')
  await enterAdmin(page, '/admin/rules')
  await waitForHydration(page)
  const preview = page.getByRole('heading', { name: '미리 보기' }).locator('xpath=../..')
  const late = page.getByRole('group', { name: '연체' })
  await expect(preview).toContainText('포털·메일')
  await late.getByLabel('메일').uncheck()
  await press(page, '저장')
  await expect(late.getByText('메일이나 알림톡·문자 가운데 하나 이상을')).toBeVisible()
  await late.getByLabel('알림톡·문자').check()
  await expect(preview).toContainText('포털·알림톡(문자)')
  await look(page, 'admin-rules-channels', info)
  await press(page, '저장')
  await yes(page, '적용')
  await expect(page.getByText('청구 규칙을 저장했습니다.')).toBeVisible()
  await page.reload()
  await expect(late.getByLabel('알림톡·문자')).toBeChecked()
  await expect(late.getByLabel('메일')).not.toBeChecked()

  await colleague.getByRole('group', { name: '결제 실패' }).getByLabel('알림톡·문자').check()
  await press(colleague, '저장')
  await yes(colleague, '적용')
  await expect(colleague.getByText('그사이 다른 담당자가 청구 규칙을 바꿨습니다.')).toBeVisible()
  await colleague.context().close()
})

test('a closed day is added with its name and opened again', async ({ page }) => {
  // Far from the days on which other journeys reserve counsel.
  const date = nextBusinessDay(addDays(kstDate(new Date()), 200))
  await enterAdmin(page, '/admin/holiday')
  await waitForHydration(page)
  const form = page.getByRole('region', { name: '쉬는 날 추가' })
  await form.getByLabel('날짜').fill(date)
  await form.getByLabel('이름').fill('창립기념일')
  await press(page, '추가')
  await expect(page.getByText('쉬는 날을 추가했습니다.')).toBeVisible()
  const remove = page.getByRole('button', { name: `${formatDate(date)} 창립기념일 삭제` })
  await remove.click()
  await yes(page, '삭제')
  await expect(page.getByText('쉬는 날을 삭제했습니다.')).toBeVisible()
  await expect(remove).toHaveCount(0)
})
