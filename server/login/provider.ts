import type { Configuration, JWKS, Provider } from 'oidc-provider'
import type { Clock } from '#domain/clock.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { assurances } from '#domain/mfa/proof-ways.ts'
import type { Db } from '#server/db/client.ts'
import { clientStore } from '#server/domains/access/connections/client.store.ts'
import { type AccessEvaluation, isUuid } from '#server/domains/access/evaluation/evaluation.ts'
import { ISSUER_PATH, issuerOf } from '#server/domains/access/evaluation/paths.ts'
import type { Log } from '#server/observability/log.ts'
import { CLIENT_SECRET_PURPOSE } from '#server/security/client-secret.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { PublicFetch } from '#server/webhooks/public-fetch.ts'
import { loginAdapter } from './adapter.ts'
import { clientMetadata } from './client-metadata.ts'
import { loginStore } from './login.store.ts'
import { loginPolicy } from './login-policy.ts'
import type { SigningKeys } from './signing-keys.ts'

export type LoginProviderDeps = {
  db: Db
  clock: Clock
  log: Pick<Log, 'error' | 'warn'>
  evaluation: AccessEvaluation
  keyedHash: KeyedHash
  keys: SigningKeys
  /** The origin of the portal, with which the address of the issuer begins. */
  site: string
  /** The maximum duration of a login to the portal in hours. */
  sessionHours: number
  /** Sends the notifications of ended logins to apps. */
  send: PublicFetch
}

/** Returns the page to which oidc-provider sends a person with a missing step; the portal serves this page. */
export const loginPath = (uid: string): string => `${ISSUER_PATH}/login/${uid}`
/** The page of the portal that shows why a login request of an app was refused. */
export const FAULT_PATH = '/apps/refused?fault='

const scopes = ['openid', 'profile', 'email', 'groups']
/** The time in seconds that a person has to log in and to verify their identity. */
export const REQUEST_SECONDS = HOUR_MS / SECOND_MS
const CODE_SECONDS = 60
const TOKEN_SECONDS = 300

/**
 * Creates the OpenID Provider of the portal with the library oidc-provider. The library is loaded at the first
 * request, and another provider is created when the keys change. Sessions are bound to the portal login, and grants
 * to a permission (`loginAdapter`).
 */
export function createLoginProvider(deps: LoginProviderDeps) {
  const { keys } = deps
  let made: { for: string; provider: Promise<Provider> } | undefined

  return {
    /** Returns the provider with the current keys. */
    async current(): Promise<Provider> {
      const published = await keys.current()
      const keyIds = published.map(({ kid }) => kid).join(' ')
      if (made?.for !== keyIds) made = { for: keyIds, provider: makeProvider(deps, { keys: published }) }
      return made.provider
    },
  }
}

export type LoginProvider = ReturnType<typeof createLoginProvider>

