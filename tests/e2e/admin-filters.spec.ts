import { appAdmin, securityMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('an admin finds the filters of a list again, also after a reload, until they are reset', async ({
  page,
}) => {
  await signIn(page, securityMember)
  await page.goto('/admin/member')
  const filters = page.getByRole('navigation', { name: '상태' })
  const chip = (name: string) => filters.getByRole('link', { name, exact: true })
  const menu = page.getByRole('navigation', { name: '관리 메뉴' })
  await chip('일시 정지').click()
  await expect(page).toHaveURL(/\/admin\/member\?useStatus=PAUSE$/)
  await waitForHydration(page)

  await menu.getByRole('link', { name: '이상 행위' }).click()
  await expect(page).toHaveURL(/\/admin\/abnormal$/)
  await menu.getByRole('link', { name: '구성원 권한' }).click()
  await expect(page).toHaveURL(/\/admin\/member\?useStatus=PAUSE$/)
  await expect(chip('일시 정지')).toHaveAttribute('aria-current', 'page')

  // A document does not know it until the app has hydrated.
  await page.goto('/admin/member')
  await expect(page).toHaveURL(/\/admin\/member\?useStatus=PAUSE$/)
  // An address with parameters is not changed.
  await page.goto('/admin/member?useStatus=NORMAL')
  await expect(chip('사용 중')).toHaveAttribute('aria-current', 'page')
  // Before hydration, the link to all of it loads a document, with the previous filters.
  await waitForHydration(page)

  await page.getByRole('link', { name: '필터 초기화' }).click()
  await expect(page).toHaveURL(/\/admin\/member$/)
  await expect(page.getByRole('link', { name: '필터 초기화' })).toHaveCount(0)
  await menu.getByRole('link', { name: '이상 행위' }).click()
  await menu.getByRole('link', { name: '구성원 권한' }).click()
  await expect(chip('전체')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/\/admin\/member$/)
})

test('the filters of one admin do not apply to the next admin at the same browser', async ({
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
    page.getByRole('navigation', { name: '상태' }).getByRole('link', { name: '전체' }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: '필터 초기화' })).toHaveCount(0)
})
