import { createServer } from 'node:http'
import * as client from 'openid-client'
import { freePort } from '../../server/testing/free-port.ts'
import { otherStaffMember, plainMember, smsMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials } from '../support/journeys.ts'

const APP = '소스 코드 저장소'

test.use({ world: 'app-logins' })

test('people log in to an app with the portal; a person without a permission is redirected to the request for it', async ({
  page,
  portal,
  browser,
}) => {
  const port = await freePort()
  const callback = `http://127.0.0.1:${port}/callback`
  const app = createServer((_, response) => void response.end('<h1>the app</h1>'))
  await new Promise<void>((listening) => app.listen(port, '127.0.0.1', listening))
  const admin = await (await browser.newContext({ baseURL: portal.origin })).newPage()
  await enter(admin, '/admin/apps', otherStaffMember)
  await admin.getByRole('link', { name: APP }).click()
  await waitForHydration(admin)
  const connectionRegion = admin.getByRole('region', { name: '연동', exact: true })
  await connectionRegion.getByRole('button', { name: '로그인 연동하기' }).click()
  await expect(connectionRegion.getByText('돌아갈 주소를 입력해 주세요.')).toBeVisible()
  await connectionRegion.getByLabel('로그인한 뒤 돌아갈 주소').fill(callback)
  await connectionRegion.getByLabel('접속 주소 (선택)').fill(`http://localhost:${port}/login`)
  await connectionRegion.getByRole('button', { name: '로그인 연동하기' }).click()
  const secret = await connectionRegion.getByRole('status').locator('code').innerText()
  expect(secret).toMatch(/^bzs_/)
  await expect(connectionRegion.getByText('아직 로그인한 사람이 없습니다.')).toBeVisible()

  const appId = new URL(admin.url()).searchParams.get('appId')!
  const config = await client.discovery(
    new URL(`${portal.origin}/oidc`),
    appId,
    undefined,
    client.ClientSecretPost(secret),
    { execute: [client.allowInsecureRequests] },
  )
  const request = async () => {
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    const expectedState = client.randomState()
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: 'openid groups',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
    })
    return { url: url.href, checks: { pkceCodeVerifier, expectedState } }
  }

  await enter(page, '/apps', smsMember, portal)
  await expect(page.getByRole('link', { name: new RegExp(`${APP} .*접속하기`) }).first()).toHaveAttribute(
    'href',
    new RegExp(`^http://localhost:${port}/login\\?iss=`),
  )
  const known = await request()
  await page.goto(known.url)
  await expect(page.getByRole('heading', { name: 'the app' })).toBeVisible()
  const tokens = await client.authorizationCodeGrant(config, new URL(page.url()), known.checks)
  expect(tokens.claims()!.groups).toEqual([expect.any(String)])

  const other = await (await browser.newContext({ baseURL: portal.origin })).newPage()
  await other.goto((await request()).url)
  await expect(other).toHaveURL(/\/auth\/login\?returnTo=/)
  await giveCredentials(other, plainMember)
  await expect(
    other.getByRole('heading', { level: 1, name: `${APP} 접속에는 권한이 필요합니다` }),
  ).toBeVisible()
  await expect(other.getByRole('link', { name: /신청하기/ }).first()).toBeVisible()
  await other.getByRole('link', { name: '앱으로 돌아가기' }).click()
  await expect(other.getByRole('heading', { name: 'the app' })).toBeVisible()
  expect(new URL(other.url()).searchParams.get('error')).toBe('access_denied')

  await other.goto(`${portal.origin}/oidc/auth?client_id=${appId}&redirect_uri=https://evil.example`)
  await expect(other.getByRole('heading', { level: 1, name: '접속할 수 없습니다' })).toBeVisible()
  for (const each of [admin, other]) await each.context().close()
  await new Promise((closed) => app.close(closed))
})
