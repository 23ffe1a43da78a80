import { createPublicKey, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { loginRecords, signingKeys } from '#server/db/schema/app-client.ts'
import { appServices } from '#server/db/schema/app-service.ts'
import { followSubscriptions } from '#server/domains/access/access.subscriptions.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { loginWorld } from '#server/testing/login-world.ts'
import { password } from '#server/testing/portal.ts'
import { callbackUrl, refusalOf } from '#server/testing/relying-party.ts'
import { insertAppService } from '#worlds/access.ts'
import { beginLogins } from './begin-logins.ts'
import { createSigningKeys } from './signing-keys.ts'

describeEngines('a login to an app', (engine) => {
  const world = loginWorld(engine)
  const { site, admin, alice, app, connect, party: rp, browserOf, subjectOf } = world
  const portal = () => world.portal()
  const db = () => engine.database().db
  let receiver: Server
  let received: string[]
  let host: string

  beforeEach(async () => {
    received = []
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        received.push(new URLSearchParams(Buffer.concat(chunks).toString()).get('logout_token')!)
        response.writeHead(request.url === '/full' ? 500 : 200).end()
      })
    })
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
    host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
    portal().config.webhookHosts.splice(0, 1, host)
  })
  afterEach(() => new Promise<unknown>((closed) => receiver.close(closed)))

  const grantOf = async (person = alice(), level = app().read) => (await world.grantOf(person, level))!
  const needAt = (page: URL) => [page.pathname, page.searchParams.get('need'), page.searchParams.get('appId')]
  const deliver = () =>
    beginLogins({
      config: portal().config,
      db: db(),
      box: createSecretBox(portal().config.encryptionKeys),
      clock: portal().clock,
      log: createLog('silent'),
    }).logouts.deliver()

  it('reports to the app who the person is, how they verified their identity, and which levels are open to them', async () => {
    const party = await rp()
    const tokens = await party.logIn(browserOf(alice()))
    const subject = await subjectOf(alice())
    expect(tokens.claims()).toMatchObject({
      iss: `${site}/oidc`,
      aud: app().appId,
      sub: subject,
      name: '이지호',
      email: alice().email,
      email_verified: true,
      groups: [app().read],
      acr: '1',
      amr: ['pwd'],
    })
    expect(tokens.expires_in).toBe(300)
    expect(await party.userInfo(tokens.access_token, subject)).toMatchObject({ groups: [app().read] })
    expect(await party.introspect(tokens.access_token)).toMatchObject({ active: true, sub: subject })
    const { data } = await portal().call('getAppConnection', { appId: app().appId }, admin())
    expect(data.client).toMatchObject({ lastLoginAt: '2026-11-21T12:00:00+09:00' })
  })

  it('follows the permissions: the next refresh has the new level, or is refused', async () => {
    const party = await rp()
    const tokens = await party.logIn(browserOf(alice()))
    await world.putGrant(alice().memberId, { levelId: app().write })
    const refreshed = await party.refresh(tokens.refresh_token!)
    expect(refreshed.claims()!.groups).toEqual([app().read, app().write].toSorted())
    for (const level of [app().read, app().write]) {
      const { grantId, version } = await grantOf(alice(), level)
      const change = { grantId, version, comment: '수상한 접속입니다.' }
      expect((await portal().call('blockAccessGrant', change, admin())).code).toBe(200)
    }
    expect(await refusalOf(party.refresh(tokens.refresh_token!))).toBe('invalid_grant')
    expect(await party.introspect(refreshed.access_token)).toEqual({ active: false })
    expect(await party.introspect(tokens.refresh_token!)).toEqual({ active: false })
    expect(await refusalOf(party.userInfo(refreshed.access_token, await subjectOf(alice())))).toBe('401')
  })

  it('is refused from the moment when the term of the permission is over or the company has locked the app', async () => {
    const party = await rp()
    const tokens = await party.logIn(browserOf(alice()))
    const lockInput = { appId: app().appId, version: app().version, useState: 'L' } as const
    expect((await portal().call('switchAccessApp', lockInput, admin())).code).toBe(200)
    expect(await refusalOf(party.refresh(tokens.refresh_token!))).toBe('invalid_grant')
  })

  it('without a permission leads to the form that requests one, and to the app after the approval', async () => {
    const bob = await world.person()
    const browser = browserOf(bob)
    const party = await rp()
    const { url, checks } = await party.request()
    const page = await browser.follow(url)
    expect(needAt(page)).toEqual(['/apps/login', 'GRANT', app().appId])
    expect(needAt(await browser.goOn(page))).toEqual(['/apps/login', 'GRANT', app().appId])
    await world.requestAndApprove(bob, admin(), { levelId: app().read })
    const answer = await browser.goOn(page)
    expect(answer.href.startsWith(callbackUrl)).toBe(true)
    expect((await party.finish(answer, checks)).claims()!.groups).toEqual([app().read])
    expect((await grantOf(bob)).entryUrl).toBeNull()
  })

  it('that a person cancels returns to the app with an error', async () => {
    const browser = browserOf(await world.person())
    const party = await rp()
    const { url } = await party.request()
    const page = await browser.follow(url)
    const leaveUrl = new URL(`/oidc/login/${page.searchParams.get('request')!}?leave`, site)
    expect((await browser.follow(leaveUrl)).searchParams.get('error')).toBe('access_denied')
  })

  it('without a login to the portal begins at its login page, or is refused if the app requests no page', async () => {
    const browser = browserOf()
    const party = await rp()
    const { url, checks } = await party.request()
    const page = await browser.follow(url)
    expect(needAt(page)).toEqual(['/apps/login', 'LOGIN', app().appId])
    browser.hold(alice().session)
    expect((await party.finish(await browser.goOn(page), checks)).claims()!.sub).toBe(
      await subjectOf(alice()),
    )
    const silent = await party.request({ prompt: 'none' })
    expect((await browserOf().follow(silent.url)).searchParams.get('error')).toBe('login_required')
    expect((await party.finish(await browser.follow(silent.url), silent.checks)).access_token).toBeTruthy()
  })

  it.each([
    ['max_age', '60'],
    ['prompt', 'login'],
  ])('that asks for a fresh proof by %s %s gets one', async (name, value) => {
    portal().clock.pass((5 * MINUTE_MS) / SECOND_MS)
    const browser = browserOf(alice())
    const party = await rp()
    const { url, checks } = await party.request({ [name]: value })
    const page = await browser.follow(url)
    expect(needAt(page)).toEqual(['/apps/login', 'PROOF', app().appId])
    expect(needAt(await browser.goOn(page))).toEqual(['/apps/login', 'PROOF', app().appId])
    browser.hold(await portal().verify(alice().session))
    const tokens = await party.finish(await browser.goOn(page), {
      ...checks,
      ...(name === 'max_age' && { maxAge: 60 }),
    })
    expect(tokens.claims()!.auth_time).toBeGreaterThan(Date.now() / SECOND_MS - 60)
  })

  it('that requires two factors reports which factors the person used', async () => {
    const party = await rp()
    await world.putGrant(admin().memberId, { levelId: app().read })
    const strong = await party.logIn(browserOf(admin()), { acr_values: '2' })
    expect(strong.claims()).toMatchObject({
      acr: '2',
      amr: expect.arrayContaining(['pwd', 'sms', 'mfa']) as string[],
    })
    portal().clock.pass(60)
    const browser = browserOf(alice())
    const { url, checks } = await party.request({ acr_values: '2' })
    const page = await browser.follow(url)
    expect(needAt(page)).toEqual(['/apps/login', 'PROOF', app().appId])
    browser.hold(await portal().verify(alice().session))
    expect((await party.finish(await browser.goOn(page), checks)).claims()!.acr).toBe('1')
  })

  it('ends with the login to the portal, and the cookie of the provider alone opens nothing', async () => {
    const party = await rp()
    const browser = browserOf(alice())
    const tokens = await party.logIn(browser)
    await portal().call('logOut', {}, alice())
    expect(await refusalOf(party.refresh(tokens.refresh_token!))).toBe('invalid_grant')
    expect(await party.introspect(tokens.access_token)).toEqual({ active: false })
    expect(browser.cookies().map(({ name }) => name)).toContain('app_logins')
    const { url } = await party.request()
    expect(needAt(await browser.follow(url))).toEqual(['/apps/login', 'LOGIN', app().appId])
    const bob = await world.person()
    await world.putGrant(bob.memberId, { levelId: app().read })
    browser.hold(bob.session)
    expect((await party.logIn(browser)).claims()!.sub).toBe(await subjectOf(bob))
  })

  it('continues after a proof of identity replaces the session, and ends with all sessions of a person', async () => {
    const party = await rp()
    const tokens = await party.logIn(browserOf(alice()))
    expect((await portal().call('checkPassword', { password }, alice())).session).toBeTruthy()
    expect((await party.refresh(tokens.refresh_token!)).access_token).toBeTruthy()
    const elsewhere = await portal().logInFully(alice().email, { confirmed: true })
    expect((await portal().call('endOtherSessions', {}, { session: elsewhere })).code).toBe(200)
    expect(await refusalOf(party.refresh(tokens.refresh_token!))).toBe('invalid_grant')
  })

  it('ends with the company’s subscription to the service of the app, and the app is notified', async () => {
    await connect({ logoutUrl: `http://${host}/logout` })
    const party = await rp()
    const tokens = await party.logIn(browserOf(alice()))
    await insertAppService(db(), { appId: app().appId, serviceCode: 'SSO' })
    expect(await refusalOf(party.refresh(tokens.refresh_token!))).toBe('invalid_grant')
    expect(await party.introspect(tokens.access_token)).toEqual({ active: false })
    await followSubscriptions(world.sweeper())
    await deliver()
    expect((await verifiedClaims(received[0]!)).sub).toBe(await subjectOf(alice()))
    await db().delete(appServices)
    expect((await party.logIn(browserOf(alice()))).claims()!.groups).toEqual([app().read])
  })

  it('ends when the staff closes the account of the person, and the app is notified', async () => {
    await connect({ logoutUrl: `http://${host}/logout` })
    const party = await rp()
    const browser = browserOf(alice())
    const tokens = await party.logIn(browser)
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    await portal().verify(staff.session)
    const change = { memberId: alice().memberId, reason: '도용 신고를 받았습니다.' }
    expect((await portal().call('closeAccount', change, staff)).code).toBe(200)
    expect(await refusalOf(party.refresh(tokens.refresh_token!))).toBe('invalid_grant')
    const { url } = await party.request()
    expect(needAt(await browser.follow(url))).toEqual(['/apps/login', 'LOGIN', app().appId])
    await deliver()
    expect((await verifiedClaims(received[0]!)).sub).toBe(await subjectOf(alice()))
  })

  it('ends at once with a block or a logout, and the app is notified with a token that it can verify', async () => {
    await connect({ logoutUrl: `http://${host}/logout` })
    const party = await rp()
    const sid = (await party.logIn(browserOf(alice()))).claims()!.sid
    const { grantId, version } = await grantOf()
    await portal().call('blockAccessGrant', { grantId, version, comment: '수상한 접속입니다.' }, admin())
    await deliver()
    expect(received).toHaveLength(1)
    const notice = await verifiedClaims(received[0]!)
    expect(notice).toMatchObject({
      iss: `${site}/oidc`,
      aud: app().appId,
      sub: await subjectOf(alice()),
      sid,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    })
    await world.putGrant(admin().memberId, { levelId: app().read })
    await party.logIn(browserOf(admin()))
    await portal().call('logOut', {}, admin())
    await deliver()
    expect((await verifiedClaims(received[1]!)).sub).toBe(await subjectOf(admin()))
    await deliver()
    expect(received).toHaveLength(2)
  })

  it.each(['switchAccessApp', 'switchAccessLevel'] as const)(
    'an app is notified of the people who lose access by %s, but not when only new requests are stopped',
    async (operation) => {
      await connect({ logoutUrl: `http://${host}/logout` })
      const party = await rp()
      await party.logIn(browserOf(alice()))
      const setUseState = async (useState: 'D' | 'L') => {
        const { appId, version, read } = app()
        const input = {
          appId,
          version,
          useState,
          ...(operation === 'switchAccessLevel' && { levelId: read }),
        }
        expect((await portal().call(operation, input as never, admin())).code).toBe(200)
        app().version += 1
        await deliver()
      }
      await setUseState('D')
      expect(received).toEqual([])
      await setUseState('L')
      expect(received).toHaveLength(1)
      expect((await verifiedClaims(received[0]!)).sub).toBe(await subjectOf(alice()))
    },
  )

  it('one of two nodes notifies an app', async () => {
    await connect({ logoutUrl: `http://${host}/logout` })
    await (await rp()).logIn(browserOf(alice()))
    await portal().call('logOut', {}, alice())
    await Promise.all([deliver(), deliver(), deliver()])
    expect(received).toHaveLength(1)
  })

  it('is reported as ended a few more times to an app that does not accept the notification', async () => {
    await connect({ logoutUrl: `http://${host}/full` })
    const party = await rp()
    await party.logIn(browserOf(alice()))
    await portal().call('logOut', {}, alice())
    for (const seconds of [0, 10, 60, 300, 900, 3600]) {
      portal().clock.pass(seconds)
      await deliver()
    }
    expect(received).toHaveLength(5)
  })

  async function verifiedClaims(token: string): Promise<Record<string, unknown>> {
    const [head = '', body = '', signature = ''] = token.split('.')
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
    const { keys } = (await (await fetch(`${site}/oidc/jwks`)).json()) as { keys: { kid: string }[] }
    const jwk = keys.find(({ kid }) => kid === read(head).kid)!
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    expect(
      verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    return read(body)
  }

  it('is possible with a new secret, for a day with the former one, and without a secret for a public app', async () => {
    const { data } = await portal().call(
      'rotateAppClientSecret',
      { appId: app().appId, version: app().version },
      admin(),
    )
    app().version += 1
    for (const each of [undefined, data.clientSecret!])
      expect((await (await rp(each)).logIn(browserOf(alice()))).access_token).toBeTruthy()
    portal().clock.pass(DAY_MS / SECOND_MS + 1)
    ;[alice().session, admin().session] = [
      await portal().logInFully(alice().email, { confirmed: true }),
      await portal().logInFully(admin().email, { confirmed: true }),
    ]
    const former = await rp()
    expect(await refusalOf(former.logIn(browserOf(alice())))).toBe('401')
    await connect({ clientKind: 'PUBLIC' })
    const party = await world.publicParty()
    expect((await party.logIn(browserOf(alice()))).access_token).toBeTruthy()
  })

  it('is signed by rotating keys, which are the same on every node and sealed in the database', async () => {
    const { clock, config } = portal()
    const box = createSecretBox(config.encryptionKeys)
    const nodes = Array.from({ length: 3 }, () => createSigningKeys({ db: db(), box, clock }))
    const publishedKeys = async () =>
      Promise.all(
        nodes.map(async (node) => (await node.current()).map(({ kid }) => kid.split('.')[0]).join()),
      )
    // The portal may have created a key for an earlier login.
    await db().delete(signingKeys)
    // No key is created before the first login.
    await nodes[0]!.rotate()
    expect(await db().$count(signingKeys)).toBe(0)
    expect(await publishedKeys()).toEqual(['1', '1', '1'])
    const [row] = await db().select().from(signingKeys)
    expect(row!.keyBox).toMatch(/^v1\./)
    clock.pass((90 * DAY_MS) / SECOND_MS)
    await Promise.all(nodes.map(({ rotate }) => rotate()))
    clock.pass(60)
    expect(await publishedKeys()).toEqual(['1,2', '1,2', '1,2'])
    clock.pass(DAY_MS / SECOND_MS)
    expect(await publishedKeys()).toEqual(['2,1', '2,1', '2,1'])
    clock.pass(DAY_MS / SECOND_MS)
    await nodes[0]!.rotate()
    clock.pass(60)
    expect(await publishedKeys()).toEqual(['2', '2', '2'])
  })

  it('leaves no readable token of a browser or an app in the database, and no record after its end', async () => {
    const party = await rp()
    const browser = browserOf(alice())
    const tokens = await party.logIn(browser)
    const storedText = JSON.stringify(await db().select().from(loginRecords))
    const providerCookie = browser.cookies().find(({ name }) => name === 'app_logins')!
    for (const key of [tokens.access_token, tokens.refresh_token!, providerCookie.value])
      expect(storedText).not.toContain(key)
    await runRemovals(db(), new Date(portal().clock.now().getTime() + DAY_MS))
    expect(await db().select().from(loginRecords)).toEqual([])
  })
})
