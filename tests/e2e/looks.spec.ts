import { appMember, longNameMember, plainMember, smsMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials, reachCode } from '../support/journeys.ts'
import { look } from '../support/look.ts'

test('login and error screens @looks @embedded', async ({ page }, info) => {
  for (const [name, path] of [['login', '/auth/login'], ['error', '/error?message=잠시 후 다시 시도해 주세요.&code=503'], ['unknown', '/nowhere']] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page, name, info)
  }
})

test('login with its mistakes @looks @embedded', async ({ page }, info) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: '로그인하기' }).click()
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
  await look(page, 'login-empty', info)
  await giveCredentials(page, { email: 'nobody@nowhere.example', password: 'wrong' })
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'login-wrong', info)
})

test('the second factor @looks @embedded', async ({ page, portal }, info) => {
  await page.goto('/auth/login')
  await reachCode(page, portal, smsMember)
  await look(page, 'mfa', info)
  await page.goto('/auth/login')
  await giveCredentials(page, appMember)
  await page.getByRole('button', { name: '다른 방법으로 확인하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '다른 방법으로 확인하기' })).toBeVisible()
  await look(page, 'other', info)
  await page.getByRole('button', { name: /복구 코드 사용하기/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '복구 코드로 확인하기' })).toBeVisible()
  await look(page, 'bakother', info)
})

test("the member's own area @looks @embedded", async ({ page }, info) => {
  await page.goto('/my')
  await giveCredentials(page, plainMember)
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible()
  await look(page, 'password-check', info)
  await page.goto('/my/password_check')
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible()
  await look(page, 'password-check-alone', info)
})

test('dashboard, list and details @looks @embedded', async ({ page }, info) => {
  await enter(page, '/my', plainMember)
  await look(page, 'my', info)
  await page.goto('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독 관리' })).toBeVisible()
  await look(page, 'subscriptions', info)
  const links = page.getByRole('main').locator('a[href*="/detail"]')
  const details = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const shown = new Set<string>()
  for (const href of details) {
    if (shown.size === 3) break
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1, name: '구독 상세' })).toBeVisible()
    const method = await page.locator('dt', { hasText: '결제 방법' }).locator('+ dd').textContent()
    if (shown.has(method!)) continue
    shown.add(method!)
    await look(page, `detail-${shown.size}`, info)
  }
  expect(shown.size, 'giro, card and account').toBe(3)
})

test('shared page, empty list, long names and a session that ended @looks @embedded', async ({ page, context }, info) => {
  await enter(page, '/my', longNameMember)
  await look(page, 'my-long', info)
  await page.goto('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독 관리' })).toBeVisible()
  await look(page, 'subscriptions-long', info)

  const empty = page.getByRole('navigation', { name: '구독 상태' }).getByRole('link', { name: /\s?0$/ }).first()
  await empty.click()
  await expect(page.getByRole('link', { name: '전체 보기' })).toBeVisible()
  await look(page, 'subscriptions-empty', info)

  await page.goto('/my/subscription')
  await page.getByRole('main').locator('a[href*="/detail"]').first().click()
  await page.getByRole('button', { name: '공유 링크 만들기' }).click()
  const address = await page.getByLabel('공유 링크', { exact: true }).inputValue()
  await look(page, 'detail-link', info)

  await context.clearCookies()
  await page.getByRole('link', { name: '구독 목록으로' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'session-ended', info)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: '공유받은 구독' })).toBeVisible()
  await look(page, 'shared', info)
})
