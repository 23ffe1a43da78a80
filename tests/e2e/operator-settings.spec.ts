import { nextBusinessDay } from '#domain/counsel/calendar.ts'
import { addDays, formatDate, kstDate } from '#domain/dates.ts'
import { waitForHydration } from '../support/arrival.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'
import { press } from '../support/signup.ts'
import { colleagueAt, enterAdmin } from '../support/staff.ts'

test('two people change the notification channels of a bill at the same time, and both changes are saved @looks @long', async ({
  page,
  browser,
  portal,
}, info) => {
  const colleague = await colleagueAt(browser, portal, '/admin/rules')
  await enterAdmin(page, '/admin/rules')
  await waitForHydration(page)
  const preview = page.getByRole('heading', { name: '미리 보기' }).locator('xpath=../..')
  const overdueGroup = page.getByRole('group', { name: '연체' })
  await expect(preview).toContainText('포털·메일')
  await overdueGroup.getByLabel('메일').uncheck()
  await press(page, '저장')
  await expect(overdueGroup.getByText('메일이나 알림톡·문자 가운데 하나 이상을')).toBeVisible()
  await overdueGroup.getByLabel('알림톡·문자').check()
  await expect(preview).toContainText('포털·알림톡(문자)')
  await look(page, 'admin-rules-channels', info)
  await press(page, '저장')
  await confirmDialog(page, '적용')
  await expect(page.getByText('청구 규칙을 저장했습니다.')).toBeVisible()
  await page.reload()
  await expect(overdueGroup.getByLabel('알림톡·문자')).toBeChecked()
  await expect(overdueGroup.getByLabel('메일')).not.toBeChecked()

  // The second person's typed values stay in the form, next to the saved ones.
  const failedPaymentBox = colleague.getByRole('group', { name: '결제 실패' }).getByLabel('알림톡·문자')
  const saved = colleague.getByRole('group', { name: '연체' })
  const retryDaysField = colleague.getByLabel('다시 결제하는 날')
  await failedPaymentBox.check()
  await retryDaysField.fill('2, 4')
  await press(colleague, '저장')
  await confirmDialog(colleague, '적용')
  const notice = colleague.getByRole('alert').filter({ hasText: '먼저 저장했습니다.' })
  await expect(notice).toContainText('두 사람의 변경이 모두 저장됩니다.')
  await expect(failedPaymentBox).toBeChecked()
  await expect(retryDaysField).toHaveValue('2, 4')
  await expect(saved.getByLabel('메일')).not.toBeChecked()
  await expect(saved.getByText('다른 사람이 바꾼 값입니다.').first()).toBeVisible()
  await look(colleague, 'admin-rules-conflict', info)
  await press(colleague, '저장')
  await confirmDialog(colleague, '적용')
  await expect(colleague.getByText('청구 규칙을 저장했습니다.')).toBeVisible()
  await expect(notice).toHaveCount(0)

  // The first person changes the same field, is shown the value of the second person, and replaces it.
  const own = page.getByLabel('다시 결제하는 날')
  await own.fill('1, 2')
  await press(page, '저장')
  await confirmDialog(page, '적용')
  await expect(page.getByText('저장된 값: 2, 4')).toBeVisible()
  await expect(own).toHaveValue('1, 2')
  await press(page, '저장')
  await confirmDialog(page, '적용')
  await expect(page.getByText('저장된 값: 2, 4')).toHaveCount(0)
  await page.reload()
  await expect(own).toHaveValue('1, 2')
  await expect(page.getByRole('group', { name: '결제 실패' }).getByLabel('알림톡·문자')).toBeChecked()
  await colleague.context().close()
})

test('a closed day is added with its name and opened again @long', async ({ page }) => {
  // A day far from those on which other tests reserve counsel.
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
  await confirmDialog(page, '삭제')
  await expect(page.getByText('쉬는 날을 삭제했습니다.')).toBeVisible()
  await expect(remove).toHaveCount(0)
})

