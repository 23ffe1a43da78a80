import * as client from 'openid-client'
import { describe, expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { loginWorld } from '#server/testing/login-world.ts'
import { callbackUrl, refusalOf } from '#server/testing/relying-party.ts'

/** The attacks of RFC 9700 (OAuth 2.0 Security Best Current Practice), with the section of each. */
describeEngines('an attack on a login to an app', (engine) => {
  const world = loginWorld(engine)
  const { site, app, alice, browserOf, party, connect } = world

  /** Sends an authorization request after `change` has modified it; returns the target of the redirect. */
  async function redirectOf(change: (url: URL) => void, browser = browserOf(alice())): Promise<URL> {
    const { url } = await (await party()).request()
    change(url)
    return browser.follow(url)
  }
  const refusedUrl = `${site}/apps/refused?fault=REFUSED`
  const errorAt = (url: URL) => (url.href.startsWith(callbackUrl) ? url.searchParams.get('error') : url.href)
  /** Sends a body to the token endpoint; returns the answer with the status. */
  async function requestToken(body: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await fetch(`${site}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers,
    })
    return { status: answer.status, ...((await answer.json()) as { error?: string }) }
  }

  describe('redirect tricks (4.1)', () => {
    it('a login never leads to another address', async () => {
      const addresses = [
        'https://evil.example/callback',
        'https://app.example.evil.example/callback',
        'https://evil.example#https://app.example/callback',
        'https://app.example@evil.example/callback',
        'https://app.example:8443/callback',
        'http://app.example/callback',
        'https://app.example/callback/',
        'https://app.example/callback?next=https://evil.example',
        'https://app.example/callback#fragment',
        'https://app.example/callback/../../evil',
        'https://app.example/CALLBACK',
        'https://app.example/%63allback',
        'https://app.example',
        'https://*.example/callback',
        'javascript:alert(1)//callback',
        '//app.example/callback',
        '/callback',
        '',
      ]
      for (const address of addresses) {
        const { href } = await redirectOf((url) => url.searchParams.set('redirect_uri', address))
        expect(href, address).toBe(refusedUrl)
      }
    })

    it('a redirect needs one of the registered addresses', async () => {
      for (const change of [
        (url: URL) => url.searchParams.append('redirect_uri', 'https://evil.example/callback'),
        (url: URL) => url.searchParams.delete('redirect_uri'),
      ])
        expect((await redirectOf(change)).href).toBe(refusedUrl)
    })

    it('the token request must repeat the redirect address of the login', async () => {
      await connect({ redirectUris: [callbackUrl, 'https://app.example/other'] })
      const app = await party()
      const { url, checks } = await app.request()
      const answer = await browserOf(alice()).follow(url)
      const other = new URL(`https://app.example/other${answer.search}`)
      expect(await refusalOf(app.finish(other, checks))).toBe('invalid_grant')
    })
  })

  describe('code injection (4.5)', () => {
    it('a code that was issued for another browser does not match the verifier', async () => {
      const app = await party()
      const [stranger, own] = [await app.request(), await app.request()]
      const stolen = (await browserOf(alice()).follow(stranger.url)).searchParams.get('code')!
      const injectedUrl = new URL(
        `${callbackUrl}?${new URLSearchParams({ code: stolen, state: own.checks.expectedState, iss: `${site}/oidc` }).toString()}`,
      )
      expect(await refusalOf(app.finish(injectedUrl, own.checks))).toBe('invalid_grant')
    })

    it('a code is refused if another app sends it', async () => {
      const other = await world.addApp('다른 앱')
      const secret = (await connect({}, other))!
      const { url, checks } = await (await party()).request()
      const answer = await browserOf(alice()).follow(url)
      const thief = await party(secret, other.appId)
      expect(await refusalOf(thief.finish(answer, checks))).toBe('invalid_grant')
    })
  })

  describe('PKCE downgrade (4.8.2)', () => {
    const weakChallenges = [
      [
        'without a challenge',
        (url: URL) =>
          ['code_challenge', 'code_challenge_method'].forEach((name) => url.searchParams.delete(name)),
      ],
      ['with a plain challenge', (url: URL) => url.searchParams.set('code_challenge_method', 'plain')],
      ['without a method', (url: URL) => url.searchParams.delete('code_challenge_method')],
    ] as const
    it('a login without a challenge of S256 is refused', async () => {
      for (const [how, change] of weakChallenges)
        expect(errorAt(await redirectOf(change)), how).toBe('invalid_request')
    })

    it('a code with a challenge is not exchanged without its verifier', async () => {
      await connect({ clientKind: 'PUBLIC' })
      const { url } = await (await world.publicParty()).request()
      const code = (await browserOf(alice()).follow(url)).searchParams.get('code')!
      const body = {
        grant_type: 'authorization_code',
        client_id: app().appId,
        code,
        redirect_uri: callbackUrl,
      }
      expect(await requestToken(body)).toMatchObject({ status: 400, error: 'invalid_grant' })
    })
  })

  describe('replay (4.2.4, 4.14)', () => {
    it('a code can be used only once, and a second use revokes the tokens of the first use', async () => {
      const app = await party()
      const { url, checks } = await app.request()
      const answer = await browserOf(alice()).follow(url)
      const tokens = await app.finish(answer, checks)
      expect(await refusalOf(app.finish(answer, checks))).toBe('invalid_grant')
      expect(await refusalOf(app.refresh(tokens.refresh_token!))).toBe('invalid_grant')
      expect(await app.introspect(tokens.access_token)).toEqual({ active: false })
    })

    it('at most one of ten concurrent uses of a code succeeds', async () => {
      const app = await party()
      const { url, checks } = await app.request()
      const answer = await browserOf(alice()).follow(url)
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => app.finish(answer, checks)))
      expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    })

    it('a code expires after one minute, and a token after five minutes', async () => {
      const app = await party()
      const { url, checks } = await app.request()
      const answer = await browserOf(alice()).follow(url)
      world.portal().clock.pass(61)
      expect(await refusalOf(app.finish(answer, checks))).toBe('invalid_grant')
      const tokens = await app.logIn(browserOf(alice()))
      world.portal().clock.pass(301)
      expect(await app.introspect(tokens.access_token)).toEqual({ active: false })
      expect(await refusalOf(app.userInfo(tokens.access_token, tokens.claims()!.sub))).toBe('401')
    })

    it('a second use of a refresh token of a public app revokes all tokens that were issued from it', async () => {
      await connect({ clientKind: 'PUBLIC' })
      const app = await world.publicParty()
      const firstToken = (await app.logIn(browserOf(alice()))).refresh_token!
      const secondToken = (await app.refresh(firstToken)).refresh_token!
      expect(secondToken).not.toBe(firstToken)
      expect(await refusalOf(app.refresh(firstToken))).toBe('invalid_grant')
      expect(await refusalOf(app.refresh(secondToken))).toBe('invalid_grant')
    })

    it('a token of one app is refused by the portal, and if another app presents it', async () => {
      const other = await world.addApp('다른 앱')
      const thief = await party((await connect({}, other))!, other.appId)
      const tokens = await (await party()).logIn(browserOf(alice()))
      expect(await thief.introspect(tokens.access_token)).toEqual({ active: false })
      expect(await refusalOf(thief.refresh(tokens.refresh_token!))).toBe('invalid_grant')
      for (const path of ['/access/v1/evaluation', '/api/service/iam/v1.0/grant/list']) {
        const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' }
        const answer = await fetch(`${site}${path}`, { method: 'POST', headers, body: '{}' })
        expect(
          answer.status === 200 ? ((await answer.json()) as { code: number }).code : answer.status,
        ).not.toBe(200)
      }
    })
  })

  describe('mix-up (4.4)', () => {
    it('an authorization response names its issuer, and an app refuses the response of another issuer', async () => {
      const app = await party()
      const { url, checks } = await app.request()
      const answer = await browserOf(alice()).follow(url)
      expect(answer.searchParams.get('iss')).toBe(`${site}/oidc`)
      answer.searchParams.set('iss', 'https://evil.example')
      await expect(app.finish(answer, checks)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('"iss"') },
      })
      expect(app.config.serverMetadata().authorization_response_iss_parameter_supported).toBe(true)
    })
  })

  describe('a request that was begun elsewhere (4.7)', () => {
    it('an answer without the state of the browser is refused by the app', async () => {
      const app = await party()
      const { url, checks } = await app.request()
      const answer = await browserOf(alice()).follow(url)
      const other = { ...checks, expectedState: client.randomState() }
      await expect(app.finish(answer, other)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('"state"') },
      })
    })

    it('a request is not finished by another browser, with or without a login', async () => {
      const { url } = await (await party()).request()
      const page = await browserOf().follow(url)
      for (const victim of [browserOf(alice()), browserOf()])
        expect((await victim.goOn(page)).href).toBe(`${site}/apps/refused?fault=EXPIRED`)
      const resumedUrl = new URL(`/oidc/auth/${page.searchParams.get('request')!}`, site)
      expect((await browserOf(alice()).follow(resumedUrl)).href).toContain(`${site}/apps/refused?fault=`)
    })
  })

  describe('open redirect (4.11)', () => {
    it.each([
      [
        'an unknown app',
        (url: URL) => url.searchParams.set('client_id', '00000000-0000-4000-8000-000000000000'),
      ],
      ['an app that is no number', (url: URL) => url.searchParams.set('client_id', "' or 1=1 --")],
      ['no app', (url: URL) => url.searchParams.delete('client_id')],
    ])('a request of %s leads to the portal', async (_, change) => {
      expect((await redirectOf(change)).href).toBe(refusedUrl)
    })

    it('the provider has no logout that could redirect', async () => {
      const out = `${site}/oidc/session/end?post_logout_redirect_uri=https://evil.example`
      expect((await fetch(out, { redirect: 'manual' })).status).toBe(404)
    })

    it('the redirect from the portal back to the app ignores an address in the request', async () => {
      const { url } = await (await party()).request()
      const browser = browserOf()
      const page = await browser.follow(url)
      browser.hold(alice().session)
      const on = new URL(
        `/oidc/login/${page.searchParams.get('request')!}?returnTo=https://evil.example`,
        site,
      )
      expect((await browser.follow(on)).href.startsWith(`${callbackUrl}?code=`)).toBe(true)
    })
  })

  describe('weaker grants (2.1.2, 2.4)', () => {
    it('a request of another type or mode is refused', async () => {
      for (const [name, value, error] of [
        ['response_type', 'token', 'invalid_request'],
        ['response_type', 'id_token', 'invalid_request'],
        ['response_type', 'none', 'unsupported_response_type'],
        ['response_type', 'code id_token', 'invalid_request'],
        ['response_mode', 'form_post', refusedUrl],
        ['response_mode', 'fragment', refusedUrl],
        ['request', 'eyJhbGciOiJub25lIn0.e30.', 'request_not_supported'],
      ] as const) {
        const at = await redirectOf((url) => url.searchParams.set(name, value))
        const errorCode = new URLSearchParams(at.hash.slice(1)).get('error') ?? errorAt(at)
        expect(errorCode, `${name}=${value}`).toBe(error)
      }
    })

    it('the password, device and client credentials grants get no token', async () => {
      for (const grant_type of [
        'password',
        'client_credentials',
        'urn:ietf:params:oauth:grant-type:device_code',
      ]) {
        const { error } = await requestToken({
          grant_type,
          client_id: app().appId,
          username: 'a',
          password: 'b',
        })
        expect(['unsupported_grant_type', 'invalid_client']).toContain(error)
      }
    })

    it('an app with a secret gets no token if the secret is missing or wrong', async () => {
      for (const secret of ['', 'bzs_wrong', '%00', 'a b']) {
        const { url } = await (await party()).request()
        const code = (await browserOf(alice()).follow(url)).searchParams.get('code')!
        const body = {
          grant_type: 'authorization_code',
          client_id: app().appId,
          code,
          redirect_uri: callbackUrl,
        }
        const secretField = secret === '' ? undefined : { client_secret: secret }
        expect(await requestToken({ ...body, ...secretField })).toMatchObject({
          status: 401,
          error: 'invalid_client',
        })
      }
    })

    it('other sites cannot read the answers for an app with a secret', async () => {
      const headers = { origin: 'https://evil.example' }
      const answer = await fetch(`${site}/oidc/token`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ client_id: app().appId }),
      })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    })

    it('forwarded headers of a proxy or client do not change the issuer’s address', async () => {
      const headers = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      }
      const answer = await fetch(`${site}/oidc/.well-known/openid-configuration`, { headers })
      const text = await answer.text()
      expect(text).toContain(`"issuer":"${site}/oidc"`)
      expect(text).not.toContain('evil.example')
    })
  })
})
