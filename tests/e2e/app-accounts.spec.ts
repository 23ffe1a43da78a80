import { createServer } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import * as client from 'openid-client'
import { makeDemoWorld } from '#server/db/demo/demo-world.ts'
import { openScimTarget } from '#server/testing/scim-target.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { approve, makeRequest } from '../support/access.ts'
import { appAdmin } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import type { Portal } from '../support/portal.ts'

const APP = '우리 ERP'
const LEVEL = '조회'

/**
 * Returns three people of the company that owns the app: an approver, a security admin, and a member without a role.
 */
function companyPeople() {
  const { members, roles } = makeDemoWorld({ now: () => new Date() })
  const { companyId } = members.find(({ email }) => email === appAdmin.email)!
  const own = members.filter((member) => member.companyId === companyId && member.email !== appAdmin.email)
  const memberWithRole = (role: string) =>
    own.find(({ id }) =>
      roles.some((each) => each.memberId === id && each.role === role && each.appId === null),
    )!
  const member = own.find(
    ({ id, mfaType }) => mfaType !== 'totp' && !roles.some((each) => each.memberId === id),
  )!
  return { approver: memberWithRole('approver'), security: memberWithRole('securityAdmin'), member }
}
type Person = ReturnType<typeof companyPeople>['member']

/** Logs in a person in a separate browser and opens a page of a portal. */
async function pageOf(
  browser: Browser,
  portal: Portal,
  path: string,
  person: Person | typeof appAdmin,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: portal.origin })).newPage()
  const { totpSecret, ...account } = person
  await enter(page, path, totpSecret ? { ...account, totpSecret } : account, totpSecret ? undefined : portal)
  return page
}

test('a company connects its app by OpenID Connect and SCIM, and accounts there follow an approval and a block', async ({
  browser,
  ownPortal,
}) => {
  test.setTimeout(180_000)
  const target = await openScimTarget()
  const portal = await ownPortal('app-accounts', { WEBHOOK_HOSTS: target.host })
  const port = await freePort()
  const callback = `http://127.0.0.1:${port}/callback`
  const app = createServer((_, response) => void response.end('<h1>the app</h1>'))
  await new Promise<void>((listening) => app.listen(port, '127.0.0.1', listening))
  const { approver, security, member } = companyPeople()

  // The app admin connects the app.
  const admin = await pageOf(browser, portal, '/admin/apps', appAdmin)
  await admin.getByRole('link', { name: APP }).click()
  await waitForHydration(admin)
  const connectionRegion = admin.getByRole('region', { name: '연동', exact: true })
  await connectionRegion.getByLabel('로그인한 뒤 돌아갈 주소').fill(callback)
  await connectionRegion.getByRole('button', { name: '로그인 연동하기' }).click()
  const secret = await connectionRegion.getByRole('status').locator('code').innerText()
  const appId = new URL(admin.url()).searchParams.get('appId')!
  await connectionRegion.getByRole('button', { name: '계정 연동하기' }).click()
  await expect(connectionRegion.getByText('SCIM 주소를 입력해 주세요.')).toBeVisible()
  await connectionRegion.getByLabel('SCIM 주소').fill(target.url)
  await connectionRegion.getByLabel('비밀 값', { exact: true }).fill(target.token)
  await connectionRegion.getByRole('button', { name: '계정 연동하기' }).click()
  await expect(connectionRegion.getByText('아직 보낸 계정이 없습니다.')).toBeVisible()
  await connectionRegion.getByRole('button', { name: '주소와 비밀 값 시험하기' }).click()
  await expect(connectionRegion.getByText('앱이 SCIM으로 답했습니다. 바뀐 것은 없습니다.')).toBeVisible()
  expect(target.users.size).toBe(0)

  // A member requests a permission, and an approver grants it.
  const holder = await pageOf(browser, portal, '/apps?view=CATALOGUE', member)
  await holder.getByRole('link', { name: APP, exact: true }).click()
  await holder.getByRole('link', { name: `${LEVEL} 신청하기` }).click()
  const path = await makeRequest(holder, { submit: '신청하기', term: /^1개월/ })
  const decider = await pageOf(browser, portal, '/apps', approver)
  await approve(decider, path)
  await expect.poll(() => target.membership()).toEqual({ [LEVEL]: [member.email] })
  expect([...target.users.values()]).toMatchObject([{ userName: member.email, displayName: member.name }])

  // The member logs in to the app, which receives the member's group.
  const config = await client.discovery(
    new URL(`${portal.origin}/oidc`),
    appId,
    undefined,
    client.ClientSecretPost(secret),
    { execute: [client.allowInsecureRequests] },
  )
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const expectedState = client.randomState()
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid groups',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
  })
  await holder.goto(url.href)
  await expect(holder.getByRole('heading', { name: 'the app' })).toBeVisible()
  const tokens = await client.authorizationCodeGrant(config, new URL(holder.url()), {
    pkceCodeVerifier,
    expectedState,
  })
  const [user] = [...target.users.values()]
  const [group] = [...target.groups.values()]
  expect(tokens.claims()).toMatchObject({ sub: user!.externalId, groups: [group!.externalId] })

  // The security admin blocks the permission: the account is closed, and the app refuses the login.
  const guard = await pageOf(browser, portal, '/my', security)
  await guard.goto(`/admin/member?useStatus=NORMAL&search=${encodeURIComponent(`${member.name} ${APP}`)}`)
  await guard.getByRole('button', { name: `${member.name} 님의 ${APP} ${LEVEL} 접근 차단하기` }).click()
  const dialog = guard.getByRole('dialog')
  await dialog.getByLabel('사유').fill('낯선 곳에서 접속했습니다.')
  await dialog.getByRole('button', { name: '접근 차단하기' }).click()
  await expect(guard.getByText('접근을 차단했습니다.')).toBeVisible()
  await expect.poll(() => [target.open(), target.membership()]).toEqual([[], { [LEVEL]: [] }])
  expect(target.users.size).toBe(1)
  await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toMatchObject({
    error: 'invalid_grant',
  })

  // The comparison finds no drift.
  await admin.reload()
  await waitForHydration(admin)
  await expect(connectionRegion.getByText('계정 1개, 대기 0개, 실패 0개')).toBeVisible()
  await connectionRegion.getByRole('button', { name: '지금 대조하기' }).click()
  await expect(async () => {
    await admin.reload()
    await expect(connectionRegion.getByText('앱의 계정이 권한과 같습니다.')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 40_000 })
  for (const each of [admin, holder, decider, guard]) await each.context().close()
  await new Promise((closed) => app.close(closed))
  await target.close()
})
