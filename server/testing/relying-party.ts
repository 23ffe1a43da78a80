import * as client from 'openid-client'
import type { Portal } from './portal.ts'

export const callbackUrl = 'https://app.example/callback'

type Cookie = { name: string; value: string; path: string }

/** Creates a browser that follows the portal's redirects, up to a page of the portal or the address of an app. */
export function createBrowser(site: string, session?: string) {
  let cookies: Cookie[] = []

  const collectLines = (lines: string[]) => {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/; */)
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const path = attributes.find((each) => /^path=/i.test(each))?.slice('path='.length) ?? '/'
      cookies = cookies.filter((each) => each.name !== name || each.path !== path)
      if (value !== '') cookies.push({ name, value, path })
    }
  }
  const headerFor = ({ pathname }: URL) =>
    cookies
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  const browser = {
    /** Sets the portal session of the browser, or removes it. */
    hold(token: string | undefined) {
      cookies = cookies.filter(({ name }) => name !== 'session')
      if (token !== undefined) cookies.push({ name: 'session', value: token, path: '/' })
    },

    cookies: () => cookies,

    /** Requests one address and returns the answer, without following a redirect. */
    async open(url: URL): Promise<Response> {
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie: headerFor(url) } })
      collectLines(answer.headers.getSetCookie())
      return answer
    },

    /**
     * Follows the redirects of an address; returns the page of the portal or the address of an app to which they
     * lead.
     */
    async follow(url: URL): Promise<URL> {
      for (let at = url, step = 0; step < 10; step += 1) {
        const answer = await browser.open(at)
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`${at.href} answered ${answer.status}: ${await answer.text()}`)
        at = new URL(location, at)
        if (at.origin !== site || !at.pathname.startsWith('/oidc/')) return at
      }
      throw new Error('The redirects do not end.')
    },

    /** Continues the request of an app from the page of the portal to which the browser was redirected. */
    goOn: (page: URL) => browser.follow(new URL(`/oidc/login/${page.searchParams.get('request')!}`, site)),
  }
  browser.hold(session)
  return browser
}

/** Creates an app to which people log in through the portal, with the library openid-client. */
export async function relyingParty(
  { config: { site } }: { config: Pick<Portal['config'], 'site'> },
  appId: string,
  secret?: string,
) {
  const config = await client.discovery(
    new URL(`${site}/oidc`),
    appId,
    undefined,
    secret === undefined ? client.None() : client.ClientSecretBasic(secret),
    { execute: [client.allowInsecureRequests] },
  )

  return {
    config,

    /**
     * Returns the URL of an authorization request, and the values against which its response is checked:
     * state, nonce and PKCE verifier.
     */
    async request(more: Record<string, string> = {}) {
      const checks = {
        pkceCodeVerifier: client.randomPKCECodeVerifier(),
        expectedState: client.randomState(),
        expectedNonce: client.randomNonce(),
      }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: 'openid profile email groups',
        code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
        code_challenge_method: 'S256',
        state: checks.expectedState,
        nonce: checks.expectedNonce,
        ...more,
      })
      return { url, checks }
    },

    /** Exchanges the answer of a login for tokens. */
    finish: (answer: URL, checks: client.AuthorizationCodeGrantChecks) =>
      client.authorizationCodeGrant(config, answer, checks),

    /** Logs a browser in, and returns the tokens. */
    async logIn(browser: ReturnType<typeof createBrowser>, more: Record<string, string> = {}) {
      const { url, checks } = await this.request(more)
      return client.authorizationCodeGrant(config, await browser.follow(url), checks)
    },

    refresh: (token: string) => client.refreshTokenGrant(config, token),
    introspect: (token: string) => client.tokenIntrospection(config, token),
    userInfo: (token: string, subject: string) => client.fetchUserInfo(config, token, subject),
  }
}

/** Returns the error code with which a request of openid-client was refused; fails if the request was not refused. */
export async function refusalOf(request: Promise<unknown>): Promise<string | undefined> {
  try {
    await request
  } catch (error) {
    const { error: code, status } = error as { error?: string; status?: number }
    return code ?? (status === undefined ? String(error) : `${status}`)
  }
  throw new Error('The request was not refused.')
}
