import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { loginNeed } from '#domain/app/login-need.ts'
import { type Clock, systemClock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { methodsOf } from '#domain/mfa/proof-ways.ts'
import type { AccessEvaluation } from '#server/domains/access/evaluation/evaluation.ts'
import { ISSUER_PATH } from '#server/domains/access/evaluation/paths.ts'
import type { LoginStore } from '#server/login/login.store.ts'
import { type BrowserLogin, withLogin } from '#server/login/login-context.ts'
import { spaceSeparated } from '#server/login/login-policy.ts'
import { FAULT_PATH, type LoginProvider, REQUEST_SECONDS } from '#server/login/provider.ts'

type Options = {
  provider: LoginProvider
  store: LoginStore
  evaluation: Pick<AccessEvaluation, 'levelsOpenTo'>
  clock: Clock
  site: string
  /** Returns the id of the portal session of a request, if it is the session of a member. */
  sessionOf: (request: FastifyRequest) => Promise<string | undefined>
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** The addresses to which browsers are redirected; apps call other addresses. */
const browserPaths = /^\/oidc\/(?:auth(?:\/|$)|login\/)/

/**
 * Serves logins to apps by OpenID Connect, at the issuer's address. The library oidc-provider answers every address
 * except one: the portal's own page for people who first have to log in, to verify their identity or to request a
 * permission.
 */
export function serveLogins(app: FastifyInstance, options: Options): void {
  const { provider, store, evaluation, clock, site, sessionOf } = options
  const { protocol, host } = new URL(site)

  void app.register(async (scope) => {
    // The library oidc-provider reads the request bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, __, done) => done(null))

    scope.get<{ Params: { uid: string }; Querystring: { leave?: string } }>(
      `${ISSUER_PATH}/login/:uid`,
      async (request, reply) => {
        const login = await loginOf(request)
        const library = await provider.current()
        const interaction = await interactionOf(library, request, reply)
        if (!interaction) return redirect(reply, `${FAULT_PATH}EXPIRED`)
        if (request.query.leave !== undefined)
          return finish(library, request, reply, {
            error: 'access_denied',
            error_description: 'The person left.',
          })
        const appId = String(interaction.params.client_id)
        const need = await loginNeedOf(interaction, login)
        if (need !== undefined || !login)
          return redirect(reply, pageFor({ appId, request: request.params.uid, need: need ?? 'LOGIN' }))
        return finish(library, request, reply, { login: resultOf(login) })
      },
    )

    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${ISSUER_PATH}/*`,
      async handler(request, reply) {
        const { response_mode: mode = 'query' } = request.query as { response_mode?: unknown }
        if (mode !== 'query') return redirect(reply, `${FAULT_PATH}REFUSED`)
        const login = await loginOf(request)
        const library = await provider.current()
        await handToProvider(request, reply, () =>
          withLogin(login, () => library.callback()(request.raw, reply.raw)),
        )
        return reply
      },
    })
  })

  async function loginOf(request: FastifyRequest): Promise<BrowserLogin | undefined> {
    if (!browserPaths.test(request.url.split('?', 1)[0]!)) return undefined
    const sessionId = await sessionOf(request)
    return sessionId === undefined ? undefined : store.loginOf(sessionId, clock.now())
  }

  async function loginNeedOf({ jti, params, prompt }: Interaction, login: BrowserLogin | undefined) {
    const record = await store.find('Interaction', jti, clock.now())
    const secondsLeft = record ? (record.expiresAt.getTime() - clock.now().getTime()) / SECOND_MS : 0
    const maxAge = prompt.reasons.includes('login_prompt') ? 0 : (params.max_age as number | undefined)
    const appId = String(params.client_id)
    return loginNeed(login, {
      askedSecondsAgo: REQUEST_SECONDS - secondsLeft,
      maxAge: maxAge === undefined ? undefined : Number(maxAge),
      assurances: spaceSeparated(params.acr_values),
      isOpen: login !== undefined && (await evaluation.levelsOpenTo(appId, login.subject)).length > 0,
    })
  }

  /**
   * Passes the request to oidc-provider under the issuer's address, since behind a proxy the request arrives under
   * another address.
   */
  async function handToProvider(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: () => unknown,
  ): Promise<void> {
    const { raw } = request
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    raw.headers['x-forwarded-host'] = host
    Object.assign(raw, { originalUrl: raw.url })
    raw.url = raw.url!.slice(ISSUER_PATH.length)
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '')
    reply.hijack()
    await answer()
  }

  const finish = async (
    library: Provider,
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionFinished']>[2],
  ) => {
    await handToProvider(request, reply, () => library.interactionFinished(request.raw, reply.raw, result))
    return reply
  }
}

/**
 * Returns the login result in the format of oidc-provider: the person, and the methods by which the person verified
 * their identity.
 */
function resultOf({ subject, assurance, ways, provenSecondsAgo }: BrowserLogin) {
  const amr = methodsOf(ways)
  return {
    accountId: subject,
    acr: assurance,
    ...(amr.length > 0 && { amr }),
    // The time is taken from the clock of the system, since the library compares it with this clock.
    ts: Math.floor(systemClock.now().getTime() / SECOND_MS) - provenSecondsAgo,
    remember: false,
  }
}

/** Returns the app's request that this browser has begun; undefined after the request has ended. */
async function interactionOf(library: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await library.interactionDetails(request.raw, reply.raw)
  } catch {
    return undefined
  }
}

/** Returns the page of the portal for the step that is missing before the login. */
const pageFor = (search: { appId: string; request: string; need: string }) =>
  `/apps/login?${new URLSearchParams(search).toString()}`

const redirect = (reply: FastifyReply, path: string) =>
  reply.header('Cache-Control', 'no-store').redirect(path, 303)
