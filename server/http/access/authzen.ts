import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { problemNamed } from '#contract/problem-named.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { type AccessEvaluation, isUuid } from '#server/domains/access/evaluation/evaluation.ts'
import { CONFIGURATION_PATH, EVALUATION_PATH } from '#server/domains/access/evaluation/paths.ts'
import { createCallCounter } from '#server/security/call-counter.ts'
import { problemOf } from '../calls/failures.ts'
import { siteOrigin } from '../pages/site-origin.ts'
import {
  evaluationBody,
  evaluationsBody,
  PAGE_RESULTS,
  resourceSearchBody,
  subjectSearchBody,
} from './authzen-bodies.ts'
import {
  APP,
  type Decision,
  decisionsOn,
  type EvaluatedObject,
  evaluatedResource,
  faultyDecision,
  isOfOtherApp,
  LEVEL,
  USE,
  USER,
} from './authzen-decisions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The app key that the request contains. */
    appKey: string
    /** The app of the key, once the key has been verified. */
    appId: string | undefined
  }
}

type Options = {
  evaluation: AccessEvaluation
  /** The maximum number of calls of one app per minute. */
  perApp: number
  publicOrigin: string | undefined
}

const WINDOW_SECONDS = 60
const paths = {
  access_evaluation_endpoint: EVALUATION_PATH,
  access_evaluations_endpoint: `${EVALUATION_PATH}s`,
  search_subject_endpoint: '/access/v1/search/subject',
  search_resource_endpoint: '/access/v1/search/resource',
} as const
const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i
/** The request ids that are returned to the caller: the standard leaves their format to the caller. */
const REQUEST_ID = /^[\x21-\x7e]{1,200}$/
/** The decision after which a batch of evaluations stops, by the requested semantic (section 7.1.2). */
const stopDecisions = {
  execute_all: undefined,
  deny_on_first_deny: false,
  permit_on_first_permit: true,
} as const

/**
 * AuthZEN Authorization API 1.0: an app asks which people may use it. Serves evaluation, evaluations, search of
 * subjects and resources, and the metadata. The app authenticates with its key. Objects of other apps, and people of
 * other companies, are answered as if they did not exist.
 */
