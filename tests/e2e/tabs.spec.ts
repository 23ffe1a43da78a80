import { plainMember } from '../support/accounts.ts'
import { takenOver } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountMenu, enter, giveCredentials, logOut } from '../support/journeys.ts'

const WITHIN = { timeout: 2_000 }

test('logging out in one tab logs out the other within two seconds, and back shows nothing personal', async ({
  page,
  context,
}) => {
  await enter(page, '/my', plainMember)
  const other = await context.newPage()
  await other.goto('/error')
  await other.goto('/my/subscription')
  await expect(other.getByRole('heading', { level: 1, name: '구독 관리' })).toBeVisible()

  await logOut(page)
  await expect(other).toHaveURL(/\/auth\/login/, WITHIN)
  await expect(other.getByRole('heading', { level: 1, name: '구독 관리' })).toBeHidden()
  await expect(page).toHaveURL('/')
  for (const tab of [page, other]) expect(await tab.content()).not.toContain(plainMember.email)

  for (const tab of [page, other]) {
    await tab.goBack()
    await expect(tab.getByRole('heading', { level: 1, name: /로그인|회사의 문|오류/ })).toBeVisible()
    await expect(tab.getByText(plainMember.email)).toHaveCount(0)
    await expect(tab.getByText(/님, (안녕하세요|확인할 일)/)).toHaveCount(0)
  }
})

test('a logout takes along what the site has stored, but for the theme, which other tabs keep as well', async ({
  page,
  context,
}) => {
  await enter(page, '/my', plainMember)
  await page.evaluate(() => localStorage.setItem('color-mode', 'dark'))
  await page.reload()
  await takenOver(page)
  const other = await context.newPage()
  await other.goto('/notice')
  await takenOver(other)
  await page.evaluate(() => localStorage.setItem('left-behind', 'something personal'))

  await logOut(page)
  await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored, WITHIN).toBe(JSON.stringify({ 'color-mode': 'dark' }))
  await expect(other.getByRole('link', { name: '로그인', exact: true })).toBeVisible(WITHIN)
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.locator('html')).toHaveClass(/dark/)
  }
})

test('logging in in one tab logs in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: '로그인', exact: true })).toBeVisible()
  await takenOver(other)
  await page.goto('/auth/login')
  await giveCredentials(page, plainMember)
  await expect(page).not.toHaveURL('/auth/login')
  await expect(accountMenu(other)).toBeVisible(WITHIN)
})

test('a page brought back by the browser after a logout shows nothing personal', async ({
  page,
  context,
}) => {
  await enter(page, '/my', plainMember)
  await page.goto('/demo/outbox')
  const other = await context.newPage()
  await other.goto('/')
  await logOut(other)
  await expect(other.getByRole('link', { name: '로그인', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  await expect(page.getByText(/님, (안녕하세요|확인할 일)/)).toHaveCount(0)
})

test('a page that comes back hides what is personal until the server has answered', async ({ page }) => {
  await enter(page, '/my', plainMember)
  const main = page.getByRole('main')
  await expect(main).toBeVisible()
  const hidden = await page.evaluate(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await new Promise((later) => setTimeout(later))
    return document.querySelector('main')!.hidden
  })
  expect(hidden).toBe(true)
  await expect(main).toBeVisible()
})
