import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemNamed } from '#contract/problem-named.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { createCallCounter } from '#server/security/call-counter.ts'

const WINDOW_SECONDS = 60
/** The number of calls that a page counts as: it makes several calls and renders their answers. */
const CALLS_OF_A_PAGE = 5
// Health endpoints, and files of the build.
const uncountedPaths = new Set(['/healthz', '/readyz', '/metrics', '/version.json', '/assets/*'])

export type CallLimits = {
  /** Calls per minute with one session. */
  perSession: number
  /** Calls per minute from one address, IPv6 by its first 64 bits. */
  perAddress: number
  sessionOf: (request: FastifyRequest) => string | undefined
  isApi: (request: FastifyRequest) => boolean
}

/**
 * Refuses calls of a session or an address beyond its limit per minute, before a body is read or the
 * database is queried. Each process counts separately, in memory.
 */
export function limitCalls(app: FastifyInstance, options: CallLimits): void {
  const { perSession, perAddress, sessionOf, isApi } = options
  const countForSession = createCallCounter({ most: perSession, seconds: WINDOW_SECONDS })
  const countForAddress = createCallCounter({ most: perAddress, seconds: WINDOW_SECONDS })

  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url
    if (route !== undefined && uncountedPaths.has(route)) return
    const isPage = route === undefined && !isApi(request)
    const calls = isPage ? CALLS_OF_A_PAGE : 1
    const session = sessionOf(request)
    // The address is counted first, so that invented sessions cannot exceed its limit.
    const waitSeconds =
      (await countForAddress(addressGroup(request.ip), calls)) ||
      (session === undefined ? 0 : await countForSession(session, calls))
    if (waitSeconds === 0) return
    const problem = problemNamed('calls.tooMany', { retryAfterSeconds: waitSeconds })
    if (!isPage) throw problem
    request.refusal = problem.reason
    await sendText(reply, `${problem.message}\n`, waitSeconds)
  })
}

const sendText = (reply: FastifyReply, text: string, retryAfterSeconds: number) =>
  reply
    .code(429)
    .headers({ 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(text)