export function serveAuthzen(app: FastifyInstance, { evaluation, perApp, publicOrigin }: Options): void {
  app.get(CONFIGURATION_PATH, (request, reply) => {
    const origin = siteOrigin(request, publicOrigin)
    const endpoints = Object.entries(paths).map(([name, path]) => [name, `${origin}${path}`])
    return reply
      .header('Cache-Control', 'public, max-age=300')
      .send({ policy_decision_point: origin, ...Object.fromEntries(endpoints) })
  })

  const countCall = createCallCounter({ most: perApp, seconds: WINDOW_SECONDS })
  void app.register(async (scope) => {
    scope.decorateRequest('appKey', '')
    scope.decorateRequest('appId', undefined)
    scope.setErrorHandler(async (error, request, reply) => {
      // The body of an evaluation is read before its key is verified; the error of the body is shown only to an app
      // with a valid key.
      const isAdmitted = request.appId !== undefined || (error instanceof Refusal && error.status === 401)
      const shownError = isAdmitted
        ? error
        : await authenticate(request).then(
            () => error,
            (refusal: unknown) => refusal,
          )
      return answerFailure(shownError, request, reply)
    })
    scope.addHook('onRequest', async (request, reply) => {
      const givenId = request.headers['x-request-id']
      if (typeof givenId === 'string' && REQUEST_ID.test(givenId)) reply.header('X-Request-ID', givenId)
      reply.header('Cache-Control', 'no-store')
      const [, key] = BEARER.exec(request.headers.authorization ?? '') ?? []
      if (key === undefined)
        throw new Refusal(401, 'A valid key of an app is needed.', {
          'WWW-Authenticate': 'Bearer realm="access"',
        })
      request.appKey = key
    })

    scope.post(paths.access_evaluation_endpoint, async (request) => evaluateOne(request))

    scope.post(paths.access_evaluations_endpoint, async (request) => {
      const body = parseBody(evaluationsBody, request)
      // A body without `evaluations` is a single evaluation (section 7.1).
      if (body.evaluations.length === 0) return evaluateOne(request)
      const { subject, action, resource, context } = body
      const defaults = { subject, action, resource, context }
      const asked = body.evaluations.map((each) => {
        const parsed = v.safeParse(evaluationBody, { ...defaults, ...each })
        return parsed.success ? evaluatedResource(parsed.output) : faultyDecision(400, faultOf(parsed.issues))
      })
      const decisions = await evaluate(request, asked)
      const stopDecision = stopDecisions[body.options.evaluations_semantic]
      const lastIndex = decisions.findIndex(({ decision }) => decision === stopDecision)
      return { evaluations: lastIndex < 0 ? decisions : decisions.slice(0, lastIndex + 1) }
    })

    scope.post(paths.search_subject_endpoint, { onRequest: authenticate }, async (request) => {
      const { subject, action, resource, page } = parseBody(subjectSearchBody, request)
      const evaluated = evaluatedResource({ subject: { ...subject, id: '-' }, action, resource })
      const startAfter = placeOf(page?.token)
      if ('decision' in evaluated || isOfOtherApp(evaluated, request.appId!)) return pageOf([])
      const limit = page?.limit ?? PAGE_RESULTS
      const { levelId } = evaluated
      if (levelId !== undefined && !isUuid(levelId)) return pageOf([])
      const found = await evaluation.openTo(request.appId!, {
        ...(levelId !== undefined && { levelId }),
        ...(startAfter !== undefined && { after: startAfter }),
        limit: limit + 1,
      })
      const pageItems = found.slice(0, limit)
      const nextToken = found.length > limit ? tokenOf(pageItems.at(-1)!) : ''
      return pageOf(
        pageItems.map((id) => ({ type: USER, id })),
        nextToken,
      )
    })

    scope.post(paths.search_resource_endpoint, { onRequest: authenticate }, async (request) => {
      const { subject, action, resource } = parseBody(resourceSearchBody, request)
      if (subject.type !== USER || action.name !== USE) return pageOf([])
      const levels = await evaluation.levelsOpenTo(request.appId!, subject.id)
      if (resource.type === LEVEL) return pageOf(levels.map((id) => ({ type: LEVEL, id })))
      return pageOf(resource.type === APP && levels.length > 0 ? [{ type: APP, id: request.appId! }] : [])
    })
  })

  /** Finds the app of the key and counts the call. Refuses an unknown key, and calls beyond the limit. */
  async function authenticate(request: FastifyRequest): Promise<void> {
    await admit(request, await evaluation.appOf(request.appKey))
  }

  async function admit(request: FastifyRequest, appId: string | undefined): Promise<void> {
    if (appId === undefined)
      throw new Refusal(401, 'A valid key of an app is needed.', {
        'WWW-Authenticate': 'Bearer realm="access", error="invalid_token"',
      })
    request.appId = appId
    const wait = await countCall(appId)
    if (wait > 0)
      throw new Refusal(429, 'The app has made too many calls in a minute.', { 'Retry-After': `${wait}` })
  }

  /** Decides on evaluations, in their order; decisions that have already been made stay unchanged. */
  async function evaluate(
    request: FastifyRequest,
    asked: readonly (EvaluatedObject | Decision)[],
  ): Promise<Decision[]> {
    const found = await evaluation.usesByKey(
      request.appKey,
      asked.filter((each): each is EvaluatedObject => !('decision' in each)),
    )
    await admit(request, found?.appId)
    return decisionsOn(asked, { ...found!, site: siteOrigin(request, publicOrigin) })
  }

  async function evaluateOne(request: FastifyRequest): Promise<Decision> {
    const [decision] = await evaluate(request, [evaluatedResource(parseBody(evaluationBody, request))])
    return decision!
  }
}

const pageOf = (results: { type: string; id: string }[], next = '') => ({
  results,
  page: { next_token: next, count: results.length },
})

const tokenOf = (subject: string) => Buffer.from(subject, 'utf8').toString('base64url')

/** Returns the position after which a page begins; refuses a token that the portal did not issue. */
function placeOf(token: string | undefined): string | undefined {
  if (token === undefined || token === '') return undefined
  const pageStart = Buffer.from(token, 'base64url').toString('utf8')
  if (!isUuid(pageStart)) throw new Refusal(400, 'page.token: not one of an answer.')
  return pageStart
}

/** A refusal with status, text and headers (section 10). */
class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 429,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

function parseBody<Body extends v.GenericSchema>(
  schema: Body,
  { body }: FastifyRequest,
): v.InferOutput<Body> {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new Refusal(400, faultOf(parsed.issues))
  return parsed.output
}

const faultOf = ([issue]: readonly v.BaseIssue<unknown>[]) =>
  `${(issue && v.getDotPath(issue)) ?? 'The body'}: ${issue?.message ?? 'is not valid.'}`

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendText(reply.headers(error.headers), error.status, error.message)
  const problem = problemOf(error)
  request.refusal = problem.reason
  if (problem.is('server.failed', 'server.unavailable')) request.log.error({ err: error }, 'a request failed')
  const { http } = problemCatalogue[problem.reason ?? problemNamed('server.failed').reason!]
  return sendText(reply, http === 200 ? 400 : http, `${http}`)
}

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)