test('texts of the home page are edited with a preview, shown to visitors, and restored @looks', async ({
  page,
  browser,
  portal,
}, info) => {
  const colleague = await colleagueAt(browser, portal, '/admin/site')
  await enterAdmin(page, '/admin/site')
  await waitForHydration(page)
  const title = page.getByRole('group', { name: '첫머리' }).getByLabel('제목', { exact: true })
  const original = await title.inputValue()
  await title.fill('<b>한빛</b>의 {{brend}}')
  await press(page, '저장')
  await expect(page.getByText('쓸 수 없는 자리표시가 있습니다.')).toBeVisible()
  await title.fill('<b>한빛</b>의 {{brand}}')
  await press(page, '질문 추가')
  const addedQuestion = page.getByRole('group', { name: '질문 4' })
  await addedQuestion.getByLabel('질문', { exact: true }).fill('야간에도 문의할 수 있나요?')
  await addedQuestion.getByLabel('답', { exact: true }).fill('문의는 언제든 남길 수 있습니다.')
  await press(page, '질문 4 위로')
  const preview = page.getByRole('region', { name: '미리 보기' })
  await expect(preview).toContainText('<b>한빛</b>의 빗장')
  await look(page, 'admin-site-edited', info)
  // The preview has a theme that is independent of the theme of the page.
  const groundOf = () => preview.evaluate((box) => getComputedStyle(box).backgroundColor)
  const light = await groundOf()
  await press(page, '어둡게')
  await expect(preview).toHaveCSS('color-scheme', 'dark')
  expect(await groundOf()).not.toBe(light)
  await look(page, 'admin-site-other-theme', info)
  await press(page, '밝게')
  expect(await groundOf()).toBe(light)
  await press(page, '저장')
  await confirmDialog(page, '변경')
  await expect(page.getByText('사이트 글을 바꿨습니다.')).toBeVisible()

  const visitor = await browser.newPage({ baseURL: portal.origin })
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('<b>한빛</b>의 빗장', {
      timeout: 500,
    })
  }).toPass()
  await expect(visitor.getByText('야간에도 문의할 수 있나요?')).toBeVisible()

  const opening = colleague.getByRole('group', { name: '첫머리' })
  await opening.getByRole('textbox', { name: '소개' }).fill('다른 소개입니다.')
  await opening.getByLabel('제목', { exact: true }).fill('다른 제목')
  await press(colleague, '저장')
  await confirmDialog(colleague, '변경')
  await expect(colleague.getByText('저장된 값: <b>한빛</b>의 {{brand}}')).toBeVisible()
  await expect(opening.getByLabel('제목', { exact: true })).toHaveValue('다른 제목')
  await press(colleague, '저장된 값 사용')
  await expect(opening.getByLabel('제목', { exact: true })).toHaveValue('<b>한빛</b>의 {{brand}}')
  await expect(opening.getByRole('textbox', { name: '소개' })).toHaveValue('다른 소개입니다.')

  await page.getByRole('link', { name: '기본 글' }).click()
  await expect(title).toHaveValue(original)
  await press(page, '저장')
  await confirmDialog(page, '변경')
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('한빛', { timeout: 500 })
  }).toPass()
  await expect(visitor.getByText('야간에도 문의할 수 있나요?')).toHaveCount(0)
  await visitor.close()
  await colleague.context().close()
})

test('opening hours are set by weekday, and visitors see them and reserve within them @looks @long', async ({
  page,
  browser,
  portal,
}, info) => {
  await enterAdmin(page, '/admin/hours')
  await waitForHydration(page)
  const saturday = page.getByRole('group', { name: '상담 토요일' })
  await saturday.getByRole('checkbox', { name: '토요일' }).check()
  await saturday.getByLabel('시작', { exact: true }).fill('1100')
  await saturday.getByLabel('끝', { exact: true }).fill('10:00')
  await press(page, '저장')
  await expect(page.getByText('시작보다 늦은 시간을 입력해 주세요.')).toBeVisible()
  await saturday.getByLabel('끝', { exact: true }).fill('12:00')
  await look(page, 'admin-hours-edited', info)
  await press(page, '저장')
  await confirmDialog(page, '변경')
  await expect(page.getByText('운영 시간을 바꿨습니다.')).toBeVisible()

  const visitor = await browser.newPage({ baseURL: portal.origin })
  await expect(async () => {
    await visitor.goto('/inquiry/counsel')
    await expect(visitor.getByText(/토요일.*오전 11시/).first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await visitor.close()

  await saturday.getByRole('checkbox', { name: '토요일' }).uncheck()
  await press(page, '저장')
  await confirmDialog(page, '변경')
  await expect(page.getByText('운영 시간을 바꿨습니다.').last()).toBeVisible()
})
