import { operationTable } from '#contract/operations.gen.ts'
import { longNameMember, plainMember, privateMember, smsMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  endSessionElsewhere,
  enter,
  giveCode,
  giveCredentials,
  logInUntilCode,
  restoreFromHistory,
} from '../support/journeys.ts'

test('a wrong code shows the remaining attempts, and the correct code still logs in', async ({
  page,
  portal,
}) => {
  await page.goto('/auth/login')
  const code = await logInUntilCode(page, portal, smsMember)
  await giveCode(page, code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toContainText('인증 번호가 맞지 않습니다. 4번 더 시도할 수 있습니다.')
  await giveCode(page, code)
  await expect(page).toHaveURL('/my')
})

test('a broken connection is reported, typed text stays, and the next attempt works', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  await context.setOffline(true)
  await giveCredentials(page, plainMember)
  await expect(page.getByRole('alert')).toContainText('인터넷 연결을 확인한 뒤 다시 시도해 주세요.')
  await expect(page.getByLabel('이메일')).toHaveValue(plainMember.email)
  await context.setOffline(false)
  await page.getByRole('button', { name: '로그인하기', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /님, (안녕하세요|확인할 일|다음 결제)/ }),
  ).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('link', { name: /이용 중인 구독/ }).click()
  await expect(page.getByRole('alert')).toContainText('인터넷 연결을 확인한 뒤 다시 시도해 주세요.')
  await context.setOffline(false)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
})

test('a form and its text are shown again to the same member after the session could not be loaded', async ({
  page,
}) => {
  await enter(page, '/my/member/edit', longNameMember)
  await page.getByLabel('부서').fill('새로 생긴 부서')
  const sessionInfo = `**${operationTable.getUnauthSessionInfo.path}`
  await page.route(sessionInfo, (route) => route.abort())
  await restoreFromHistory(page)
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('인터넷 연결을 확인한 뒤 다시 시도해 주세요.')
  await page.unroute(sessionInfo)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page).toHaveURL('/my/member/edit')
  await expect(page.getByLabel('부서')).toHaveValue('새로 생긴 부서')
})

test('a session that was ended in another browser is reported once, and the login returns to the same page', async ({
  page,
  context,
  portal,
}) => {
  await enter(page, '/my/subscription', privateMember)
  // Waits for all calls: a call in progress would report the ended session before the click does.
  await page.waitForLoadState('networkidle')
  await endSessionElsewhere(context, portal)

  await page
    .getByRole('navigation', { name: '회원 메뉴' })
    .getByRole('link', { name: /^청구(?: \d|$)/ })
    .click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('세션이 만료되었습니다. 계속하려면 다시 로그인해 주세요.')
  await expect(alert).toHaveCount(1)
  await expect(alert.getByRole('button', { name: '확인' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alert).toBeHidden()
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Fmy%2F/)
  const returnPath = new URL(page.url()).searchParams.get('returnTo')!
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused()
  await expect(page.getByLabel('이메일')).toHaveValue(privateMember.email)
  await giveCredentials(page, privateMember)
  await expect(page).toHaveURL(returnPath)
})

test('a server that stops during a call is reported, and the portal recovers when the server is back', async ({
  page,
  ownPortal,
}) => {
  const portal = await ownPortal('stopped')
  await enter(page, `${portal.origin}/my`, plainMember)
  await portal.stop('SIGKILL')
  await page.getByRole('link', { name: /이용 중인 구독/ }).click()
  await expect(page.getByRole('alert')).toContainText('인터넷 연결을 확인한 뒤 다시 시도해 주세요.')
  await portal.restart()
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
})

test('two clicks on the login button cause only one login', async ({ page }) => {
  const sentPaths: string[] = []
  page.on('request', (request) => request.url().endsWith('/user/login') && sentPaths.push(request.url()))
  await page.goto('/auth/login')
  await page.getByLabel('이메일').fill(plainMember.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(plainMember.password)
  await page.getByRole('button', { name: '로그인하기', exact: true }).dblclick()
  await expect(page).toHaveURL('/my')
  expect(sentPaths).toHaveLength(1)
})