async function makeProvider(deps: LoginProviderDeps, jwks: JWKS): Promise<Provider> {
  const { Provider: Made, errors, interactionPolicy } = await import('oidc-provider')
  const { db, clock, log, evaluation, keyedHash, site, send } = deps
  const store = loginStore(db)
  const clients = clientStore(db)
  const isOpen = async (appId: string, subject: string) =>
    (await evaluation.levelsOpenTo(appId, subject)).length > 0
  const sessionSeconds = (deps.sessionHours * HOUR_MS) / SECOND_MS

  const configuration: Configuration = {
    jwks,
    adapter: loginAdapter({
      clock,
      store,
      isOpen,
      async clientOf(appId) {
        const client = await clients.findOpen(appId)
        return client && clientMetadata(client, clock.now())
      },
      refuseUsed: () => {
        throw new errors.InvalidGrant('the code or token was used already')
      },
    }),
    interactions: {
      policy: loginPolicy(interactionPolicy, isOpen),
      url: (_, { uid }) => loginPath(uid),
    },
    cookies: {
      ...cookiesOf(site),
      keys: keyedHash.each('cookies of logins', ''),
    },

    scopes,
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      profile: ['name'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
      iss: null,
      sid: null,
    },
    acrValues: [...assurances],
    // Apps that do not request the claims at the userinfo endpoint find them in the ID token.
    conformIdTokenClaims: false,
    async findAccount({ oidc }, subject) {
      const person = isUuid(subject) ? await store.person(subject) : undefined
      if (!person) return undefined
      return {
        accountId: subject,
        claims: async () => ({
          sub: subject,
          name: person.name,
          email: person.email,
          email_verified: true,
          groups: oidc.client ? await evaluation.levelsOpenTo(oidc.client.clientId, subject) : [],
        }),
      }
    },
    async loadExistingGrant({ oidc }) {
      const [client, session, account] = [oidc.client!, oidc.session!, oidc.account!]
      const grantId = session.grantIdFor(client.clientId)
      const existing = grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId)
      if (existing) return existing
      if (!(await isOpen(client.clientId, account.accountId))) return undefined
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId })
      grant.addOIDCScope(scopes.join(' '))
      await grant.save()
      return grant
    },

    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    enabledJWA: {
      idTokenSigningAlgValues: ['RS256'],
      userinfoSigningAlgValues: ['RS256'],
      introspectionSigningAlgValues: ['RS256'],
      authorizationSigningAlgValues: ['RS256'],
    },
    discovery: { response_modes_supported: ['query'] },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    // Every token ends with the login to the portal, so a person who logs out of the portal is logged out of every
    // app.
    expiresWithSession: () => true,
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    // RFC 9700, section 4.14.2: a public client gets a new refresh token at each use, so that the use of a stolen
    // token is detected.
    rotateRefreshToken: ({ oidc }) => oidc.client!.clientAuthMethod === 'none',
    clientBasedCORS: (_, origin, client) =>
      client.clientAuthMethod === 'none' &&
      (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    ttl: {
      AccessToken: TOKEN_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      Grant: sessionSeconds,
      IdToken: TOKEN_SECONDS,
      Interaction: REQUEST_SECONDS,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: { enabled: false },
      dPoP: { enabled: false },
      claimsParameter: { enabled: false },
      backchannelLogout: { enabled: true },
      introspection: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId,
      },
      revocation: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId,
      },
      pushedAuthorizationRequests: { enabled: true },
      userinfo: { enabled: true },
    },
    // The only requests that oidc-provider sends are notifications of logouts, to the addresses of apps.
    fetch: async (url, init) =>
      (await send(url as string, {
        headers: Object.fromEntries(new Headers(init?.headers as Record<string, string>)),
        body: init?.body instanceof URLSearchParams ? init.body.toString() : '',
      })) as unknown as Response,
    // The reasons are for the app's developers; the person is sent to a page of the portal that shows how to
    // continue.
    renderError(ctx, { error, error_description: detail }) {
      log.warn({ error, detail }, 'a request for a login was refused')
      ctx.status = 303
      ctx.redirect(`${FAULT_PATH}${error === 'invalid_request' && isExpiry(detail) ? 'EXPIRED' : 'REFUSED'}`)
    },
  }

  const provider = new Made(issuerOf(site), configuration)
  // The request that reaches oidc-provider has the issuer's own address (serveLogins), never an address that a client
  // claims.
  provider.proxy = true
  provider.Client.prototype.compareClientSecret = function matches(this: { clientSecret?: string }, given) {
    const acceptedHashes = this.clientSecret?.split(' ') ?? []
    return keyedHash.each(CLIENT_SECRET_PURPOSE, given).some((hash) => acceptedHashes.includes(hash))
  }
  provider.on('server_error', (_, err) => log.error({ err }, 'a login to an app failed'))
  provider.on('grant.success', ({ oidc }) => {
    const appId = oidc.client?.clientId
    if (oidc.params?.grant_type !== 'authorization_code' || appId === undefined) return
    const now = clock.now()
    const minuteAgo = new Date(now.getTime() - MINUTE_MS)
    void clients.recordLogin(appId, now, minuteAgo).catch((err: unknown) => {
      log.warn({ err }, 'a login to an app was not noted')
    })
  })
  return provider
}

const isExpiry = (detail: string | undefined) => /expired|not found|mismatch/.test(detail ?? '')

/**
 * The cookies of oidc-provider. A cookie alone opens nothing, since a session is found only with the login to the
 * portal.
 */
function cookiesOf(site: string): NonNullable<Configuration['cookies']> {
  const secure = site.startsWith('https://')
  const options = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const
  return {
    names: {
      session: secure ? '__Host-app_logins' : 'app_logins',
      interaction: 'app_login_request',
      resume: 'app_login_resume',
    },
    long: { ...options, path: '/' },
    short: options,
  }
}
