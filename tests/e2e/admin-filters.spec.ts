import { appAdmin, securityMember, staffMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('the filters of a list are restored for an admin, also after a reload, until they are reset', async ({
  page,
}) => {
  await signIn(page, securityMember)
  await page.goto('/admin/member')
  const filters = page.getByRole('navigation', { name: '상태' })
  const chip = (name: string) => filters.getByRole('link', { name: new RegExp(`^${name} ?[\\d,]*$`) })
  const menu = page.getByRole('navigation', { name: '관리 메뉴' })
  await chip('일시 정지').click()
  await expect(page).toHaveURL(/\/admin\/member\?useStatus=PAUSE$/)
  // The admin area hydrates after the layout around it, and only then stores the filters.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('admin-filters'))).toContain('PAUSE')

  await menu.getByRole('link', { name: '이상 행위' }).click()
  await expect(page).toHaveURL(/\/admin\/abnormal$/)
  await menu.getByRole('link', { name: '구성원 권한' }).click()
  await expect(page).toHaveURL(/\/admin\/member\?useStatus=PAUSE$/)
  await expect(chip('일시 정지')).toHaveAttribute('aria-current', 'page')

  // The stored filters are known only in the browser, so the document is redirected once the app has hydrated.
  await page.goto('/admin/member')
  await expect(page).toHaveURL(/\/admin\/member\?useStatus=PAUSE$/)
  // An address with parameters is not changed.
  await page.goto('/admin/member?useStatus=EXPIRE')
  await expect(chip('종료')).toHaveAttribute('aria-current', 'page')
  // Before hydration the reset link would load a new document, which would apply the stored filters again.
  await waitForHydration(page)

  await page.getByRole('link', { name: '필터 초기화' }).click()
  await expect(page).toHaveURL(/\/admin\/member$/)
  await expect(page.getByRole('link', { name: '필터 초기화' })).toHaveCount(0)
  await menu.getByRole('link', { name: '이상 행위' }).click()
  await menu.getByRole('link', { name: '구성원 권한' }).click()
  await expect(chip('사용 중')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/\/admin\/member$/)
})

test('the filters of one admin do not apply to another admin who logs in with the same browser', async ({
  page,
  portal,
}) => {
  await signIn(page, securityMember)
  await page.goto('/admin/member?useStatus=PAUSE')
  // The app stores filters once it has hydrated.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('admin-filters') ?? '')).toContain('PAUSE')
  await page.context().clearCookies()
  await signIn(page, appAdmin, { portal })
  await page.goto('/admin/member')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/admin/member')
  await expect(
    page.getByRole('navigation', { name: '상태' }).getByRole('link', { name: '사용 중' }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: '필터 초기화' })).toHaveCount(0)
})

test('a view of a list is saved under a name, found again and removed', async ({ page }) => {
  // A window in which the table shows every column.
  await page.setViewportSize({ width: 1680, height: 900 })
  await signIn(page, staffMember)
  await page.goto('/admin/bill?billState=LATE&sort=AMOUNT&search=빗장')
  await waitForHydration(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: '저장한 보기' })
  await main.getByRole('button', { name: '열 선택' }).click()
  await page.getByRole('checkbox', { name: '결제 수단' }).uncheck()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()

  await main.getByRole('button', { name: '저장한 보기' }).click()
  await expect(dialog).toContainText('검색어와 기간은 저장하지 않습니다.')
  await dialog.getByRole('button', { name: '저장하기' }).click()
  await expect(dialog.getByText('보기 이름을 입력해 주세요.')).toBeVisible()
  await dialog.getByRole('textbox', { name: '새 보기 이름' }).fill('연체 큰 금액')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('‘연체 큰 금액’ 보기를 저장했습니다.')).toBeVisible()

  // Chooses another order and shows all columns, then selects the saved view after a reload.
  await page.goto('/admin/bill?billState=PAID')
  await waitForHydration(page)
  await main.getByRole('button', { name: '열 선택' }).click()
  await page.getByRole('checkbox', { name: '결제 수단' }).check()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect(main.getByRole('columnheader', { name: '결제 수단' })).toBeVisible()
  await main.getByRole('button', { name: '저장한 보기', exact: true }).click()
  await dialog.getByRole('link', { name: '연체 큰 금액' }).click()
  await expect(page).toHaveURL('/admin/bill?billState=LATE&sort=AMOUNT')
  await expect(main.getByRole('columnheader', { name: '결제 수단' })).toHaveCount(0)
  await expect(main.getByRole('columnheader', { name: '금액' })).toHaveAttribute('aria-sort', 'descending')

  await main.getByRole('button', { name: '저장한 보기 · 연체 큰 금액' }).click()
  await expect(dialog.getByRole('link', { name: '연체 큰 금액' })).toContainText('지금 보기')
  await dialog.getByRole('button', { name: '‘연체 큰 금액’ 보기 삭제' }).click()
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(dialog.getByRole('link', { name: '연체 큰 금액' })).toBeVisible()
})
