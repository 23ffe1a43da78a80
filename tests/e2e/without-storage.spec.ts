import { plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountMenu, giveCredentials, logOut } from '../support/journeys.ts'

test('a browser that forbids storage has the whole app: login, screens, a form and the logout', async ({
  page,
}) => {
  // Simulates blocked cookies: Chromium and Firefox throw when storage is accessed, and Firefox also for
  // BroadcastChannel.
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, { get: forbid })
    window.BroadcastChannel = forbid as unknown as typeof BroadcastChannel
  })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/auth/login')
  await waitForHydration(page)
  await giveCredentials(page, plainMember)
  await expect(page).toHaveURL('/my')
  await page.getByRole('link', { name: /이용 중인 구독/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()

  await page.goto('/inquiry/write')
  await waitForHydration(page)
  await page.getByLabel('제목').fill('저장소를 막은 브라우저')
  await page.getByLabel('내용', { exact: true }).fill('그대로 쓸 수 있습니다.')
  await expect(page.getByLabel('제목')).toHaveValue('저장소를 막은 브라우저')
  // The version watch is the last thing to start.
  await page.waitForLoadState('networkidle')
  const versionResponse = page.waitForResponse('**/version.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await versionResponse).ok()).toBe(true)

  await page.goto('/my')
  await waitForHydration(page)
  await logOut(page)
  await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
  await expect(accountMenu(page)).toHaveCount(0)
  expect(errors).toEqual([])
})
